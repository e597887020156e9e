import type { Findings } from '../findings/findings.ts';
import { PriceFileError } from '../price-file-error.ts';
import { readDate } from '../values/scalars.ts';
import { statementStart } from '../values/statements.ts';
import { dictionaryOf } from '../values/versions.ts';
import { isSpace, textAt, textsOf } from './cells.ts';
import type { Row } from './split.ts';

/** The first two rows: general headers as the file writes them, and the values below them. */
export interface GeneralRows {
  readonly names: readonly string[];
  readonly values: readonly string[];
}

/** A cell of a row in which values have moved. */
interface Cell {
  readonly text: string;
  readonly isQuoted: boolean;
  /** What separates it from the cell before: a comma of the file, with the space behind it. */
  readonly separator: string;
}

/** For each header, how many cells its value takes. */
type Widths = readonly number[];

const RULE = 'csv-general-cells';
const NPIS = 'type_2_npi';

/** Real files have a dozen headers. With more, or as many commas too many, no value is looked for. */
const MAX_HEADERS = 40;

/** Readings that are compared; with as many, nobody can tell which is meant. */
const MAX_READINGS = 100;

/** What stands below these headers can be told from other values. The others take any text. */
const forms: Readonly<Record<string, (text: string) => boolean>> = {
  last_updated_on: isDate,
  version: (text) => dictionaryOf(text) !== undefined,
  [NPIS]: isListOfNpis,
  statement: (text) => /^(?:true|false|t|f|yes|no|y|n)$/i.test(text),
};

/** Another header behind the statement, where that ends: of the template, or one with underscores of the hospital's own. */
const behindStatement = /^(?:version|\w[^\W_]*_\w+(?:\|.*)?)?$/;

/**
 * Reads the first two rows, in which files leave commas unquoted: those of the statement, and of addresses. All values behind would
 * move below the wrong header. Where the row can be read in one way alone that one is taken, and reported.
 *
 * @throws PriceFileError where it can be read in several ways, or in none.
 */
export function readGeneralRows(first: Row, second: Row, findings: Findings): GeneralRows {
  const names = joinStatement(first, findings);
  const values = textsOf(second);
  if (second.used <= names.length) return { names, values };
  const cells = cellsOf(second);
  const widths = widthsOf(names, cells, second.line);
  const joined: string[] = [];
  let at = 0;
  findings.line = second.line;
  for (const [place, width] of widths.entries()) {
    const own = cells.slice(at, at + width);
    if (width > 1) {
      const name = nameOf(names, place);
      const remedy =
        name === NPIS
          ? `Write | between the values of ${name}, in place of commas.`
          : `Put the value of ${name} in quotes.`;
      findings.breach(RULE, name, join(own), remedy);
    }
    joined.push(names[place]?.toLowerCase() === NPIS ? own.map(({ text }) => text).join('|') : join(own));
    at += width;
  }
  const rest = join(cells.slice(at));
  if (rest !== '') findings.breach(RULE, undefined, rest, 'Remove what stands behind the last header.');
  return { names, values: joined };
}

/** The headers up to the last, with the statement in one piece. */
function joinStatement(row: Row, findings: Findings): string[] {
  const cells = cellsOf(row);
  const names = cells.map(({ text }) => text);
  const start = cells.findIndex(({ text, isQuoted }) => !isQuoted && isStatement(text));
  if (start === -1) return names;
  const length = names.slice(start + 1).findIndex((name) => behindStatement.test(name));
  const end = length === -1 ? names.length : start + 1 + length;
  if (end === start + 1) return names;
  findings.line = row.line;
  const statement = join(cells.slice(start, end));
  findings.breach(RULE, 'attestation statement', statement, 'Put the statement in quotes.');
  return names.toSpliced(start, end - start, statement);
}

/** @throws PriceFileError */
function widthsOf(names: readonly string[], cells: readonly Cell[], line: number): Widths {
  const canBeRead = names.length <= MAX_HEADERS && cells.length - names.length <= MAX_HEADERS;
  const readings = canBeRead ? readingsOf(names, cells, false) : [];
  const [only, ...others] = readings;
  if (only !== undefined && others.length === 0) return only;
  // Where each value fits its header as it stands, the others have none.
  if (only === undefined && fitAsTheyStand(names, cells)) return names.map(() => 1);
  const [spaced, ...otherSpaced] = only === undefined ? [] : readingsOf(names, cells, true);
  if (spaced !== undefined && otherSpaced.length === 0) return spaced;
  const columns = names.flatMap((_, place) =>
    readings.some((widths) => (widths[place] ?? 1) > 1) ? [nameOf(names, place)] : [],
  );
  const where = columns.length === 0 ? '' : ` It may be ${columns.join(' or ')}.`;
  const count = `The second row has ${cells.length} values below ${names.length} headers`;
  const alsoRemove = cells.some(({ text }) => text === '') ? ', and remove commas too many' : '';
  throw new PriceFileError(line, `${count}: put each value with commas in quotes${alsoRemove}.${where}`, RULE);
}

/**
 * All ways in which the cells can be the values of these headers, up to MAX_READINGS.
 *
 * @param areSpaced only those in which a space stands behind each comma within a value, and behind no other.
 */
function readingsOf(names: readonly string[], cells: readonly Cell[], areSpaced: boolean): Widths[] {
  const readings: Widths[] = [];
  const dead = new Set<string>();

  function extend(widths: Widths, at: number): boolean {
    const place = widths.length;
    if (place === names.length) {
      if (at !== cells.length) return false;
      readings.push(widths);
      return true;
    }
    const key = `${place} ${at}`;
    if (dead.has(key)) return false;
    const most = cells.length - at - (names.length - place - 1);
    let isFound = false;
    for (let width = 1; width <= most && readings.length < MAX_READINGS; width += 1) {
      const value = cells.slice(at, at + width);
      if (!canBe(names[place] ?? '', value) || (areSpaced && !isSpaced(value, at === 0))) continue;
      if (extend([...widths, width], at + width)) isFound = true;
    }
    if (!isFound) dead.add(key);
    return isFound;
  }

  extend([], 0);
  return readings;
}

function canBe(name: string, cells: readonly Cell[]): boolean {
  const lower = name.toLowerCase();
  const form = forms[isStatement(name) ? 'statement' : lower];
  if (cells.length === 1) return form === undefined || cells.every(({ text }) => form(text));
  // Whoever quotes one value does not leave its commas outside, and an empty cell is no piece of a value.
  if (name === '' || cells.some(({ text, isQuoted }) => isQuoted || text === '')) return false;
  if (lower === NPIS) return cells.every(({ text }) => isListOfNpis(text));
  return form === undefined && !cells.some(({ text }) => isDate(text) || isListOfNpis(text));
}

function isDate(text: string): boolean {
  return readDate(text) !== undefined;
}

function isListOfNpis(text: string): boolean {
  return /^[\d|\s]{10,}$/.test(text);
}

function fitAsTheyStand(names: readonly string[], cells: readonly Cell[]): boolean {
  return names.every((name, place) => canBe(name, cells.slice(place, place + 1)));
}

function isSpaced(value: readonly Cell[], isFirst: boolean): boolean {
  return value.every(({ separator }, at) => (at === 0 ? isFirst || separator === ',' : separator === ', '));
}

/** The cells up to the last one with a value. */
function cellsOf(row: Row): Cell[] {
  const { text, bounds } = row.cells;
  return Array.from({ length: row.used }, (_, place) => {
    const bound = bounds[row.first + 2 * place] ?? 0;
    const start = bound < 0 ? ~bound : bound;
    const isQuoted = bound < 0 || text[start - 1] === '"';
    return { text: textAt(row, place), isQuoted, separator: isSpace(text.charCodeAt(start - 1)) ? ', ' : ',' };
  });
}

function join(cells: readonly Cell[]): string {
  return cells.map(({ text, separator }, at) => (at === 0 ? text : separator + text)).join('');
}

function isStatement(name: string): boolean {
  return name.toLowerCase().startsWith(statementStart);
}

/** As messages name a header. */
function nameOf(names: readonly string[], place: number): string {
  const name = names[place] ?? '';
  if (isStatement(name)) return 'attestation';
  if (name.toLowerCase() === NPIS) return NPIS;
  return name === '' ? `column ${place + 1}` : name;
}
