import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RetryNotice } from '../../../frame/retry-notice.tsx';
import { useTimes } from '../../../formats/use-times.ts';
import { useSession } from '../../../session/session.tsx';
import { useLoaded } from '../../../session/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import type { AccountCardProps } from '../account-card.ts';
import { useLastOutcome } from '../last-outcome.tsx';
import { AdmitDialog } from './admit-dialog.tsx';
import { DischargeDialog } from './discharge-dialog.tsx';
import { useAdmittedTo } from './use-admitted-to.ts';

/** Where in the hospital the patient is: with what they begin after sign-in. */
export function StayCard({ account, onDone }: AccountCardProps) {
  const { t } = useLingui();
  const { may } = useSession();
  const { time } = useTimes();
  const names = useAdmittedTo();
  const { reply, failure, reload } = useLoaded('listLocations', {});
  const [asking, setAsking] = useState<'admit' | 'discharge' | null>(null);
  const [said, say] = useLastOutcome();
  const { admission } = account;
  const done = (told: string): void => {
    setAsking(null);
    say(told);
    onDone();
  };
  const nameOf = (locationId: string): string =>
    reply?.locations.find((each) => each.locationId === locationId)?.name ?? locationId;
  return (
    <section className="card">
      <h2>
        <Trans>In the hospital</Trans>
      </h2>
      <div className="stack">
        {admission === null ? (
          <p className="secondary">
            <Trans>Not admitted.</Trans>
          </p>
        ) : (
          <Facts
            facts={[
              [t`Admitted to`, names[admission.to]],
              [t`Location`, nameOf(admission.locationId)],
              [t`Unit`, admission.unit],
              [t`Bed`, admission.bed ?? '–'],
              [t`Admitted on`, time(admission.admittedAt)],
            ]}
          />
        )}
        {may('helpAccounts') && (
          <div className="row">
            {failure === null && (
              <Button onPress={() => setAsking('admit')}>{admission === null ? t`Note an admission` : t`Move`}</Button>
            )}
            {admission !== null && (
              <Button onPress={() => setAsking('discharge')}>
                <Trans>Note the discharge</Trans>
              </Button>
            )}
          </div>
        )}
        <RetryNotice failure={failure} onRetry={reload} />
        {said !== null && <Outcome key={said} text={said} />}
      </div>
      {asking === 'admit' && reply !== null && (
        <AdmitDialog account={account} locations={reply.locations} onCancel={() => setAsking(null)} onDone={done} />
      )}
      {asking === 'discharge' && <DischargeDialog account={account} onCancel={() => setAsking(null)} onDone={done} />}
    </section>
  );
}
