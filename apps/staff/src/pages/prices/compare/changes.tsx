import { Trans, useLingui } from '@lingui/react/macro';
import type { AmountChangeModel } from '@portico/staff-contract';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { useChangeNames } from './use-change-names.ts';

export interface ChangesProps {
  title: string;
  hint?: string;
  empty: string;
  changes: readonly AmountChangeModel[];
  /** How many there are, where fewer are listed. */
  all: number;
}

/** Amounts that are not what they were. */
export function Changes({ title, hint, empty, changes, all }: ChangesProps) {
  const { t } = useLingui();
  const { amountOf, howOf, range } = useChangeNames();
  const more = all - changes.length;
  const columns: readonly DataColumn<AmountChangeModel>[] = [
    {
      id: 'service',
      name: t`Service`,
      renderCell: ({ codeType, code, description }) => (
        <>
          {codeType} {code}
          <br />
          <span className="secondary">{description}</span>
        </>
      ),
    },
    {
      id: 'amount',
      name: t`Amount`,
      renderCell: (change) => (
        <>
          {amountOf(change)}
          <br />
          <span className="secondary">{howOf(change)}</span>
        </>
      ),
    },
    { id: 'before', name: t`Now`, renderCell: ({ before, kind }) => range(before, kind) },
    { id: 'after', name: t`It would be`, renderCell: ({ after, kind }) => range(after, kind) },
  ];
  return (
    <section className="stack">
      <h2>{title}</h2>
      {hint !== undefined && changes.length > 0 && <p className="secondary">{hint}</p>}
      <DataTable
        label={title}
        columns={columns}
        items={changes}
        keyOf={({ codeType, code, setting, billingClass, modifiers, kind, payerName, planName }) =>
          JSON.stringify([codeType, code, setting, billingClass, modifiers, kind, payerName, planName])
        }
        empty={empty}
      />
      {more > 0 && (
        <p className="secondary">
          <Trans>and {more} more</Trans>
        </p>
      )}
    </section>
  );
}
