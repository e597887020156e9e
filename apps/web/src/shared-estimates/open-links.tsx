import { Trans, useLingui } from '@lingui/react/macro';
import type { CallReply, getHealthLinks } from '@portico/contract';
import { useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { usePortal } from '../portal/portal.tsx';
import { Button } from '../ui/button.tsx';

type OpenLink = CallReply<typeof getHealthLinks>['Links'][number];

/** The links that are open, and a button that ends each. Nothing where there is none. */
export function OpenLinks({ links, onEnded }: { links: readonly OpenLink[]; onEnded: () => void }) {
  const { i18n } = useLingui();
  const { settings } = usePortal();
  const { calls, token } = useEstimatesBase();
  const { busy, failure, submit } = useSubmit(calls.revokeHealthLink);
  const [ended, setEnded] = useState('');
  if (links.length === 0) return null;
  const dayOf = (time: string) => i18n.date(new Date(time), { dateStyle: 'long', timeZone: settings.timeZone });
  const end = async (linkId: string) => {
    if (busy) return;
    setEnded(linkId);
    const reply = await submit({ linkId, token });
    if (reply === null || reply instanceof CallFailure) return;
    document.querySelector<HTMLElement>('#open-links-title')?.focus();
    onEnded();
  };
  return (
    <section className="stack" aria-labelledby="open-links-title">
      <h3 id="open-links-title" tabIndex={-1}>
        <Trans>Links that are open</Trans>
      </h3>
      {failure && <EstimateErrorNotice failure={failure} onRetry={() => void end(ended)} />}
      <ul className="stack open-links">
        {links.map(({ Id, MadeAt, EndsAt, HasPasscode, IsLocked }) => {
          const [made, lastDay] = [dayOf(MadeAt), dayOf(new Date(Date.parse(EndsAt) - 1000).toISOString())];
          return (
            <li key={Id} className="stack stack-tight">
              <span id={`open-link-${Id}`}>
                <Trans>
                  Made on {made}, good until {lastDay}.
                </Trans>{' '}
                {HasPasscode ? <Trans>With a passcode.</Trans> : <Trans>Without a passcode.</Trans>}{' '}
                {IsLocked && <Trans>It was tried with wrong passcodes too often, and opens no more.</Trans>}
              </span>
              <div className="row">
                <Button
                  variant="secondary"
                  busy={busy && ended === Id}
                  aria-describedby={`open-link-${Id}`}
                  onClick={() => void end(Id)}
                >
                  <Trans>End this link</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
