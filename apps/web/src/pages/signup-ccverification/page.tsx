import { Trans, useLingui } from '@lingui/react/macro';
import type { SignUpStatus } from '@portico/contract';
import type { ReactNode } from 'react';
import { useCaptcha } from '../../captcha/use-captcha.ts';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { usePartner } from '../../router/use-partner.ts';
import { CancelSignUp } from '../../sign-up/cancel-sign-up.tsx';
import { PutOffSignUp } from '../../sign-up/put-off-sign-up.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { AlternativeMethods } from '../../verification/alternative-methods.tsx';
import { IdentityMethods } from '../../verification/identity-methods.tsx';
import { CardForm } from './card-form.tsx';
import { FindPhone } from './find-phone.tsx';
import { MethodChoice } from './method-choice.tsx';
import { OnceMore } from './once-more.tsx';

/** The third step: how to verify the identity, and the card if that is chosen (decision 37: they share this page). */
export function Page() {
  const { t } = useLingui();
  return (
    <FlowPage
      flow={signUp}
      state="signup-ccverification"
      title={(status) => (isAtCard(status) ? t`Your credit card` : undefined)}
      lead={leadOf}
    >
      {(status) => (
        <>
          {isAtCard(status) ? <CardStep status={status} /> : <MethodStep status={status} />}
          <IdentityMethods purpose="signUp" />
          <PutOffSignUp status={status} />
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}

function CardStep({ status }: { status: SignUpStatus }) {
  return (
    <>
      <CardForm status={status} />
      <AlternativeMethods status={status} title={<Trans>No credit card at hand?</Trans>} />
    </>
  );
}

/** A hospital may have no service that offers a method: then the letter is left. */
function MethodStep({ status }: { status: SignUpStatus }) {
  if (status.verificationMethods.length === 0)
    return (
      <>
        <AlternativeMethods status={status} title={<Trans>How we confirm who you are</Trans>}>
          <OnceMore />
        </AlternativeMethods>
        <div className="row">
          <CancelSignUp />
        </div>
      </>
    );
  return (
    <>
      <MethodForm status={status} />
      <AlternativeMethods status={status} title={<Trans>None of these?</Trans>} />
    </>
  );
}

function isAtCard({ step }: SignUpStatus): boolean {
  return step === 'card';
}

function leadOf(status: SignUpStatus): ReactNode {
  return isAtCard(status) ? <Trans>It only shows that you are who you say. It is not charged.</Trans> : <MethodLead />;
}

function MethodLead() {
  const company = usePartner()?.fullName;
  return company === undefined ? (
    <Trans>An account opens medical records, so we make sure that nobody opens yours but you.</Trans>
  ) : (
    <Trans>
      For employees of {company}. An account opens medical records, so we make sure that nobody opens yours but you.
    </Trans>
  );
}

/** The choice of a method. If the phone is offered, the captcha for it runs meanwhile. */
function MethodForm({ status }: { status: SignUpStatus }) {
  const { phoneLastFour, verificationMethods } = status;
  if (!verificationMethods.includes('phone')) return <MethodChoice status={status} phone={null} />;
  // The hospital shows the digits of a phone only after a captcha.
  if (phoneLastFour === null) return <FindPhone />;
  return <WithPhone status={status} lastFour={phoneLastFour} />;
}

function WithPhone({ status, lastFour }: { status: SignUpStatus; lastFour: string }) {
  const captcha = useCaptcha('phoneLookup');
  return <MethodChoice status={status} phone={{ lastFour, captcha }} />;
}
