/** A room of the project: a folder whose files know the same things. */
export interface Room {
  readonly name: string;
  /** What the paths of its files begin with; of two rooms that fit, the longer one is meant. */
  readonly prefix: string;
  /** The rooms it may import from, its own among them. */
  readonly knows: readonly string[];
  readonly reason: string;
}

const WORDS = 'src/words';
const DOMAIN = 'src/domain';
const PRODUCT = [
  WORDS,
  DOMAIN,
  'templates',
  'machines',
  'src/services',
  'src/ui',
  'src/app',
  'src/inspect',
  'src',
  'server',
];

/** Every room and what it knows: the arrows of the design. */
export const ROOMS: readonly Room[] = [
  room(WORDS, [], 'everything may know the words, the words know nobody'),
  room(DOMAIN, [WORDS], 'everything may know the domain, the domain knows only the words'),
  room('templates', [WORDS, DOMAIN], 'a template is a pure function from config to HTML'),
  room(
    'machines',
    [WORDS, DOMAIN, 'templates'],
    'services are provided in src/app/create-app.ts, views read selectors',
  ),
  room('src/services', [WORDS, DOMAIN], 'a service implements a port of the domain and knows nothing else'),
  room(
    'src/ui',
    [WORDS, DOMAIN, 'templates', 'machines'],
    'a view draws snapshots and sends events; src/app hands it its actors',
  ),
  room(
    'src/app',
    PRODUCT.filter((name) => name !== 'server' && name !== 'src' && name !== 'src/inspect'),
    'it wires the app, once',
  ),
  room(
    'src/inspect',
    [WORDS, DOMAIN, 'templates', 'machines', 'src/ui', 'src/app'],
    'the inspector looks on; nothing of the app needs it',
  ),
  room(
    'src',
    PRODUCT.filter((name) => name !== 'server'),
    'the app starts here, in the browser',
  ),
  room('server', [WORDS, DOMAIN], 'the server runs without the builder: pages reach it as text'),
  room('tests/harness', PRODUCT, 'a harness serves tests and benches and knows neither'),
  room('tests', [...PRODUCT, 'tests/harness'], 'benches measure, tests judge'),
  room('bench', [...PRODUCT, 'tests/harness'], 'a bench measures the product, with the harness of the tests'),
  {
    name: 'the root',
    prefix: '',
    knows: ['the root', WORDS, 'tests/harness'],
    reason: 'a tool is configured at the root; of the product it may know the words of index.html',
  },
];

/** The room of a file. */
export function roomOf(path: string): Room | undefined {
  return ROOMS.filter(({ prefix }) => path.startsWith(prefix)).sort(
    (a, b) => b.prefix.length - a.prefix.length,
  )[0];
}

function room(name: string, others: readonly string[], reason: string): Room {
  return { name, prefix: `${name}/`, knows: [...new Set([name, ...others])], reason };
}
