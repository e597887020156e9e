import { Trans } from '@lingui/react/macro';
import { OpenUntil } from '../../activation/open-until.tsx';
import { smsActivation } from '../../activation/sms-activation-flow.ts';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { SmsLoginForm } from './sms-login-form.tsx';

/** The first step of credentials by text message: username and password (spec §4). */
export function Page() {
  return (
    <FlowPage
      flow={smsActivation}
      state="sms-user-login-credentials"
      lead={<Trans>Thank you, we know who you are now. Choose a username and a password for your account.</Trans>}
    >
      {({ expires }) => (
        <>
          <SmsLoginForm />
          {expires !== null && <OpenUntil expires={expires} />}
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}
