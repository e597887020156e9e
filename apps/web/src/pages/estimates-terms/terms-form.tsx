import { Trans, useLingui } from '@lingui/react/macro';
import type { CallReply, guestTerms, StateParams } from '@portico/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { EstimateErrorNotice } from '../../estimates-base/estimate-error-notice.tsx';
import { losesFooting, useUnstableState } from '../../estimates-base/unstable-state.ts';
import { callCache } from '../../portal/use-call.ts';
import { StateLink } from '../../router/state-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CaptchaStatus } from '../../captcha/captcha-status.tsx';
import { termsCaptcha } from './terms-captcha.ts';
import { useAccept } from './use-accept.ts';
import './terms-form.css';

const ACCEPTED = 'terms-accepted';

export interface TermsFormProps {
  terms: CallReply<typeof guestTerms>;
  /** Where the guest would go, or what they need; it decides what comes next. */
  params: StateParams<'estimates-terms'>;
  /** Loads the terms again, with a new captcha. */
  onRenew: () => void;
}

/** The terms, the box to tick, and the captcha that runs meanwhile. */
export function TermsForm({ terms, params, onRenew }: TermsFormProps) {
  const { t } = useLingui();
  const captcha = useQuery(termsCaptcha(terms), callCache);
  const { busy, failure, accept, forgetFailure } = useAccept(params);
  const { Version: version } = terms.Terms;
  // Terms that have changed since begin with an empty box; the same in another language do not.
  const [tickedVersion, setTickedVersion] = useState<string | null>(null);
  const ticked = tickedVersion === version;
  const [attempt, setAttempt] = useState(0);
  const error = attempt > 0 && !ticked ? t`Check the box to accept the terms` : undefined;

  const checkExpired = failure?.error === 'guestTokenRequired';
  useUnstableState(losesFooting(failure) && !checkExpired);

  const renew = () => {
    forgetFailure();
    onRenew();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ticked) setAttempt(attempt + 1);
    else if (captcha.status === 'error') renew();
    else if (!busy) await accept(terms);
  };

  return (
    <form className="terms-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <ErrorSummary errors={error === undefined ? [] : [{ fieldId: ACCEPTED, message: error }]} attempt={attempt} />
      <Card>
        <ul className="terms">
          {terms.Terms.Paragraphs.map((paragraph, at) => (
            <li key={at}>{paragraph}</li>
          ))}
        </ul>
      </Card>
      {terms.Captcha.Enabled && <CaptchaStatus status={captcha.status} onRetry={renew} />}
      <Checkbox
        id={ACCEPTED}
        label={<Trans>I have read these terms and accept them</Trans>}
        error={error}
        checked={ticked}
        onChange={(event) => setTickedVersion(event.target.checked ? version : null)}
      />
      {failure &&
        (checkExpired ? (
          <Notice kind="rose" role="alert" title={<Trans>The check has expired.</Trans>}>
            <p>
              <Trans>Run it again, then continue. Your choice of location is kept.</Trans>
            </p>
            <Button variant="secondary" onClick={renew}>
              <Trans>Run the check again</Trans>
            </Button>
          </Notice>
        ) : (
          <EstimateErrorNotice failure={failure} onRetry={() => void accept(terms)} />
        ))}
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : <Trans>Continue</Trans>}
        </Button>
        <StateLink to="estimates" params={backParams(params)} className={buttonClass('quiet')}>
          <Icon of={ArrowLeft} size={20} />
          {params.svcArea === undefined ? <Trans>Back</Trans> : <Trans>Back to the locations</Trans>}
        </StateLink>
      </div>
    </form>
  );
}

function backParams({ svcArea, location }: StateParams<'estimates-terms'>): StateParams<'estimates'> {
  return svcArea === undefined || location === undefined ? {} : { svcArea };
}
