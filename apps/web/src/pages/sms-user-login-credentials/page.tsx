import { Trans } from '@lingui/react/macro';
import { ActivationHelp } from '../../activation/activation-help.tsx';
import { OpenUntil } from '../../activation/open-until.tsx';
import { SmsPage } from '../../activation/sms-page.tsx';
import { SmsLoginForm } from './sms-login-form.tsx';

/** The first step of credentials by text message: username and password (spec §4). */
export function Page() {
  return (
    <SmsPage
      state="sms-user-login-credentials"
      lead={<Trans>Thank you, we know who you are now. Choose a username and a password for your account.</Trans>}
    >
      {({ standing: { expires } }) => (
        <>
          <SmsLoginForm />
          {expires !== null && <OpenUntil expires={expires} />}
          <ActivationHelp />
        </>
      )}
    </SmsPage>
  );
}
