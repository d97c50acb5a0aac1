/** What a request was about; an address itself is no label, since visitors make up as many as they like. */
export type RouteLabel = 'deploy' | 'owner' | 'page' | 'upload' | 'image' | 'operation' | 'other' | 'app';

const ROUTES: readonly (readonly [RouteLabel, RegExp])[] = [
  ['page', /^\/s\//],
  ['image', /^\/storage\/v1\/(object|render\/image)\/public\//],
  ['upload', /^\/storage\/v1\/object\//],
  ['deploy', /^\/api\/deploy$/],
  ['owner', /^\/api\/sites\//],
  ['operation', /^\/(healthz|readyz|metrics)$/],
  ['other', /^(\/(api|storage)(\/|$)|$)/],
];

/** The label of a path. */
export function routeLabel(path: string): RouteLabel {
  return ROUTES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'app';
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** The label of a method. */
export const methodLabel = (method: string) => (METHODS.has(method) ? method : 'other');
