import { useLingui } from '@lingui/react/macro';
import { insuranceFieldNames, type Payor } from '@portico/contract';
import { insuranceForm, validateForm } from '@portico/rules';
import { useEffect } from 'react';
import { sayErrors } from '../forms/form-messages.ts';
import { today } from '../forms/today.ts';
import { listErrors, useFieldErrors, type FieldErrors, type ShownErrors } from '../forms/use-field-errors.ts';
import type { SummarisedError } from '../ui/error-summary.tsx';
import { FIND_PAYOR } from './find-payor.tsx';
import { fieldId } from './insurance-fields.tsx';
import { PAYOR } from './payor-choice.tsx';
import { isOfSeveral, uncorrectedFields, type RefusedInsurance } from './refused-fields.ts';
import { ANOTHER_PAYOR, asksForPolicyHolder, fieldsToFill, type InsuranceInput } from './insurance-input.ts';
import { useInsuranceMessages } from './use-insurance-messages.ts';

export const POLICY_HOLDER = 'insurance-holder';

export interface InsuranceErrors extends ShownErrors {
  /** Of the choice of the payor. */
  readonly payor: string | undefined;
  readonly findPayor: string | undefined;
  /** Something is to be corrected, whether it is shown yet or not. */
  readonly areThere: boolean;
  /** What the back end refused still stands as it was: there is no use in sending it again. */
  readonly isUncorrected: boolean;
  /** How many things there are to correct: one error may concern two fields. */
  readonly count: number;
}

/** What is to be corrected in an insurance: by our own rules once Continue was pressed, and what the back end refused at once. */
export function useInsuranceErrors(
  payor: Payor | undefined,
  input: InsuranceInput,
  refused: RefusedInsurance | null,
): InsuranceErrors {
  const { t } = useLingui();
  const { messages } = useInsuranceMessages();
  const own = ownErrors();
  const uncorrected = payor ? uncorrectedFields(payor, input, refused) : {};
  const marked: FieldErrors = Object.fromEntries(insuranceFieldNames.map((name) => [fieldId(name), uncorrected[name]]));
  const shown = useFieldErrors(own);
  const { show } = shown;
  const refusals = refused?.errors;
  useEffect(() => {
    if (refusals !== undefined && refusals.length > 0) show();
    // Once for each time that it was refused: the summary takes focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
  const list = inOrder([...shown.list, ...listErrors(marked).filter(({ fieldId: id }) => shown.of(id) === undefined)]);
  return {
    list: once(list),
    count: once(list).length,
    attempt: shown.attempt,
    of: (id) => shown.of(id) ?? atField(marked[id]),
    show,
    hide: shown.hide,
    payor: shown.of(PAYOR),
    findPayor: shown.of(FIND_PAYOR),
    areThere: listErrors(own).length > 0 || list.length > 0,
    isUncorrected: Object.keys(uncorrected).length > 0,
  };

  /** The summary says in full what concerns several fields; beside each of them it would be said as often. */
  function atField(text: string | undefined): string | undefined {
    return text !== undefined && isOfSeveral(text, uncorrected) ? t`Compare this with your card` : text;
  }

  function ownErrors(): FieldErrors {
    if (input.payorId === ANOTHER_PAYOR) return { [FIND_PAYOR]: t`Choose your insurance from the list` };
    if (!payor) return { [PAYOR]: t`Choose your insurance` };
    const isPolicyHolderMissing = asksForPolicyHolder(payor) && input.isPolicyHolder === '';
    const conditions = { today: today(), asked: fieldsToFill(payor, input) };
    return {
      [POLICY_HOLDER]: isPolicyHolderMissing ? t`Say whether you are the policy holder` : undefined,
      ...sayErrors(messages, validateForm(insuranceForm, input, conditions), fieldId),
    };
  }
}

/** As the fields stand on the page. */
function inOrder(errors: readonly SummarisedError[]): SummarisedError[] {
  const places: readonly string[] = [PAYOR, FIND_PAYOR, POLICY_HOLDER, ...insuranceFieldNames.map(fieldId)];
  return errors.toSorted((one, other) => places.indexOf(one.fieldId) - places.indexOf(other.fieldId));
}

/** One line for an error that marks two fields; it leads to the first. */
function once(errors: readonly SummarisedError[]): SummarisedError[] {
  return errors.filter(({ message }, index) => errors.findIndex((each) => each.message === message) === index);
}
