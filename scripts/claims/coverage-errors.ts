import type { CoverageDocument, CoverageRow, Evidence, NamedTest } from './coverage-document.ts';
import type { HouseFiles } from './house-files.ts';
import { textsOf, textsWithPromise } from './said-texts.ts';
import { testTitles } from './test-titles.ts';

/**
 * What is wrong with docs/spec-coverage.md, one sentence each, by the id of the row.
 *
 * @param counts how many lines each section of the specification has; null where the specification is not at hand.
 */
export function coverageErrors(
  document: CoverageDocument,
  files: HouseFiles,
  counts: ReadonlyMap<number, number> | null,
): readonly string[] {
  const { lines, promises, open } = document;
  const rows = [...lines, ...promises];
  return [
    ...errorsOfIds(
      lines.map(({ id }) => id),
      (previous, id) => nextLineIds(previous).includes(id),
    ),
    ...errorsOfIds(
      promises.map(({ id }) => id),
      (previous, id) => id === `P${Number(previous?.slice(1) ?? 0) + 1}`,
    ),
    ...errorsOfCounts(lines, document.counts, 'its heading'),
    ...(counts === null ? [] : errorsOfCounts(lines, counts, 'the specification')),
    ...rows.flatMap((row) => errorsOfRow(row, files).map((error) => `${row.id}: ${error}`)),
    ...promises.flatMap((row) => errorsOfWords(row, files).map((error) => `${row.id}: ${error}`)),
    ...errorsOfOpen(rows, open),
    ...missingPromises(promises, files),
  ];
}

/** The ids that may follow: the next line of the section, or the first one of the next section. */
function nextLineIds(previous: string | undefined): string[] {
  if (previous === undefined) return ['§1.1'];
  const [section = 0, line = 0] = previous.slice(1).split('.').map(Number);
  return [`§${section}.${line + 1}`, `§${section + 1}.1`];
}

function errorsOfIds(ids: readonly string[], mayFollow: (previous: string | undefined, id: string) => boolean) {
  if (ids.length === 0) return ['A table of the document has no rows.'];
  const index = ids.findIndex((id, at) => !mayFollow(ids[at - 1], id));
  return index === -1 ? [] : [`${ids[index]}: this id does not follow ${ids[index - 1] ?? 'the head of the table'}.`];
}

function errorsOfCounts(lines: readonly CoverageRow[], counts: ReadonlyMap<number, number>, whose: string): string[] {
  const rows = Map.groupBy(lines, ({ id }) => Number(/^§(\d+)\./.exec(id)?.[1]));
  return [...new Set([...rows.keys(), ...counts.keys()])].flatMap((section) => {
    const [count = 0, length = 0] = [counts.get(section), rows.get(section)?.length];
    return length === count ? [] : [`§${section}: ${whose} has ${count} lines, the table ${length}.`];
  });
}

function errorsOfRow(row: CoverageRow, files: HouseFiles): string[] {
  const hasEvidence = row.isOpen || row.decisions.length > 0 || (row.files.length > 0 && row.tests.length > 0);
  return [
    ...(row.text === '' ? ['it says nothing.'] : []),
    ...(hasEvidence ? [] : ['neither a file with a test, nor a decision; nor is it said to be not there yet.']),
    ...row.unreadable.map((text) => `“${text}” is of no known form.`),
    ...row.files.flatMap((path) => errorsOfPath(path, files)),
    ...errorsOfEvidence(row, files),
  ];
}

/** What of the tests and decisions that a row names is not there. */
export function errorsOfEvidence(
  { tests, decisions }: Pick<Evidence, 'tests' | 'decisions'>,
  files: HouseFiles,
): string[] {
  return [
    ...tests.flatMap((test) => errorsOfTest(test, files)),
    ...decisions.flatMap((number) =>
      files.glob(`docs/decisions/${String(number).padStart(4, '0')}-*.md`).length === 1
        ? []
        : [`there is no decision ${number}.`],
    ),
  ];
}

function errorsOfPath(path: string, files: HouseFiles): string[] {
  const { length } = files.find(path);
  if (length === 1) return [];
  return [length === 0 ? `${path} is not there.` : `${path} is in both applications: name it from the root.`];
}

/** Journeys share some of their tests in files of their own. */
const isOfTests = /\.test\.tsx?$|^e2e\//;

function errorsOfTest({ file, title }: NamedTest, files: HouseFiles): string[] {
  const wrongPath = errorsOfPath(file, files);
  if (wrongPath.length > 0) return wrongPath;
  if (!isOfTests.test(file)) return [`${file} is no test.`];
  const titles = testTitles(files.read(files.find(file)[0] ?? file));
  const meant = titles.filter((each) => each.includes(title));
  if (meant.length === 1 || titles.filter((each) => each === title).length === 1) return [];
  return [meant.length === 0 ? `${file} has no test “${title}”.` : `“${title}” stands in several titles of ${file}.`];
}

/** A promise must still be said in the words that were looked at: each of them somewhere, and in each place some of them. */
function errorsOfWords({ words, saidIn }: CoverageRow, files: HouseFiles): string[] {
  const wrongPaths = saidIn.flatMap((path) => errorsOfPath(path, files));
  if (wrongPaths.length > 0) return wrongPaths;
  if (words.length === 0 || saidIn.length === 0) return ['it does not tell what is promised and where.'];
  const places = saidIn.map((path) => ({ path, texts: textsOf(files.find(path)[0] ?? path, files) }));
  const isSaid = (word: string, texts: readonly string[]) => texts.some((text) => text.includes(word));
  return [
    ...words.filter((word) => !places.some(({ texts }) => isSaid(word, texts))).map((word) => `nobody says “${word}”.`),
    ...places
      .filter(({ texts }) => !words.some((word) => isSaid(word, texts)))
      .map(({ path }) => `${path} says nothing of it.`),
  ];
}

/** The last section names each row that is not there yet, with what is missing, and no other. */
function errorsOfOpen(rows: readonly CoverageRow[], open: CoverageDocument['open']): string[] {
  const listed = open.map(({ id }) => id);
  const expected = rows.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  return [
    ...expected.filter((id) => !listed.includes(id)).map((id) => `${id}: “Not there yet” does not list it.`),
    ...listed.filter((id) => !expected.includes(id)).map((id) => `${id}: its own row does not say “not there yet”.`),
    ...listed
      .filter((id, index) => listed.indexOf(id) !== index)
      .map((id) => `${id}: it stands twice in “Not there yet”.`),
    ...open.filter(({ missing }) => missing === '').map(({ id }) => `${id}: “Not there yet” gives no reason.`),
  ];
}

function missingPromises(promises: readonly CoverageRow[], files: HouseFiles): string[] {
  return textsWithPromise(files)
    .filter(({ text }) => !promises.some(({ words }) => words.some((word) => text.includes(word))))
    .map(({ file, text }) => `${file} promises what no row has: “${text}”`);
}
