import { Trans } from '@lingui/react/macro';
import { verifyCard, type SignUpStatus } from '@portico/contract';
import { useState } from 'react';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { today } from '../../forms/today.ts';
import { listErrors, useFieldErrors } from '../../forms/use-field-errors.ts';
import { usePortal } from '../../portal/portal.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { SignUpForm } from '../../sign-up/sign-up-form.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { VerifierErrorNotice } from '../../verification/verifier-error-notice.tsx';
import { CardFields } from './card-fields.tsx';
import { useCardErrors, type CardInput } from './use-card-messages.ts';
import './card-form.css';

const nothing: CardInput = { cardNumber: '', expiry: '', securityCode: '', billingZip: '', agreed: false };

/** The card of the person who signs up. Nothing of it is stored: it is gone with the page. */
export function CardForm({ status: { demographics } }: { status: SignUpStatus }) {
  const { name, isCardNumberEnough } = usePortal().settings;
  const { busy, failure, take, forgetFailure } = useFlowStep(signUp, verifyCard);
  const [card, setCard] = useState(nothing);
  const { country = '', zip = '' } = demographics ?? {};
  const conditions = { today: today(), isNumberEnough: isCardNumberEnough, address: { country, zip } };
  const own = useCardErrors(card, [], conditions);
  const errors = useFieldErrors(useCardErrors(card, failure?.fields ?? [], conditions));
  const change = (changed: Partial<CardInput>) => {
    forgetFailure();
    setCard({ ...card, ...changed });
  };
  const submit = async () => {
    if (listErrors(own).length > 0) {
      errors.show();
      return;
    }
    const refusal = await take(card);
    if (refusal === null) return;
    if (refusal.fields.length > 0) errors.show();
    if (refusal.error !== 'verifierUnavailable') return;
    // The security code is never stored, not even in a form that waits.
    setCard({ ...card, securityCode: '' });
    errors.hide();
  };
  // The next page follows in a moment, and the form must not be sent again.
  const hasFailed = failure?.error === 'verificationFailed';
  const holder = demographics && `${demographics.firstName} ${demographics.lastName}`;
  return (
    <SignUpForm errors={errors} failure={null} busy={busy || hasFailed} onSubmit={() => void submit()}>
      <VerifierErrorNotice failure={failure} onRetry={() => void submit()} />
      {holder !== null && (
        <p className="card-holder">
          <Trans>
            The card must be in the name of <strong>{holder}</strong>. If you are new here, its bills must go to the
            address you gave; if you are a patient, to an address that we have or had for you.
          </Trans>
        </p>
      )}
      <CardFields card={card} conditions={conditions} errors={errors} change={change} />
      <Checkbox
        id="agreed"
        label={
          <Trans>
            I agree that {name} asks the card’s bank whether this card is mine. It is not charged, and its number is not
            kept.
          </Trans>
        }
        error={errors.of('agreed')}
        checked={card.agreed}
        onChange={(event) => change({ agreed: event.target.checked })}
      />
    </SignUpForm>
  );
}
