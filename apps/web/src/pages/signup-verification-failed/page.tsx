import { Trans } from '@lingui/react/macro';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { usePartner } from '../../router/use-partner.ts';
import { PutOffSignUp } from '../../sign-up/put-off-sign-up.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { IdentityMethods } from '../../verification/identity-methods.tsx';
import { AlternativesForm } from './alternatives-form.tsx';

/** A method that failed, and those that are left (spec §4: "One must be chosen"). The server counts the tries. */
export function Page() {
  const company = usePartner()?.fullName;
  return (
    <FlowPage
      flow={signUp}
      state="signup-verification-failed"
      lead={
        company === undefined ? (
          <Trans>We could not confirm who you are in that way. Nothing you told us about yourself is lost.</Trans>
        ) : (
          <Trans>
            For employees of {company}. We could not confirm who you are in that way. Nothing you told us about yourself
            is lost.
          </Trans>
        )
      }
    >
      {(status) => (
        <>
          <AlternativesForm key={status.ways.join(' ')} status={status} />
          <IdentityMethods purpose="signUp" />
          <Disclosure summary={<Trans>Why may it not have worked?</Trans>}>
            <p>
              <Trans>
                We are not told the reason. Often a bank or a credit bureau knows another name or an older address than
                the one you gave, or a digit was mistyped. If you are a patient who has moved, we may not have your new
                address yet: then a card that is billed there does not show that you are that patient.
              </Trans>
            </p>
          </Disclosure>
          <PutOffSignUp status={status} />
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}
