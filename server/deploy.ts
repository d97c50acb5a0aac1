import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { DeployAnswer } from '../src/domain/deploy.ts';
import { MAX_BODY_BYTES, readDeployRequest, TOO_LARGE } from './deploy-request.ts';
import { encodePage } from './encoded-page.ts';
import { ownerOf } from './owner.ts';
import { Refusal } from './refusal.ts';
import type { Refused, SiteStore } from './store.ts';

/** What the deploy call needs; `publicUrl` is an origin, undefined: that of each request. */
export interface DeployOptions {
  readonly store: SiteStore;
  readonly publicUrl: string | undefined;
}

/** The deploy call, to be mounted at `/api/deploy`; errors leave it as Refusals. */
export function deployRoute({ store, publicUrl }: DeployOptions): Hono {
  const route = new Hono();

  route.post('/', requireJson, async (c) => {
    const owner = ownerOf(c.req.header('authorization'));
    const { html, siteName, templateId, userEmail, isUpdate } = readDeployRequest(await bodyOf(c));
    const page = await encodePage(html);
    const at = Date.now();
    const outcome = await store.publish({ siteId: siteName, owner, email: userEmail, templateId, page, at });
    if (outcome.kind === 'refused') throw refusalFor(outcome.why, isUpdate);
    const answer: DeployAnswer = {
      url: `${publicUrl ?? new URL(c.req.url).origin}/s/${siteName}/`,
      id: `${siteName}.${outcome.version}`,
    };
    return c.json(answer);
  });

  route.all('/', (c) => {
    c.header('Allow', 'POST');
    return c.json({ error: 'This address takes POST requests only.' }, 405);
  });

  return route;
}

const requireJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  // Also what keeps other origins out: a form cannot send this type, and a script would have to ask first.
  if (type !== 'application/json') throw new Refusal(415, 'The request must be sent as application/json.');
  await next();
};

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new Refusal(413, TOO_LARGE);
  },
});

async function bodyOf(c: Context): Promise<ArrayBuffer> {
  try {
    await limitBody(c, async () => {});
    return await c.req.arrayBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The visitor has closed the dialog or lost the line: nobody reads this answer, and it is no fault of ours.
    throw new Refusal(400, 'The request was cut off.');
  }
}

function refusalFor(why: Refused, isUpdate: boolean): Refusal {
  switch (why) {
    case 'blocked':
      return new Refusal(451, 'This website was taken down.');
    case 'unpublished':
      return new Refusal(410, 'This website is no longer published.');
    case 'not-owned':
      return isUpdate
        ? new Refusal(403, 'This website was published from another browser and can only be updated there.')
        : new Refusal(409, 'This website address is already taken.');
  }
}
