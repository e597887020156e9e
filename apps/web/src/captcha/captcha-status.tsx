import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import './captcha-status.css';
import './words.ts';

/** The progress of the captcha, which runs by itself. The user has nothing to do unless it fails. */
export function CaptchaStatus({ status, onRetry }: { status: 'pending' | 'success' | 'error'; onRetry: () => void }) {
  const { t } = useLingui();
  if (status === 'error') {
    return (
      <Notice kind="rose" role="alert" title={<Trans>The check did not finish.</Trans>}>
        <p>
          <Trans>
            It tells people from programs, and needs a browser of the last few years. Nothing you did was wrong.
          </Trans>
        </p>
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Run the check again</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <div className="captcha-status">
      <output className="secondary captcha-words">
        <span data-said={status === 'pending'}>
          <Trans>We are checking that you are a person. You do not have to do anything.</Trans>
        </span>
        <span data-said={status === 'success'}>
          <Icon of={CircleCheck} size={20} />
          <Trans>All set: we checked that you are a person.</Trans>
        </span>
      </output>
      <div className="captcha-progress">
        {status === 'pending' && <ProgressBar label={t`Check that you are a person`} />}
      </div>
    </div>
  );
}
