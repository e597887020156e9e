import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CheckedPayorTableModel, PayorTableChangeModel } from '@portico/staff-contract';
import { useNumbers } from '../../../formats/use-numbers.ts';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useDecisionText } from '../use-decision-text.ts';
import { useTableProblemText } from './use-table-problem-text.ts';

/** What a table would change, or what is wrong with it, by line. */
export function CheckedTable({ fileName, checked }: { fileName: string; checked: CheckedPayorTableModel }) {
  return (
    <div className="stack">
      <h3>{fileName}</h3>
      {checked.problemCount > 0 ? <Problems checked={checked} /> : <Changes checked={checked} />}
    </div>
  );
}

function Problems({ checked: { problems, problemCount } }: { checked: CheckedPayorTableModel }) {
  const textOf = useTableProblemText();
  return (
    <Notice look="bad">
      <p>
        <Trans>Nothing of this table is taken before these lines are corrected:</Trans>
      </p>
      <ul>
        {problems.map((each) => (
          <li key={`${each.line} ${each.problem}`}>{textOf(each)}</li>
        ))}
      </ul>
      {problemCount > problems.length && (
        <p>
          <Plural value={problemCount - problems.length} one="and # more" other="and # more" />
        </p>
      )}
    </Notice>
  );
}

function Changes({ checked }: { checked: CheckedPayorTableModel }) {
  const { t } = useLingui();
  const { count } = useNumbers();
  const textOf = useDecisionText();
  const columns: readonly DataColumn<PayorTableChangeModel>[] = [
    { id: 'name', name: t`Payer and plan in the file`, renderCell: (each) => `${each.payerName} – ${each.planName}` },
    { id: 'location', name: t`Location`, renderCell: ({ locationId }) => locationId },
    { id: 'before', name: t`Before`, renderCell: ({ before }) => textOf(before, []) },
    { id: 'after', name: t`After`, renderCell: ({ after }) => textOf(after, []) },
  ];
  const { changes, changeCount, newCount, asBefore, open } = checked;
  return (
    <>
      <Facts
        facts={[
          [t`Decided for the first time`, count(newCount)],
          [t`Decided otherwise than before`, count(changeCount - newCount)],
          [t`As before`, count(asBefore)],
          [t`Left open`, count(open)],
        ]}
      />
      <DataTable
        label={t`What the table would change`}
        columns={columns}
        items={changes}
        keyOf={({ locationId, payerName, planName }) => JSON.stringify([locationId, payerName, planName])}
        empty={t`This table changes nothing.`}
      />
      {changeCount > changes.length && (
        <p className="secondary">
          <Plural value={changeCount - changes.length} one="and # more" other="and # more" />
        </p>
      )}
    </>
  );
}
