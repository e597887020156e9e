import { useLingui } from '@lingui/react/macro';
import { type PricesOfLocationModel, staffPages } from '@portico/staff-contract';
import { generatePath, Link } from 'react-router';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useNumbers } from '../../formats/use-numbers.ts';
import { useTimes } from '../../formats/use-times.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { Badge } from '../../ui/badge.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { usePriceNames } from './use-price-names.ts';
import { useUploadState } from './upload/use-upload-state.ts';

/** The prices of every location: what is live, and what waits to be. */
export function PricesPage() {
  const { t } = useLingui();
  const { reply, failure } = useLoaded('listPrices', {});
  const { count } = useNumbers();
  const { day } = useTimes();
  const { pricesOf, statuses } = usePriceNames();
  const stateOf = useUploadState();
  const columns: readonly DataColumn<PricesOfLocationModel>[] = [
    {
      id: 'name',
      name: t`Location`,
      renderCell: ({ locationId, name }) => (
        <Link to={generatePath(staffPages.pricesOfLocation, { locationId })}>{name}</Link>
      ),
    },
    {
      id: 'live',
      name: t`Live prices of`,
      renderCell: ({ versions }) => {
        const live = versions.find(({ status }) => status === 'live');
        return live === undefined ? <Badge look="bad">{t`No prices`}</Badge> : pricesOf(live);
      },
    },
    {
      id: 'since',
      name: t`Live since`,
      renderCell: ({ versions }) => {
        const liveAt = versions.find(({ status }) => status === 'live')?.liveAt ?? null;
        return liveAt === null ? '–' : day(liveAt);
      },
    },
    {
      id: 'rates',
      name: t`Negotiated rates`,
      renderCell: ({ versions }) => {
        const live = versions.find(({ status }) => status === 'live');
        return live === undefined ? '–' : count(live.rates);
      },
    },
    {
      id: 'waiting',
      name: t`What waits`,
      renderCell: ({ versions, upload }) => {
        if (versions.some(({ status }) => status === 'staged')) {
          return <Badge look={statuses.staged.look}>{statuses.staged.text}</Badge>;
        }
        const state = upload === null ? null : stateOf(upload);
        return state === null ? '–' : <Badge look={state.look}>{state.text}</Badge>;
      },
    },
    {
      id: 'kept',
      name: t`Kept for a way back`,
      renderCell: ({ versions }) => count(versions.filter(({ status }) => status === 'kept').length),
    },
  ];
  return (
    <Page title={t`Price files`}>
      <ErrorNotice failure={failure} />
      {reply !== null && (
        <DataTable
          label={t`Price files`}
          columns={columns}
          items={reply.locations}
          keyOf={({ locationId }) => locationId}
          empty={t`The settings have no location.`}
        />
      )}
    </Page>
  );
}
