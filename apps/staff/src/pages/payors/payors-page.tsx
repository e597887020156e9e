import { Trans, useLingui } from '@lingui/react/macro';
import { type PayorsOfLocationModel, staffPages } from '@portico/staff-contract';
import { generatePath, Link } from 'react-router';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useNumbers } from '../../formats/use-numbers.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { Badge } from '../../ui/badge.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { Tables } from './tables/tables.tsx';

/** How many names of each location's price files wait for a decision, and the table of them all. */
export function PayorsPage() {
  const { t } = useLingui();
  const { reply, failure, reload } = useLoaded('listPayorLocations', {});
  const { count } = useNumbers();
  const columns: readonly DataColumn<PayorsOfLocationModel>[] = [
    {
      id: 'name',
      name: t`Location`,
      renderCell: ({ locationId, name }) => (
        <Link to={generatePath(staffPages.payorsOfLocation, { locationId })}>{name}</Link>
      ),
    },
    {
      id: 'open',
      name: t`To decide`,
      renderCell: ({ open, names }) =>
        open > 0 ? <Badge look="hint">{count(open)}</Badge> : names > 0 ? <Badge look="good">{t`Nothing`}</Badge> : '–',
    },
    {
      id: 'staged',
      name: t`Of these, only in a file that is not live yet`,
      renderCell: ({ openStaged }) => (openStaged > 0 ? count(openStaged) : '–'),
    },
    { id: 'names', name: t`Payers and plans`, renderCell: ({ names }) => count(names) },
  ];
  return (
    <Page title={t`Payors`}>
      <p className="secondary">
        <Trans>
          A price file names payers and plans in its own way. Here it is decided which payor of the portal each name
          stands for; until then nobody is shown its rates. Nothing is decided by itself.
        </Trans>
      </p>
      <ErrorNotice failure={failure} />
      {reply !== null && (
        <>
          <DataTable
            label={t`Payors`}
            columns={columns}
            items={reply.locations}
            keyOf={({ locationId }) => locationId}
            empty={t`The settings have no location.`}
          />
          <Tables locationId={null} onChanged={reload} />
        </>
      )}
    </Page>
  );
}
