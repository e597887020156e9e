import { Trans } from '@lingui/react/macro';
import { billDispute, type disputeOf } from '@portico/rules';
import { Notice } from '../../ui/notice.tsx';
import { useFigures } from './use-figures.ts';

export type Dispute = ReturnType<typeof disputeOf>;

/** Whether the bill may be disputed, why, and until when. */
export function DisputeResult({ dispute: { status, excessCents, until } }: { dispute: Dispute }) {
  const { money, day: dayText } = useFigures();
  const day = dayText(until);
  const excess = money(Math.abs(excessCents));
  const least = money(billDispute.excessCents);
  if (status === 'open') {
    return (
      <Notice kind="sun" title={<Trans>You can dispute this bill until {day}.</Trans>}>
        <p>
          <Trans>It is {excess} above the estimate. What you need is below.</Trans>
        </p>
      </Notice>
    );
  }
  if (status === 'late') {
    return (
      <Notice kind="rose" title={<Trans>The time for a dispute is over.</Trans>}>
        <p>
          <Trans>
            The bill is {excess} above the estimate, but a dispute had to begin by {day}. Call the provider and ask for
            a correction or for help with the bill.
          </Trans>
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="leaf" title={<Trans>This bill cannot be disputed.</Trans>}>
      <p>
        {excessCents > 0 ? (
          <Trans>
            It is {excess} above the estimate. A dispute needs at least {least}. You can call the provider and ask why
            the bill is higher.
          </Trans>
        ) : (
          <Trans>It is not above the estimate.</Trans>
        )}
      </p>
    </Notice>
  );
}
