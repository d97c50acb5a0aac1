import type { Project, Source } from './project.ts';
import { placeOf } from './project.ts';
import type { Rule } from './rule.ts';
import { listAt, nameOf, nodeAt, type SyntaxNode } from './syntax.ts';

/** What says how the product behaves: the models with their sentences, and the properties of the screen. */
const ORACLES = /^tests\/(models\/.+|prove\/screen\/(properties|said|machine-facts|controls))\.ts$/;
/** A driver does what an event says, and judges nothing. */
const DRIVERS = /\.(screen|test)\.ts$/;
const TESTED = /^(domain|machines|templates)\//;

/** What is no oracle: the chart under test, its selectors, and the websites that a path starts with. */
function isSubject(module: string, name: string): boolean {
  if (/^templates\/([^/]+\/template|templates)\.ts$/.test(module)) return true;
  return module.startsWith('machines/') && (name.endsWith('Machine') || name.startsWith('select'));
}

/** The functions and constants that only make what a path starts with or sends, by their modules. */
const INPUTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'machines/chat/stack.ts': { '*': 'builds the stack of a start' },
  'machines/chat/transcript.ts': {
    '*': 'builds the stack of a start or a stub, and lists what can be picked',
    liveOptions: 'lists what can be picked',
  },
  'machines/site/site.context.ts': { carrying: 'attaches the callback of the embedder to an input' },
  'domain/chat/answers.ts': { toldOfEdit: 'asks about a picture in the stack of a start' },
  'domain/chat/command.ts': {
    optionNamed: 'finds the option by which a stub goes on',
    NOT_UNDERSTOOD: 'is the refusal that a stub waits for',
  },
  'domain/editing/arrangement.ts': { arrange: 'adds a section to the website of a start' },
  'domain/editing/history.ts': { NO_HISTORY: 'is the history of a start' },
  'domain/interview/question.ts': { QUESTIONS: 'names the starts' },
  'domain/json/patch.ts': { patchBetween: 'makes a step of another tab' },
  'domain/json/path.ts': { setAt: 'changes the website of a start' },
  'domain/publish/deploy-error.ts': {
    DeployError: 'is an error that a service throws',
    NetworkLost: 'is an error that a service throws',
  },
  'domain/publish/published-versions.ts': { OwnerCallError: 'is an error that a service throws' },
  'domain/storage/site-document.ts': { EMPTY_STORE: 'is the store of a start' },
};

/** Which functions of the product a test may not use to judge it. */
export const ORACLE_RULES: readonly Rule[] = [
  {
    name: 'a sentence does not ask the code under test what is right',
    reason: 'A fault of a function is in an oracle that calls it too. A sentence says it in its own words.',
    breaches: ({ sources }) =>
      oraclesIn(sources).flatMap((source) =>
        importedBy(source).flatMap(({ module, name, start }) =>
          isSubject(module, name) || INPUTS[module]?.[name] !== undefined
            ? []
            : [`${placeOf(source, start)} imports ${name} of ${module}`],
        ),
      ),
  },
  {
    name: 'each function that only makes inputs is used for one',
    reason: 'A list of exceptions must not outlive them.',
    breaches: ({ sources }) => {
      const used = new Set(
        oraclesIn(sources)
          .flatMap(importedBy)
          .map(({ module, name }) => `${module} ${name}`),
      );
      return Object.entries(INPUTS).flatMap(([module, names]) =>
        Object.keys(names)
          .map((name) => `${module} ${name}`)
          .filter((input) => !used.has(input)),
      );
    },
  },
];

function oraclesIn(sources: Project['sources']): readonly Source[] {
  return sources.filter(({ path }) => ORACLES.test(path) && !DRIVERS.test(path));
}

/** The values that a file imports of the code under test; `*` for all of a module. */
function importedBy({ program, imports }: Source) {
  return listAt(program, 'body').flatMap((node) => {
    const module = imports.find(({ start }) => start === node.start)?.target ?? '';
    if (!TESTED.test(module) || node.importKind === 'type') return [];
    const specifiers = listAt(node, 'specifiers').filter(({ importKind }) => importKind !== 'type');
    return specifiers.map((specifier) => ({ module, name: nameIn(specifier), start: node.start }));
  });
}

function nameIn(specifier: SyntaxNode): string {
  return nameOf(nodeAt(specifier, 'imported')) ?? '*';
}
