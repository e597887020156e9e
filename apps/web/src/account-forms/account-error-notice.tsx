import { Trans } from '@lingui/react/macro';
import type { CallFailure } from '../api/call-failure.ts';
import { CallErrorNotice } from '../frame/call-error-notice.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { Notice } from '../ui/notice.tsx';
import type { AccountFlow } from './flow.ts';
import './words.ts';

/** Errors that the fields of the form show. */
const shownAtFields: ReadonlySet<CallFailure['error']> = new Set([
  'usernameTaken',
  'passwordRefused',
  'securityAnswerRefused',
]);

export interface AccountErrorNoticeProps {
  failure: CallFailure | null;
  flow: AccountFlow;
  onRetry: () => void;
}

/** Why the account was not created (spec §8, 'Enrolment and activation error codes'); nothing if a field shows it. */
export function AccountErrorNotice({ failure, flow, onRetry }: AccountErrorNoticeProps) {
  if (failure === null || shownAtFields.has(failure.error)) return null;
  if (failure.error === 'patientHasAccount') return <HasAccount />;
  const isOfServer = failure.reason === 'refused' && failure.error !== 'tooManyRequests';
  return isOfServer ? (
    <NotCreated isPlain={failure.error === 'accountNotCreated'} flow={flow} />
  ) : (
    <CallErrorNotice failure={failure} onRetry={onRetry} />
  );
}

function HasAccount() {
  const { settings } = usePortal();
  return (
    <Notice kind="rose" role="alert" title={<Trans>This patient already exists and has a different login.</Trans>}>
      <p>
        <Trans>
          <StateLink to="login-home">Sign in</StateLink> with it. We can remind you of{' '}
          <StateLink to="forgot-username">your username</StateLink>, and you can choose{' '}
          <StateLink to="forgot-password">a new password</StateLink>.
        </Trans>
      </p>
      <p>
        <Trans>
          If you did not make that account, call the help desk at <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </Notice>
  );
}

function NotCreated({ isPlain, flow }: { isPlain: boolean; flow: AccountFlow }) {
  const { settings } = usePortal();
  const isUnable = flow === 'signUp' && !isPlain;
  return (
    <Notice
      kind="rose"
      role="alert"
      title={isUnable ? <Trans>Unable to complete request</Trans> : <Trans>Error creating user account.</Trans>}
    >
      <p>
        <Trans>
          Nothing you entered is lost. Try again in a moment, or call the help desk at{' '}
          <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </Notice>
  );
}
