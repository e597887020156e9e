import { Trans, useLingui } from '@lingui/react/macro';
import { billDispute, type Dispute } from '@portico/rules';
import { longDate, money } from '../../portal/figures.ts';
import { Notice } from '../../ui/notice.tsx';

/** Whether the bill may be disputed, why, and until when. */
export function DisputeResult({ dispute }: { dispute: Dispute }) {
  if (dispute.status === 'notEstimated') return <NotEstimated />;
  return <Compared {...dispute} />;
}

function Compared({ status, excessCents, until }: Exclude<Dispute, { status: 'notEstimated' }>) {
  const { i18n } = useLingui();
  const day = longDate(until, i18n.locale);
  const excess = money(Math.abs(excessCents), i18n.locale);
  const least = money(billDispute.excessCents, i18n.locale);
  if (status === 'open') {
    return (
      <Notice kind="sun" title={<Trans>You may be able to dispute this bill until {day}.</Trans>}>
        <p>
          <Trans>It is {excess} above the estimate. What you need is below.</Trans>
        </p>
      </Notice>
    );
  }
  if (status === 'late') {
    const { days } = billDispute;
    return (
      <Notice kind="rose" title={<Trans>The time for a dispute is probably over.</Trans>}>
        <p>
          <Trans>
            The bill is {excess} above the estimate. A dispute has to begin within {days} days after you got the bill.
            By the date on it, that was {day}. If it came later, ask at the number below.
          </Trans>
        </p>
        <p>
          <Trans>You can always call the provider and ask for a correction, or for help with the bill.</Trans>
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="leaf" title={<Trans>This bill cannot be disputed in this way.</Trans>}>
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

/** The rule compares with a total of the estimate; without one it says nothing of the bill, and that is no "no". */
function NotEstimated() {
  return (
    <Notice kind="info" title={<Trans>We cannot tell whether this bill can be disputed.</Trans>}>
      <p>
        <Trans>
          The estimate has no total of this provider to compare the bill with. Did it take the place of a provider who
          is in the estimate? Then use the total of that one.
        </Trans>
      </p>
      <p>
        <Trans>
          If not, call the provider and ask why you got this bill, and ask at the number below what you can do.
        </Trans>
      </p>
    </Notice>
  );
}
