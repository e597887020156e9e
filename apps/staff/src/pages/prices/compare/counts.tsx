import { useLingui } from '@lingui/react/macro';
import type { ChangeCountsModel, PriceComparisonModel } from '@portico/staff-contract';
import { useNumbers } from '../../../formats/use-numbers.ts';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { changeKinds, useChangeNames } from './use-change-names.ts';

type Row = ChangeCountsModel & { readonly name: string };

/** How many of what changed, and how: as a whole, and by payer and plan. */
export function Counts({ comparison }: { comparison: PriceComparisonModel }) {
  const { t } = useLingui();
  const { services, gross, cash, rates, payers } = comparison;
  return (
    <>
      <CountTable
        title={t`What changes`}
        of={t`Of`}
        rows={[
          { name: t`Services, by code`, ...services },
          { name: t`Gross charges`, ...gross },
          { name: t`Cash prices`, ...cash },
          { name: t`Negotiated rates`, ...rates },
        ]}
      />
      {payers.length > 0 && (
        <CountTable
          title={t`Negotiated rates by payer and plan`}
          of={t`Payer and plan`}
          rows={payers.map(({ payerName, planName, ...counts }) => ({ name: `${payerName}, ${planName}`, ...counts }))}
        />
      )}
    </>
  );
}

function CountTable({ title, of, rows }: { title: string; of: string; rows: readonly Row[] }) {
  const { count } = useNumbers();
  const { kinds } = useChangeNames();
  const columns: readonly DataColumn<Row>[] = [
    { id: 'name', name: of, renderCell: ({ name }) => name },
    ...changeKinds.map((kind) => ({
      id: kind,
      name: kinds[kind],
      renderCell: (row: Row) => count(row[kind]),
    })),
  ];
  return (
    <section className="stack">
      <h2>{title}</h2>
      <DataTable label={title} columns={columns} items={rows} keyOf={({ name }) => name} empty="" />
    </section>
  );
}
