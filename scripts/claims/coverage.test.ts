import { describe, expect, it } from 'vitest';
import { readCoverage } from './coverage-document.ts';
import { coverageErrors } from './coverage-errors.ts';
import { type HouseFiles, houseFiles } from './house-files.ts';
import { readDocument } from './read-document.ts';
import { textsWithPromise } from './said-texts.ts';
import { countSpecLines } from './spec-lines.ts';
import { testTitles } from './test-titles.ts';

describe('docs/spec-coverage.md', () => {
  it('has for each line and promise a file with a test, a decision, or what is missing', () => {
    const document = readCoverage(readDocument('docs/spec-coverage.md'));
    expect(document.lines.length).toBeGreaterThan(200);
    expect(document.promises.length).toBeGreaterThan(50);
    expect(coverageErrors(document, houseFiles, null)).toEqual([]);
  });

  it('is asked for all that catalogues, messages and terms promise', () => {
    const promising = textsWithPromise(houseFiles).map(({ file }) => file);
    expect(promising.filter((file) => file.endsWith('.po')).length).toBeGreaterThan(50);
    expect(promising.filter((file) => file.includes('/messages/')).length).toBeGreaterThan(5);
    expect(promising).toContain('apps/server/src/demo/health-system.json');
  });
});

/** A small house: one test, one page with its words, one decision, in two applications. */
const files = new Map([
  ['apps/server/src/mail/send.ts', ''],
  ['apps/server/src/mail/send.test.ts', "it('sends a mail once', () => {});\nit('sends a mail again', () => {});"],
  ['apps/server/src/both.ts', ''],
  ['apps/web/src/both.ts', ''],
  [
    'apps/web/src/start/locales/es.po',
    'msgid ""\n"A link works "\n"once."\nmsgstr ""\n\nmsgid "We keep no number."\nmsgstr ""\n',
  ],
  ['docs/decisions/0007-a-name.md', ''],
]);

const smallHouse: HouseFiles = {
  find: (path) =>
    ['', 'apps/server/src/', 'apps/web/src/']
      .map((folder) => `${folder}${path}`)
      .filter((each) => files.has(each) || smallHouse.isFolder(each)),
  isFolder: (path) => [...files.keys()].some((each) => each.startsWith(`${path}/`)),
  read: (path) => files.get(path) ?? '',
  glob: (pattern) => {
    const [begin = '', end = ''] = [pattern.split('*')[0], pattern.split('*').at(-1)];
    return [...files.keys()].filter((each) => each.startsWith(begin) && each.endsWith(end));
  },
};

const wholeLine = '| §1.1 | a mail | `mail/send.ts` | `mail/send.test.ts` “sends a mail once” |';
const wholePromise =
  '| P1 | “works once” “keep no number” | `start` | `mail/send.ts` | `mail/send.test.ts` “a mail once” |';

interface Tables {
  lines?: readonly string[];
  promises?: readonly string[];
  open?: readonly string[];
  counts?: ReadonlyMap<number, number>;
  /** The headings of the sections, where they are wrong. */
  heads?: readonly string[];
}

/** The errors of a document of these rows. */
function errorsOf({
  lines = [wholeLine],
  promises = [wholePromise],
  open = [],
  counts,
  heads,
}: Tables): readonly string[] {
  const sections = Map.groupBy(lines, (line) => line.charAt(3));
  const headings = [...sections].map(([section, { length }]) => `## §${section} A section (${length} lines)`);
  const tables = [
    heads ?? headings,
    ['| line | what is asked | file | shown by |', '|---|---|---|---|', ...lines],
    ['| promise | in these words | said in | file | shown by |', '|---|---|---|---|---|', ...promises],
    ['| open | what is missing |', '|---|---|', ...open],
  ];
  const markdown = tables.map((rows) => rows.join('\n')).join('\n\n');
  return coverageErrors(readCoverage(markdown), smallHouse, counts ?? null);
}

describe('the check of it', () => {
  it('finds nothing wrong in rows that are whole', () => {
    const decided = '| §1.2 | a letter | – | decision 7 |';
    const open = '| §2.1 | a call | – | not there yet |';
    const counts = new Map([
      [1, 2],
      [2, 1],
    ]);
    expect(errorsOf({ lines: [wholeLine, decided, open], open: ['| §2.1 | the call |'], counts })).toEqual([]);
  });

  const row = (cells: string) => ({ lines: [wholeLine, `| §1.2 | a letter | ${cells} |`] });
  it.each<[string, Tables, string]>([
    ['nothing that shows it', row('– | '), 'neither a file with a test'],
    ['a file without a test', row('`mail/send.ts` | '), 'neither a file with a test'],
    ['a test without a file', row('– | `mail/send.test.ts` “sends a mail once”'), 'neither a file with a test'],
    ['a file that is not there', row('`mail/lost.ts` | decision 7'), 'mail/lost.ts is not there'],
    ['a file that may be two', row('`both.ts` | decision 7'), 'both.ts is in both applications'],
    [
      'a test that is not there',
      row('`mail/send.ts` | `mail/lost.test.ts` “a mail”'),
      'mail/lost.test.ts is not there',
    ],
    ['a test that is none', row('`mail/send.ts` | `mail/send.ts` “a mail”'), 'mail/send.ts is no test'],
    [
      'a title that is not there',
      row('`mail/send.ts` | `mail/send.test.ts` “sends a letter”'),
      'has no test “sends a letter”',
    ],
    ['a title of two tests', row('`mail/send.ts` | `mail/send.test.ts` “sends a mail”'), 'stands in several titles'],
    ['a decision that is not there', row('– | decision 8'), 'there is no decision 8'],
    ['something else', row('– | decision 7, probably'), '“,probably” is of no known form'],
    ['no words of what is asked', { lines: [wholeLine.replace('a mail', '')] }, 'it says nothing'],
    [
      'a gap in the ids',
      { lines: [wholeLine, '| §1.3 | a letter | – | decision 7 |'] },
      '§1.3: this id does not follow',
    ],
    ['an id twice', { lines: [wholeLine, wholeLine] }, '§1.1: this id does not follow'],
    [
      'a section left out',
      { lines: [wholeLine, '| §3.1 | a letter | – | decision 7 |'] },
      '§3.1: this id does not follow',
    ],
    ['no rows', { lines: [] }, 'has no rows'],
    ['fewer lines than the specification', { counts: new Map([[1, 2]]) }, 'has 2 lines, the table 1'],
    [
      'a section that lost its last line',
      { heads: ['## §1 A section (2 lines)'] },
      'its heading has 2 lines, the table 1',
    ],
    ['an open row that is not listed', row('– | not there yet'), '§1.2: “Not there yet” does not list it'],
    ['a listed row that is not open', { open: ['| §1.1 | a part |'] }, '§1.1: its own row does not say'],
    ['an open row without a reason', { ...row('– | not there yet'), open: ['| §1.2 | |'] }, 'gives no reason'],
    [
      'words that nobody says',
      { promises: [wholePromise.replace('“works', '“works twice” “works')] },
      'nobody says “works twice”',
    ],
    ['a promise without a place', { promises: [wholePromise.replace('`start`', '–')] }, 'what is promised and where'],
    [
      'a promise that stands in no row',
      { promises: [wholePromise.replace(' “keep no number”', '')] },
      'apps/web/src/start/locales/es.po promises what no row has: “We keep no number.”',
    ],
  ])('finds %s', (_what, tables, error) => {
    expect(errorsOf(tables).filter((each) => each.includes(error))).toHaveLength(1);
  });
});

describe('the titles of a test file', () => {
  it('are those of tests and groups, as they are written', () => {
    const source = [
      "describe('a group', () => {",
      "  it('is \\'one\\'', () => {});",
      '  it.each([[1], [2]])("%s is two", async () => {});',
      '  it.each<string>([',
      "    'no title',",
      '  ])(`is ${THREE}`, () => {});',
      "  it.skip('never runs', () => {});",
      "  expect(call('no title', 1));",
    ].join('\n');
    expect(testTitles(source)).toEqual(['a group', "is 'one'", '%s is two', 'is ${THREE}']);
  });
});

describe('the lines of a specification', () => {
  it('are entries, paragraphs and rows, by section', () => {
    const entries = '- One.\n- Server-side: not shown.\n- Guests. Others: not shown.\n';
    const table = '| Call | Query |\n|---|---|\n| GET | id |\n  - indented\n';
    const text = `# Title\n\nWhat it is.\n\n## 1. Users\n\nGuests.\n\n${entries}## 2. Calls\n### Base\n${table}## Appendix\nmore`;
    expect([...countSpecLines(text)]).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });
});
