import type { PayorTableProblem } from '@portico/staff-contract';
import { formatCount } from '../../prices/figures.ts';
import { ActError } from '../act-error.ts';
import { payerNameText } from './payer-name-text.ts';

const MAX_LISTED = 100;

/** A table of payers cannot be taken. Its message names each line. */
export class PayorTableError extends ActError {
  constructor(problems: readonly PayorTableProblem[]) {
    super('payorTableUnusable', messageOf(problems));
  }
}

function messageOf(problems: readonly PayorTableProblem[]): string {
  const more = problems.length - MAX_LISTED;
  const listed = problems.slice(0, MAX_LISTED).map((each) => `  line ${each.line}: ${problemText(each)}`);
  return ['Nothing was changed, because of:', ...listed, ...(more > 0 ? [`  and ${formatCount(more)} more`] : [])].join(
    '\n',
  );
}

function problemText(each: PayorTableProblem): string {
  switch (each.problem) {
    case 'missingColumns':
      return `the first line lacks ${each.columns}. "payors export" writes such a table.`;
    case 'unknownColumns':
      return `the first line has columns that mean nothing here: ${each.columns}. Take them out.`;
    case 'columnTwice':
      return `the first line has ${each.columns} twice.`;
    case 'cells':
      return `it has ${each.cells} cells, and the header ${each.columns}.`;
    case 'unknownLocation':
      return `there is no location "${each.location}".`;
    case 'unknownName':
      return `no price file of ${each.location} has ${payerNameText(each)}.`;
    case 'nameTwice':
      return `${payerNameText(each)} stands in line ${each.before}, too.`;
    case 'unknownPayor':
      return `there is no payor "${each.payor}".`;
    case 'planTooLong':
      return `portal_plan has more than ${formatCount(each.most)} characters.`;
    default:
      return `portal_plan "${each.portalPlan}" needs a payor.`;
  }
}
