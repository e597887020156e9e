import { Trans, useLingui } from '@lingui/react/macro';
import { isSubscriberField, type Payor } from '@portico/contract';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { CardHint } from './card-hint.tsx';
import { DigitalCard } from './digital-card.tsx';
import { InsuranceFields } from './insurance-fields.tsx';
import { PayorChoice } from './payor-choice.tsx';
import { errorsElsewhere, type RefusedInsurance } from './refused-fields.ts';
import { fieldsToFill, asksForPolicyHolder, payorOf, type Payors, type InsuranceInput } from './insurance-input.ts';
import { POLICY_HOLDER, useInsuranceErrors } from './use-insurance-errors.ts';
import './words.ts';
import './insurance-form.css';

export interface InsuranceFormProps {
  payors: Payors;
  input: InsuranceInput;
  onChange: (change: Partial<InsuranceInput>) => void;
  /** What the back end found wrong with it, if it did. */
  refused: RefusedInsurance | null;
  /** The question is on its way to the server. */
  busy: boolean;
  onSubmit: (payor: Payor) => void;
  /** Why it could not be sent; above the fields. */
  errorNotice?: ReactNode;
  /** What can be done instead, beside Continue. */
  actions?: ReactNode;
}

/** The insurance of the patient (spec §2, 'Insurance selection page'): its payor, and what that payor's inquiry needs. */
export function InsuranceForm(props: InsuranceFormProps) {
  const { payors, input, onChange, refused, busy, onSubmit, errorNotice, actions } = props;
  const { t } = useLingui();
  const payor = payorOf(payors, input.payorId);
  const errors = useInsuranceErrors(payor, input, refused);
  const submit = () => {
    if (errors.areThere || !payor) errors.show();
    else if (!busy) onSubmit(payor);
  };
  return (
    <div className="stack stack-loose">
      <DigitalCard
        payors={payors}
        onRead={(card) => {
          errors.hide();
          onChange(card);
        }}
      />
      <form
        className="insurance-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={errors.list} attempt={errors.attempt} count={errors.count} />
        {errorNotice}
        {payor && refused && <RefusedElsewhere payor={payor} refused={refused} />}
        <PayorChoice
          payors={payors}
          payorId={input.payorId}
          error={errors.payor}
          findError={errors.findPayor}
          onChange={(payorId) => {
            // Nobody is corrected before they have seen what another payor asks for.
            errors.hide();
            onChange({ payorId });
          }}
        />
        {payor && asksForPolicyHolder(payor) && (
          <RadioGroup
            id={POLICY_HOLDER}
            label={<Trans>Are you the policy holder?</Trans>}
            hint={<Trans>The person whose job or purchase the plan comes from. Answer for the patient.</Trans>}
            error={errors.of(POLICY_HOLDER)}
            options={[
              { value: 'yes', label: <Trans>Yes, it is my plan</Trans> },
              { value: 'no', label: <Trans>No, it is someone else’s, such as a parent’s or a spouse’s</Trans> },
            ]}
            value={input.isPolicyHolder === '' ? undefined : input.isPolicyHolder}
            onChange={(isPolicyHolder) => onChange({ isPolicyHolder })}
          />
        )}
        {payor && <AskedGroups payor={payor} input={input} errors={errors} onChange={onChange} />}
        <div className="stack">
          <p className="secondary insurance-uncorrected" id="insurance-uncorrected" aria-live="polite">
            {errors.isUncorrected && <Trans>To continue, correct what is marked above.</Trans>}
          </p>
          <div className="row">
            <Button
              type="submit"
              busy={busy}
              {...(errors.isUncorrected ? { 'aria-disabled': true, 'aria-describedby': 'insurance-uncorrected' } : {})}
            >
              {busy ? t`One moment` : t`Continue`}
            </Button>
            {actions}
          </div>
        </div>
      </form>
    </div>
  );
}

type AskedGroupsProps = Pick<InsuranceFormProps, 'input' | 'onChange'> & {
  payor: Payor;
  errors: ReturnType<typeof useInsuranceErrors>;
};

/** The member group, the subscriber group, and where to find on the card what they ask for. */
function AskedGroups({ payor, input, errors, onChange }: AskedGroupsProps) {
  const asked = fieldsToFill(payor, input);
  const ofMember = asked.filter(({ name }) => !isSubscriberField(name));
  const ofSubscriber = asked.filter(({ name }) => isSubscriberField(name));
  const hasNumbers = asked.some(({ name }) => name === 'MemberId' || name === 'SubscriberId');
  const shared = { input, errors, onChange };
  return (
    <>
      <InsuranceFields
        title={input.isPolicyHolder === 'no' ? <Trans>The patient</Trans> : <Trans>You, as on your card</Trans>}
        lead={<Trans>Everything is needed unless it says optional.</Trans>}
        fields={ofMember}
        {...shared}
      />
      <InsuranceFields title={<Trans>The policy holder</Trans>} fields={ofSubscriber} {...shared} />
      {hasNumbers && (
        <div className="insurance-card-fold">
          <Disclosure summary={<Trans>Where these numbers are on your card</Trans>}>
            <CardHint payorName={payor.Name} />
          </Disclosure>
        </div>
      )}
    </>
  );
}

/** What was refused though the form does not ask for it: there is nothing to mark. */
function RefusedElsewhere({ payor, refused }: { payor: Payor; refused: RefusedInsurance }) {
  const errors = errorsElsewhere(payor, refused);
  if (errors.length === 0) return null;
  return (
    <Notice kind="rose" role="alert" title={<Trans>Your insurance could not use these details.</Trans>}>
      {errors.map(({ Key, Text }) => (
        <p key={Key}>{Text}</p>
      ))}
    </Notice>
  );
}
