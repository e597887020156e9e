import { Trans } from '@lingui/react/macro';
import type { CheckOutcome } from '../../../insurance/use-eligibility-check.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

export interface NotConfirmedProps {
  outcome: CheckOutcome;
  payorName: string;
  /** Waits once more for the answer. */
  onLookAgain: () => void;
}

/** Why the prices are still without insurance, and what can be done: the page of an estimate has the forms for it. */
export function NotConfirmed({ outcome, payorName, onLookAgain }: NotConfirmedProps) {
  if (outcome.is === 'stopped') {
    return (
      <Notice kind="info" role="alert" title={<Trans>You stopped waiting for {payorName}.</Trans>}>
        <p>
          <Trans>The question goes on, and the answer waits for you here.</Trans>
        </p>
        <Button variant="secondary" onClick={onLookAgain}>
          <Trans>Look again</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Notice kind="rose" role="alert" title={<Trans>{payorName} did not confirm your benefits.</Trans>}>
      {outcome.errors.length === 0 && outcome.text !== '' && <p>{outcome.text}</p>}
      {outcome.errors.map(({ Key, Text }) => (
        <p key={Key}>{Text}</p>
      ))}
      <p>
        <Trans>
          The prices are still without insurance. Choose a place: there you can correct your insurance, or enter your
          benefits yourself.
        </Trans>
      </p>
    </Notice>
  );
}
