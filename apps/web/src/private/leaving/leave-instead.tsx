import { Trans } from '@lingui/react/macro';
import { Disclosure } from '../../ui/disclosure.tsx';
import { CloseAccountCard } from '../pages/account-security/close-account-card.tsx';
import { DataCard } from '../pages/account-security/data-card.tsx';
import '../pages/account-security/words.ts';
import { PasswordGate } from '../password/password-gate.tsx';

/** Below what stands in place of the app: nobody must accept terms or set up a second step in order to leave (decision 114). */
export function LeaveInstead() {
  return (
    <Disclosure summary={<Trans>Take your data along, or close the account</Trans>}>
      <PasswordGate>
        <div className="stack stack-loose">
          <DataCard />
          <CloseAccountCard />
        </div>
      </PasswordGate>
    </Disclosure>
  );
}
