import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffReply } from '@portico/staff-contract';
import { useChannelNames } from '../../names/use-channel-names.ts';
import { useTimes } from '../../formats/use-times.ts';
import { Badge } from '../../ui/badge.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';

type Code = StaffReply<'listCodes'>['codes'][number];

/** What was issued to a patient, and what became of each. The codes themselves are not kept. */
export function IssuedCodes({ codes }: { codes: readonly Code[] }) {
  const { t } = useLingui();
  const { day } = useTimes();
  const channels = useChannelNames();
  const columns: readonly DataColumn<Code>[] = [
    { id: 'channel', name: t`Sent`, renderCell: ({ channel }) => channels[channel] },
    { id: 'issuedAt', name: t`Issued on`, renderCell: ({ issuedAt }) => day(issuedAt) },
    { id: 'state', name: t`State`, renderCell: (code) => <State code={code} /> },
    { id: 'failures', name: t`Failed lookups`, renderCell: ({ failures }) => String(failures) },
  ];
  return (
    <section className="stack">
      <h2>
        <Trans>Codes of this patient</Trans>
      </h2>
      <DataTable
        label={t`Codes of this patient`}
        columns={columns}
        items={codes}
        keyOf={({ issuedAt, channel, expiresAt }) => `${issuedAt} ${expiresAt} ${channel}`}
        empty={t`No code was issued.`}
      />
    </section>
  );
}

function State({ code: { endedAt, isExpired, expiresAt } }: { code: Code }) {
  const { day } = useTimes();
  if (endedAt !== null) {
    const on = day(endedAt);
    return (
      <Badge look="plain">
        <Trans>Used or ended on {on}</Trans>
      </Badge>
    );
  }
  const until = day(expiresAt);
  return isExpired ? (
    <Badge look="plain">
      <Trans>Expired on {until}</Trans>
    </Badge>
  ) : (
    <Badge look="good">
      <Trans>Good until {until}</Trans>
    </Badge>
  );
}
