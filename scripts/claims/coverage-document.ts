import { readRows } from './read-document.ts';

/** A test as the document names it: its file, and its title or a distinct part of it. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** A row of docs/spec-coverage.md: a line of the specification, or a promise. */
export interface CoverageRow {
  /** `§5.12` or `P7`. */
  readonly id: string;
  /** What is asked, in words of our own; the words of a promise, each in “ and ”. */
  readonly text: string;
  /** The words of a promise. */
  readonly words: readonly string[];
  /** Where they are said: a folder of the web app, or a file. */
  readonly saidIn: readonly string[];
  readonly files: readonly string[];
  readonly tests: readonly NamedTest[];
  readonly decisions: readonly number[];
  readonly isOpen: boolean;
  /** What stands in the row and is of no known form. */
  readonly unreadable: readonly string[];
}

/** docs/spec-coverage.md, read. */
export interface CoverageDocument {
  /** How many lines each section has, as its heading says. */
  readonly counts: ReadonlyMap<number, number>;
  readonly lines: readonly CoverageRow[];
  readonly promises: readonly CoverageRow[];
  /** The ids of the last section, with what is missing. */
  readonly open: ReadonlyArray<{ readonly id: string; readonly missing: string }>;
}

/** `file` “title” “another title”; decision 15; not there yet. */
const evidenceForm = /`([^`]+)`((?: “[^”]+”)+)|\bdecision (\d+)\b|\bnot there yet\b/g;

/** Reads the three kinds of tables of the document, each by the header of its first column. */
export function readCoverage(markdown: string): CoverageDocument {
  const headings = markdown.matchAll(/^## §(\d+) .*\((\d+) lines?\)$/gm);
  return {
    counts: new Map([...headings].map(([, section, count]) => [Number(section), Number(count)])),
    lines: readRows(markdown, 'line').map((row) => coverageRow(row, 'line', 'what is asked')),
    promises: readRows(markdown, 'promise').map((row) => coverageRow(row, 'promise', 'in these words')),
    open: readRows(markdown, 'open').map((row) => ({
      id: row.get('open') ?? '',
      missing: row.get('what is missing') ?? '',
    })),
  };
}

function coverageRow(row: ReadonlyMap<string, string>, idHeader: string, textHeader: string): CoverageRow {
  const [saidIn, files] = [pathsIn(row.get('said in') ?? ''), pathsIn(row.get('file') ?? '')];
  const text = row.get(textHeader) ?? '';
  const { remainder, ...evidence } = evidenceIn(row.get('shown by') ?? '');
  return {
    id: row.get(idHeader) ?? '',
    text,
    words: idHeader === 'promise' ? quotedIn(text) : [],
    saidIn: saidIn.paths,
    files: files.paths,
    ...evidence,
    unreadable: [saidIn.remainder, files.remainder, remainder].filter((each) => each !== ''),
  };
}

/** What shows a claim: tests, decisions, or that it is open; and what else stands there, of no known form. */
export interface Evidence {
  readonly tests: readonly NamedTest[];
  readonly decisions: readonly number[];
  readonly isOpen: boolean;
  readonly remainder: string;
}

/** Reads the last column of a table of claims. */
export function evidenceIn(shownBy: string): Evidence {
  const evidence = [...shownBy.matchAll(evidenceForm)];
  return {
    tests: evidence.flatMap(([, file = '', titles = '']) => quotedIn(titles).map((title) => ({ file, title }))),
    decisions: evidence.flatMap(([, , , number]) => (number === undefined ? [] : [Number(number)])),
    isOpen: evidence.some(([whole]) => whole === 'not there yet'),
    remainder: shownBy.replaceAll(evidenceForm, '').replaceAll(/[;\s]/g, ''),
  };
}

const quotedIn = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted);

/** `one`, `another`; or – for none. */
function pathsIn(cell: string) {
  const form = /`([^`]+)`/g;
  return {
    paths: [...cell.matchAll(form)].map(([, path = '']) => path),
    remainder: cell.replaceAll(form, '').replaceAll(/[,–\s]/g, ''),
  };
}
