import { Plural, Trans } from '@lingui/react/macro';
import { renewRecoveryCodes } from '@portico/contract';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { factorIcons, useFactorWords } from '../../../two-step/factor-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { Entry } from './entry.tsx';
import { useGuardedSend } from '../../password/password-gate.tsx';

export interface CodesLeftProps {
  /** The number of unused recovery codes. */
  left: number;
  onChanged: () => void;
  /** Shows new recovery codes, which are shown only once. */
  onCodes: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and the button to make new ones. */
export function CodesLeft({ left, onCodes, onChanged }: CodesLeftProps) {
  const words = useFactorWords();
  const send = useGuardedSend();
  const { busy, failure, run } = useAction(({ error }) => {
    if (error !== 'unknownFactor') return false;
    // Two-step verification was switched off in another tab: no codes are needed.
    onChanged();
    return true;
  });
  const renew = () =>
    void run(async () => {
      const { recoveryCodes } = await send(renewRecoveryCodes, {});
      onCodes(recoveryCodes);
      onChanged();
    });
  return (
    <>
      <Entry
        icon={factorIcons.recoveryCode}
        name={words.recoveryCode.name}
        action={
          <Button variant="quiet" busy={busy} onClick={renew}>
            <Trans>Create new codes</Trans>
          </Button>
        }
      >
        {left === 0 ? (
          <Trans>None left. Create new ones, so that you can still get in if you lose your phone.</Trans>
        ) : (
          <Plural
            value={left}
            one="# code left, for when no other way works"
            other="# codes left, for when no other way works"
          />
        )}
      </Entry>
      {failure && (
        <li>
          <CallErrorNotice failure={failure} onRetry={renew} />
        </li>
      )}
    </>
  );
}
