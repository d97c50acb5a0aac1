/** A part of the project with one set of import rules. */
interface Area {
  readonly name: string;
  /** The start of its files' paths. If two areas fit a path, the longer prefix counts. */
  readonly prefix: string;
  /** The areas it may import from, itself included. */
  readonly imports: readonly string[];
  /** The packages it must not import; a name covers the package's entry points. */
  readonly bannedPackages: readonly string[];
  readonly reason: string;
}

/** The floors of the product. Each stands on those before it, and knows nothing of those after it. */
export const FLOORS = ['words', 'domain', 'templates', 'machines', 'charts', 'inspector', 'src'] as const;

type Floor = (typeof FLOORS)[number];

/** A floor with all that it stands on. */
const upTo = (floor: Floor): readonly string[] => FLOORS.slice(0, FLOORS.indexOf(floor) + 1);

const PARTS_OF_SRC = ['src/services', 'src/ui', 'src/app'];
const PRODUCT = [...FLOORS, ...PARTS_OF_SRC, 'server'];

/** The inspector has tests of its own; the charts are proved without it, with what stands in `charts/`. */
const TESTED = PRODUCT.filter((name) => name !== 'inspector');

const VIEW = ['react', 'react-dom', '@xstate/react'];
const STATE = ['xstate', '@xstate'];
const PLATFORM = ['node', 'hono', '@hono'];

/** Every area, and what it may import. */
export const AREAS: readonly Area[] = [
  floor('words', 'everything reads the words, in the browser and on the server', [
    ...VIEW,
    ...STATE,
    ...PLATFORM,
  ]),
  floor('domain', 'the domain is read in the browser, on the server and in tests', [
    ...VIEW,
    ...STATE,
    ...PLATFORM,
  ]),
  floor('templates', 'a template is a pure function from config to HTML', [...VIEW, ...STATE, ...PLATFORM]),
  floor('machines', 'services are provided in src/app/create-app.ts, views read selectors', [
    ...VIEW,
    ...PLATFORM,
  ]),
  floor('charts', 'charts are drawn in the inspector, in documents and in tests', [
    '@xstate/react',
    ...PLATFORM,
  ]),
  floor('inspector', 'the inspector watches the app; the app does not need it', PLATFORM),
  area('src', [...upTo('src'), ...PARTS_OF_SRC], 'the app starts here, in the browser', PLATFORM),
  area('server', upTo('domain'), 'the server gets pages as text and runs without the builder', [
    ...VIEW,
    ...STATE,
  ]),
  // Inside of src.
  area('src/services', upTo('domain'), 'a service implements a port of the domain', [
    ...VIEW,
    ...STATE,
    ...PLATFORM,
  ]),
  area(
    'src/ui',
    upTo('machines'),
    'a view draws snapshots and sends events; src/app hands it its actors',
    PLATFORM,
  ),
  area(
    'src/app',
    [...upTo('machines'), 'src/services', 'src/ui'],
    'it wires the app, and works without the inspector',
    PLATFORM,
  ),
  area('src/services/fonts/vite', ['src/services'], 'the build cuts the fonts of the builder and of pages', [
    ...VIEW,
    ...STATE,
  ]),
  area(
    'src/vite',
    upTo('machines'),
    'the build fills index.html, knows its browsers, and keeps texts for developers apart',
    VIEW,
  ),
  // What proves and measures the product.
  area('tests/mutants', ['src/services/fonts/vite'], 'a config of the mutation tester'),
  area('tests/harness', TESTED, 'a harness serves tests and benches, and needs neither'),
  area('tests', [...TESTED, 'tests/harness'], 'tests do not depend on benches, nor on the inspector'),
  area(
    'tests/inspector',
    [...PRODUCT, 'tests', 'tests/harness'],
    'the inspector is tested by its own tests alone',
  ),
  area(
    'tests/model-of-spec',
    ['templates', 'tests/harness'],
    'the model says what the specification says; of the product it reads the default websites alone',
    [...VIEW, ...STATE],
  ),
  area(
    'tests/model-of-spec/builders',
    [...TESTED, 'tests', 'tests/harness', 'tests/model-of-spec'],
    'a builder translates between the model and the running product',
  ),
  area('bench', [...TESTED, 'tests/harness'], 'a bench measures the product, with the harness of the tests'),
  {
    name: 'the root',
    prefix: '',
    imports: ['the root', 'src/vite', 'src/services/fonts/vite', 'tests/harness'],
    bannedPackages: [],
    reason: 'the root configures tools; of the product it needs the plugins of the build',
  },
];

/** The folders whose entries must not import each other in a cycle. */
export const PRODUCT_FOLDERS: readonly string[] = PRODUCT.filter((name) => name !== 'src');

/** The area of a file, by its path from the root. */
export function areaOf(path: string): Area | undefined {
  return AREAS.filter(({ prefix }) => path.startsWith(prefix)).sort(
    (a, b) => b.prefix.length - a.prefix.length,
  )[0];
}

function floor(name: Floor, reason: string, bannedPackages: readonly string[]): Area {
  return area(name, upTo(name), reason, bannedPackages);
}

function area(
  name: string,
  others: readonly string[],
  reason: string,
  bannedPackages: readonly string[] = [],
): Area {
  return { name, prefix: `${name}/`, imports: [...new Set([name, ...others])], bannedPackages, reason };
}
