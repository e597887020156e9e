import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PriceComparisonModel, ShownPriceModel } from '@portico/staff-contract';
import { useNumbers } from '../../../formats/use-numbers.ts';
import { Badge } from '../../../ui/badge.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { useChangeNames } from './use-change-names.ts';
import './asked.css';

type AskedService = PriceComparisonModel['asked'][number];
type Compared = Pick<AskedService, 'before' | 'after'>;

/** What patients would see of the services that they ask for most, without insurance and by insurer. */
export function Asked({ isAsked, asked }: Pick<PriceComparisonModel, 'isAsked' | 'asked'>) {
  const { t } = useLingui();
  const { count } = useNumbers();
  const columns: readonly DataColumn<AskedService>[] = [
    { id: 'name', name: t`Service`, renderCell: ({ name }) => <span lang="en">{name}</span> },
    ...(isAsked
      ? [{ id: 'estimates', name: t`Estimates`, renderCell: ({ estimates }: AskedService) => count(estimates) }]
      : []),
    { id: 'self', name: t`Without insurance`, renderCell: (service) => <Change compared={service} /> },
    { id: 'payors', name: t`What insurers agreed to`, renderCell: ({ payors }) => <Payors payors={payors} /> },
  ];
  return (
    <section className="stack">
      <h2>
        {isAsked ? (
          <Trans>What patients ask for most</Trans>
        ) : (
          <Trans>Common services: nobody has asked for any yet</Trans>
        )}
      </h2>
      <DataTable
        label={t`What patients would see`}
        columns={columns}
        items={asked}
        keyOf={({ name }) => name}
        empty="–"
      />
    </section>
  );
}

const isSame = ({ before, after }: { before: ShownPriceModel; after: ShownPriceModel }): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

function Change({ compared }: { compared: Compared }) {
  const { t } = useLingui();
  const { shown } = useChangeNames();
  const { before, after } = compared;
  if (isSame(compared)) {
    return (
      <>
        {shown(before)} <span className="secondary">{t`as before`}</span>
      </>
    );
  }
  const look = amountOf(after) > amountOf(before) ? 'hint' : 'plain';
  return (
    <>
      {shown(before)} → <strong>{shown(after)}</strong> <Badge look={look}>{t`Changes`}</Badge>
    </>
  );
}

function amountOf(price: ShownPriceModel): number {
  return price.shown === 'price' ? price.highCents : 0;
}

/** The insurers whose price changes; of the others how many they are. */
function Payors({ payors }: { payors: AskedService['payors'] }) {
  const { shown } = useChangeNames();
  const changed = payors.filter((payor) => !isSame(payor));
  const same = payors.length - changed.length;
  if (payors.length === 0) return '–';
  return (
    <ul className="asked-payors">
      {changed.map((payor) => (
        <li key={payor.name}>
          {payor.name}: {shown(payor.before)} → <strong>{shown(payor.after)}</strong>
        </li>
      ))}
      {same > 0 && (
        <li className="secondary">
          <Plural value={same} one="# insurer as before" other="# insurers as before" />
        </li>
      )}
    </ul>
  );
}
