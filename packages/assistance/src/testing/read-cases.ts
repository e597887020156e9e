import { readFileSync } from 'node:fs';
import { type Answers, type IncomePeriod, timesAYear, type YesNo } from '../answers.ts';
import type { Bill } from '../bill.ts';

/** One row of `examples/<policy>.csv`: what a person says, their bill, and what the policy makes of it. */
export interface WorkedCase {
  readonly name: string;
  readonly answers: Answers;
  readonly bill: Bill;
  readonly expected: {
    readonly outcome: string;
    readonly discount: number;
    readonly atMostCents: number | null;
    readonly open: readonly string[];
  };
}

/** The worked cases of a policy. An empty cell is what was not said, or is not known. */
export function readCases(policy: string): WorkedCase[] {
  const file = new URL(`../../examples/${policy}.csv`, import.meta.url);
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const names = cells(head);
  return lines.map((line) => {
    const row = new Map(cells(line).map((cell, at) => [names[at] ?? '', cell]));
    return workedCase((name) => row.get(name) ?? '');
  });
}

function workedCase(cell: (name: string) => string): WorkedCase {
  const income = cents(cell('income'));
  return {
    name: cell('case'),
    answers: {
      household: Number(cell('household')),
      income: income === null ? null : { cents: income, every: periodOf(cell('every')) },
      assetsCents: cents(cell('assets')),
      state: cell('state') || null,
      livesInArea: yesNo(cell('area')),
      programmes: words(cell('programmes')),
      isInsured: yesNo(cell('insured')),
    },
    bill: {
      locationId: cell('location'),
      grossCents: cents(cell('gross')),
      owedCents: cents(cell('owed')),
      physicianGrossCents: cents(cell('physician gross')),
      physicianOwedCents: cents(cell('physician owed')),
    },
    expected: {
      outcome: cell('outcome'),
      discount: Number(cell('percent off')) * 100,
      atMostCents: cents(cell('at most')),
      open: words(cell('open')),
    },
  };
}

/** Of a line whose cells have no quotes in them. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

function cents(text: string): number | null {
  return text === '' ? null : Math.round(Number(text) * 100);
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

function yesNo(text: string): YesNo | null {
  return text === 'yes' || text === 'no' ? text : null;
}

function periodOf(text: string): IncomePeriod {
  if (!Object.hasOwn(timesAYear, text)) throw new RangeError(`No income comes every ${text}`);
  return text as IncomePeriod;
}
