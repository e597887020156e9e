import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../apps/server/src/cli/commands.ts';
import { root } from '../steps.ts';
import { isInTheHouse, roomNames } from './path-in-text.ts';
import { codeIn, readDocument } from './read-document.ts';

const documents = ['*.md', '.github/**/*.md', 'docs/**/*.md', 'apps/*/*.md', 'packages/*/*.md', 'bench/*.md']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .toSorted();

/** The scripts as they are called: `test`, or `fuzz -w @portico/x12` in a workspace. */
const scripts = globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: root }).flatMap((file) => {
  const { name, scripts: own = {} } = JSON.parse(readDocument(file)) as Package;
  return Object.keys(own).map((script) => (file === 'package.json' ? script : `${script} -w ${name}`));
});

/** Commands of npm itself that documents name. */
const npmCommands = ['audit', 'ci', 'install', 'sbom'];

interface Package {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** What a pattern finds in the documents, each with the document that says it. */
const found = (pattern: RegExp): Array<{ document: string; what: string }> =>
  documents.flatMap((document) =>
    [...readDocument(document).matchAll(pattern)].map(([, what = '']) => ({ document, what })),
  );

describe('the documents', () => {
  it('link to files and headings that are there', () => {
    const links = found(/\]\(([^)\s]+)\)/g).filter(({ what }) => !/^[a-z]+:/.test(what));
    expect(links).not.toEqual([]);
    const lost = links.filter(({ document, what }) => {
      const [path = '', heading] = what.split('#');
      const file = path === '' ? document : join(dirname(document), path);
      return !existsSync(join(root, file)) || (heading !== undefined && !anchorsOf(file).includes(heading));
    });
    expect(lost).toEqual([]);
  });

  it('name paths of the house that are there', () => {
    const paths = found(
      new RegExp(`\`((?:apps|packages|scripts|e2e|bench|docs|${roomNames.join('|')})/[^\`\\s:]*)\``, 'g'),
    );
    expect(paths).not.toEqual([]);
    expect(paths.filter(({ what }) => !isInTheHouse(what))).toEqual([]);
  });

  it("name the operator's commands as they are", () => {
    const called = found(/(?:`portico|portico --) ([a-z]+(?: [a-z][a-z-]*)?)/g);
    expect(called).not.toEqual([]);
    expect(called.filter(({ what }) => !Object.hasOwn(commands, what))).toEqual([]);
  });

  it('name commands of npm that package.json has', () => {
    const run = found(/[`\n]npm (?:run )?([a-z][\w:-]*(?: -w [@\w/-]+)?)/g);
    expect(run).not.toEqual([]);
    expect(run.filter(({ what }) => !scripts.includes(what) && !npmCommands.includes(what))).toEqual([]);
  });
});

describe('the steps of CONTRIBUTING.md', () => {
  const named = codeIn(readDocument('CONTRIBUTING.md'));

  it('name folders and files that are there', () => {
    const paths = named.filter((code) => /^[\w.<>-]+(?:\/[\w.<>-]+)+$/.test(code));
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it('name programs that are installed', () => {
    const programs = named.flatMap((code) => /^npx (\S+)/.exec(code)?.[1] ?? []);
    expect(programs).not.toEqual([]);
    expect(programs.filter((program) => !existsSync(join(root, 'node_modules/.bin', program)))).toEqual([]);
  });
});

/** The headings of a document, as links name them. */
function anchorsOf(document: string): string[] {
  return [...readDocument(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Whether there is such a file, from the root or below a package; `<call>` stands for any name. */
function isThere(path: string): boolean {
  const pattern = path.replaceAll(/<[^>]+>/g, '*');
  return globSync([pattern, `{apps,packages}/*/src/**/${pattern}`], { cwd: root }).length > 0;
}
