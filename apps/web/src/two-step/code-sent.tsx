import { Trans } from '@lingui/react/macro';
import { CODE_LIFETIME_SECONDS } from '@portico/contract';
import './code-form.css';
import './words.ts';

const MINUTES = CODE_LIFETIME_SECONDS / 60;

/**
 * Says that a code was sent.
 *
 * @param to the masked recipient.
 * @param isAnother it replaced one that was sent before.
 */
export function CodeSent({ to, isAnother }: { to: string; isAnother: boolean }) {
  const address = <strong className="sent-to">{to}</strong>;
  return isAnother ? (
    <Trans>
      We sent a new code to {address}. Only the newest one works, for {MINUTES} minutes.
    </Trans>
  ) : (
    <Trans>
      We sent a code to {address}. It works for {MINUTES} minutes.
    </Trans>
  );
}
