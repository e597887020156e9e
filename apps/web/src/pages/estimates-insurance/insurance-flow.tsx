import { Trans } from '@lingui/react/macro';
import type { CallReply, selectInsurance, StateParams } from '@portico/contract';
import { useEffect, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { EstimateErrorNotice } from '../../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../../estimates-base/estimates-base.ts';
import { forgetDetails } from '../../estimates-base/cache-briefly.ts';
import { losesFooting, useUnstableState } from '../../estimates-base/unstable-state.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { CardHint } from '../../insurance/card-hint.tsx';
import { CheckFailed } from '../../insurance/check-failed.tsx';
import { CheckOverlay } from '../../insurance/check-overlay.tsx';
import { InsuranceForm } from '../../insurance/insurance-form.tsx';
import { refusedInsurance, type RefusedInsurance } from '../../insurance/refused-fields.ts';
import { payorOf, UNLISTED_PAYOR } from '../../insurance/insurance-input.ts';
import { useEligibilityCheck, type CheckOutcome } from '../../insurance/use-eligibility-check.ts';
import { useInsuranceDraft } from '../../insurance/use-insurance-draft.ts';
import { useHasLeft } from '../../portal/use-has-left.ts';
import { useGo } from '../../router/use-go.ts';
import { Button } from '../../ui/button.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { usePayment } from './use-payment.ts';
import { WithoutInsurance } from './without-insurance.tsx';

export interface InsuranceFlowProps {
  reply: CallReply<typeof selectInsurance>;
  params: StateParams<'estimates-insurance'>;
}

/** The insurance form, the eligibility check, and the page after it (spec §4, 'Eligibility check'). */
export function InsuranceFlow({ reply, params }: InsuranceFlowProps) {
  const { calls, token } = useEstimatesBase();
  const goToDetails = useGoToDetails(params);
  const [input, change] = useInsuranceDraft();
  const [refused, setRefused] = useState<RefusedInsurance | null>(null);
  const [failed, setFailed] = useState<CheckOutcome | null>(null);
  const [payment, setPayment] = usePayment(params.fromDetails === '1');
  const selfPay = useSubmit(calls.updateToSelfPay);
  const [isSelfPay, setIsSelfPay] = useState(false);
  const check = useEligibilityCheck({
    estimateId: reply.estimateId,
    timeoutSeconds: reply.Configuration.EligibilityTimeout,
    onDone: decide,
  });
  const insurance = reply.CurrentInsurance;
  useEffect(() => {
    // When the page has loaded: a check that is running goes on, and a stored insurance leads to the next page (spec
    // §4).
    if (insurance?.Status === 'checking') check.resume(insurance.InquiryIds);
    else if (params.fromDetails !== '1' && (reply.Estimate ?? insurance) !== null) goToDetails({ replace: true });
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // Of what was done last: a failure of the other one says nothing of it, and its "Try again" would do something else.
  const failure = isSelfPay ? selfPay.failure : check.failure;
  const isUnstable = losesFooting(failure);
  useUnstableState(isUnstable);

  const payor = payorOf(reply, input.payorId);
  const asked = check.typedPayor || (insurance?.Payor.Name ?? '');
  const withoutInsurance = async () => {
    setIsSelfPay(true);
    const model = await selfPay.submit({ estimateId: reply.estimateId, template: params.template, token });
    if (model !== null && !(model instanceof CallFailure)) goToDetails();
  };
  const checkEntries = () => {
    setFailed(null);
    // The button that was pressed disappears. If the form has errors, its summary takes the focus from here.
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  const askAgain = () => {
    setIsSelfPay(false);
    void check.retry();
  };
  const problem = failure && !isUnstable && (
    <EstimateErrorNotice failure={failure} onRetry={() => (isSelfPay ? void withoutInsurance() : askAgain())} />
  );
  return (
    <>
      {failed ? (
        <div className="form-width">
          <CheckFailed
            outcome={failed}
            payorName={asked}
            onLookAgain={check.lookAgain}
            onAskAgain={askAgain}
            onCheckEntries={checkEntries}
            onEnterBenefits={() => goToDetails({ replace: true })}
            onSelfPay={() => void withoutInsurance()}
            isStarting={check.state === 'starting'}
            isBusy={selfPay.busy}
            errorNotice={problem}
          />
        </div>
      ) : (
        <div className="insurance-page">
          <div className="insurance-main">
            <PaymentChoice value={payment} onChange={setPayment} />
            {payment === 'with' ? (
              <InsuranceForm
                payors={reply}
                input={input}
                onChange={change}
                refused={refused}
                busy={check.state === 'starting'}
                onSubmit={(chosen) => {
                  setIsSelfPay(false);
                  void check.start(chosen, input);
                }}
                errorNotice={problem}
                actions={
                  isInVain(check.outcome) && (
                    <Button variant="quiet" onClick={() => goToDetails({ replace: true })}>
                      <Trans>Enter your benefits yourself</Trans>
                    </Button>
                  )
                }
              />
            ) : (
              <WithoutInsurance
                payment={payment}
                busy={selfPay.busy}
                errorNotice={isSelfPay && problem}
                onSubmit={() => void withoutInsurance()}
              />
            )}
          </div>
          {payment === 'with' && (
            <aside className="insurance-aside" aria-labelledby="insurance-aside-title">
              <h2 id="insurance-aside-title">
                <Trans>Where to look on your card</Trans>
              </h2>
              <CardHint payorName={payor?.ID === UNLISTED_PAYOR ? undefined : payor?.Name} />
            </aside>
          )}
        </div>
      )}
      <CheckOverlay check={check} payorName={asked} />
    </>
  );

  function decide(outcome: CheckOutcome) {
    // What was typed before a reload, unless another insurer has been chosen since.
    const draft = input.payorId === insurance?.Payor.ID ? input : null;
    setRefused(refusedInsurance(outcome, draft));
    if (outcome.is === 'confirmed') goToDetails({ replace: true });
    else if (isInVain(outcome) || outcome.errors.length === 0) setFailed(outcome);
  }
}

/** The insurer was asked and has not confirmed benefits. They can be entered by hand for the stored insurance. */
function isInVain(outcome: CheckOutcome | null): boolean {
  return outcome?.is === 'notConfirmed' || outcome?.is === 'stopped';
}

/**
 * Goes to the estimate, unless this page was left meanwhile. With `replace`, the browser's "back" skips this page, which would only lead
 * on again.
 */
function useGoToDetails(params: StateParams<'estimates-insurance'>): (options?: { replace?: boolean }) => void {
  const { calls, states } = useEstimatesBase();
  const go = useGo();
  const hasLeft = useHasLeft();
  const { fromDetails, ...details } = params;
  return ({ replace = fromDetails === '1' } = {}) => {
    if (hasLeft()) return;
    forgetDetails(calls.getEstimateDetails);
    go(states.details, details, { replace });
  };
}
