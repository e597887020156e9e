import { Trans, useLingui } from '@lingui/react/macro';
import type { SignUpStanding } from '@portico/contract';
import type { ReactNode } from 'react';
import { usePartner } from '../../router/use-partner.ts';
import { CancelSignUp } from '../../sign-up/cancel-sign-up.tsx';
import { SignUpHelp } from '../../sign-up/sign-up-help.tsx';
import { SignUpPage } from '../../sign-up/sign-up-page.tsx';
import { OtherWays } from '../../verification/other-ways.tsx';
import { CardForm } from './card-form.tsx';
import { MethodForm } from './method-form.tsx';
import { OnceMore } from './once-more.tsx';

/** The third step: how one shows who one is, and the card where that is chosen (decision 37: they share this page). */
export function Page() {
  const { t } = useLingui();
  return (
    <SignUpPage
      state="signup-ccverification"
      title={(standing) => (isAtCard(standing) ? t`Your credit card` : undefined)}
      lead={leadOf}
    >
      {(standing) => (
        <>
          {isAtCard(standing) ? <CardStep standing={standing} /> : <MethodStep standing={standing} />}
          <SignUpHelp />
        </>
      )}
    </SignUpPage>
  );
}

function CardStep({ standing }: { standing: SignUpStanding }) {
  return (
    <>
      <CardForm standing={standing} />
      <OtherWays standing={standing} title={<Trans>No credit card at hand?</Trans>} />
    </>
  );
}

/** A hospital may have no service that offers a method: the letter is always left. */
function MethodStep({ standing }: { standing: SignUpStanding }) {
  if (standing.verificationMethods.length === 0)
    return (
      <>
        <OtherWays standing={standing} title={<Trans>How we confirm who you are</Trans>}>
          <OnceMore />
        </OtherWays>
        <div className="row">
          <CancelSignUp />
        </div>
      </>
    );
  return (
    <>
      <MethodForm standing={standing} />
      <OtherWays standing={standing} title={<Trans>None of these?</Trans>} />
    </>
  );
}

function isAtCard({ step }: SignUpStanding): boolean {
  return step === 'card';
}

function leadOf(standing: SignUpStanding): ReactNode {
  return isAtCard(standing) ? (
    <Trans>It only shows that you are who you say. It is not charged.</Trans>
  ) : (
    <MethodLead />
  );
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
