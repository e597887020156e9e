import type { Findings } from '../findings/findings.ts';
import { modifiersOf } from '../values/modifiers.ts';
import type { RawCharge } from '../values/charge.ts';
import type { RawRate } from '../values/raw-rate.ts';
import { isNoAmount, ruleOfAmount, ruleOfNumber, ruleOfPercentage } from '../values/amount-texts.ts';
import { isNone, readRemark, readRequiredOnce } from '../values/scalars.ts';
import { billingClasses, drugTypes, settings } from '../values/vocabulary.ts';
import { type CellRange, isEmptyAt, textAt } from './cells.ts';
import { checkForms, type FormCheck, unlessWord } from './cell-forms.ts';
import { itemColumns } from './column-names.ts';
import type { Columns } from './columns.ts';
import { amountsBesideRate, wordsBesideRate } from './without-rate.ts';

/** Rows that explain what a modifier does to a price (requirement 11 of the data dictionary, CSV). None of them is an item. */
export interface ModifierRows {
  /** Whether a row has a modifier, and neither a code nor a type of one: N/A there is none. */
  has(row: CellRange): boolean;
  check(row: CellRange): void;
  /** Says at the end of the file how many amounts stand in them: nobody knows of which service. */
  report(): void;
}

const ofCharge: ReadonlyArray<FormCheck<keyof RawCharge>> = [
  ['setting', unlessWord('setting', settings)],
  ['billingClass', unlessWord('billing-class', billingClasses)],
  ['gross', ruleOfAmount],
  ['cash', ruleOfAmount],
  ['minimum', ruleOfAmount],
  ['maximum', ruleOfAmount],
];

const ofRate: ReadonlyArray<FormCheck<keyof RawRate>> = [
  ['dollar', ruleOfAmount],
  ['percentage', ruleOfPercentage],
  ...amountsBesideRate,
  ...wordsBesideRate,
];

/** A row with anything else there is an item. */
const ofCode: ReadonlyArray<FormCheck<'code' | 'type'>> = [
  ['code', () => 'no-indicator'],
  ['type', () => 'no-indicator'],
];

const ofDrug: ReadonlyArray<FormCheck<'drugUnit' | 'drugType'>> = [
  ['drugUnit', ruleOfNumber],
  ['drugType', unlessWord('drug-type', drugTypes)],
];

export function createModifierRows(columns: Columns, findings: Findings): ModifierRows {
  const { columns: places, fields } = columns.charge;
  const drug = { columns: columns, fields: itemColumns };
  const drugPlaces = [columns.drugUnit, columns.drugType];
  const codes = columns.codes.map(({ place, typePlace, fields: names }) => ({
    columns: { code: place, type: typePlace },
    fields: names,
  }));
  const codePlaces = columns.codes.flatMap(({ place, typePlace }) => [place, typePlace]);
  /** Amounts in dollars. A percentage says by how much a modifier changes a price. */
  const amountPlaces = [
    [places.gross, places.cash, places.minimum, places.maximum],
    ...columns.rates.map(({ columns: { dollar, median, p10, p90, estimated } }) => [
      dollar,
      median,
      p10,
      p90,
      estimated,
    ]),
  ].flat();
  const explaining = columns.rates.flatMap(({ columns: { dollar, percentage, algorithm } }) => [
    dollar,
    percentage,
    algorithm,
  ]);
  const notePlaces = new Map([
    [places.notes, fields.notes],
    ...columns.rates.map((rate) => [rate.columns.notes, rate.fields.notes] as const),
  ]);
  const found = { amounts: 0, rows: 0, line: 0 };

  function isExplained(row: CellRange): boolean {
    const notes = [...notePlaces].map(([place, column]) => readRemark(textAt(row, place), column, findings));
    return notes.some((each) => each !== undefined) || explaining.some((place) => saysSomething(textAt(row, place)));
  }

  return {
    has: (row) =>
      !isEmptyAt(row, places.modifiers) &&
      codePlaces.every((place) => isEmptyAt(row, place) || isNone(textAt(row, place))) &&
      modifiersOf(textAt(row, places.modifiers)).length > 0,
    check(row) {
      const description = textAt(row, columns.description);
      if (readRequiredOnce(description, itemColumns.description, 'description', findings) === undefined) {
        findings.breach('modifier-explained', itemColumns.description);
      }
      if (!isExplained(row)) findings.breach('modifier-explained', fields.notes);
      for (const code of codes) checkForms(row, code, ofCode, findings);
      checkForms(row, columns.charge, ofCharge, findings);
      for (const rate of columns.rates) checkForms(row, rate, ofRate, findings);
      checkForms(row, drug, ofDrug, findings);
      const missing = drugPlaces.filter((place) => isEmptyAt(row, place));
      if (missing.length === 1) {
        findings.breach('drug-pair', missing[0] === columns.drugUnit ? itemColumns.drugUnit : itemColumns.drugType);
      }
      const amounts = amountPlaces.filter((place) => saysSomething(textAt(row, place))).length;
      if (amounts === 0) return;
      if (found.rows === 0) found.line = findings.line;
      found.amounts += amounts;
      found.rows += 1;
    },
    report() {
      if (found.rows === 0) return;
      const { amounts, rows } = found;
      const held = `${counted(amounts, 'amount')} in ${counted(rows, 'row')}`;
      findings.line = found.line;
      findings.breach(
        'modifier-amounts',
        fields.modifiers,
        undefined,
        `Not imported: ${held}. Give the code of the service that each is for, or say in the notes what the modifier does.`,
      );
    },
  };
}

/** Files fill in 0, N/A or 999999999 where there is nothing. */
function saysSomething(text: string): boolean {
  return !isNone(text) && !isNoAmount(text);
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
