import type { CheckedPayorTableModel } from '@portico/staff-contract';
import type { CheckedTable } from '../../staff/payors/import-table.ts';

/** Of problems, and of changes: as many as somebody reads. */
const MOST_LISTED = 100;

export function checkedTableModel({ problems, changes, ...checked }: CheckedTable): CheckedPayorTableModel {
  const others = changes.filter(({ before }) => before !== null);
  const added = changes.filter(({ before }) => before === null);
  return {
    ...checked,
    problems: problems.slice(0, MOST_LISTED),
    problemCount: problems.length,
    changes: [...others, ...added].slice(0, MOST_LISTED),
    changeCount: changes.length,
    newCount: added.length,
  };
}
