import { useLingui } from '@lingui/react/macro';
import type { PayorTableProblem } from '@portico/staff-contract';

/** What is wrong with a line of a table, and what to do. */
export function useTableProblemText(): (problem: PayorTableProblem) => string {
  const { t } = useLingui();
  const textOf = (each: PayorTableProblem): string => {
    switch (each.problem) {
      case 'missingColumns':
        return t`the first line lacks ${each.columns}. Save the table here to see how it is.`;
      case 'unknownColumns':
        return t`columns that mean nothing here: ${each.columns}. Take them out.`;
      case 'columnTwice':
        return t`the column ${each.columns} is there twice.`;
      case 'cells':
        return t`it has ${each.cells} cells, and the first line ${each.columns}.`;
      case 'unknownLocation':
        return t`there is no location “${each.location}”.`;
      case 'unknownName':
        return t`no price file of ${each.location} has “${each.payerName}” with the plan “${each.planName}”.`;
      case 'nameTwice':
        return t`“${each.payerName}” with the plan “${each.planName}” is in line ${each.before}, too.`;
      case 'unknownPayor':
        return t`there is no payor “${each.payor}”. Write its id from the settings, or none.`;
      case 'planTooLong':
        return t`portal_plan has more than ${each.most} characters.`;
      default:
        return t`the plan “${each.portalPlan}” needs a payor.`;
    }
  };
  return (problem) => {
    const { line } = problem;
    const text = textOf(problem);
    return t`Line ${line}: ${text}`;
  };
}
