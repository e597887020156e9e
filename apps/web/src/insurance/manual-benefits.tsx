import { Trans } from '@lingui/react/macro';
import { formatBenefits, OVERALL, type EstimateModel } from '@portico/contract';
import { useState, type ReactNode } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { losesFooting, useUnstableState } from '../estimates-base/unstable-state.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { CallFailure } from '../api/call-failure.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { allFields, benefitFields, type BenefitField } from './benefit-fields.ts';
import { BenefitInput } from './benefit-input.tsx';
import { candidatesOf, isKnown } from './default-benefits.ts';
import { changedInput, defaultsOf, validateBenefitsInput, type BenefitsInput } from './benefits-input.ts';
import { useBenefitsErrors } from './use-benefits-errors.ts';
import './words.ts';
import '../ui/fieldset.css';
import './manual-benefits.css';

export interface ManualBenefitsProps {
  model: EstimateModel;
  /** They are of the insurance that pays second. */
  isSecond?: boolean;
  /** With the estimate that the benefits made. */
  onSaved: (model: EstimateModel) => void;
  /** What can be done instead, beside the button. */
  actions?: ReactNode;
}

/**
 * Benefits by hand (spec §5): the four kinds for the plan and, folded, what differs for the services of this estimate. Filled
 * in with what is known.
 */
export function ManualBenefits({ model, isSecond = false, onSaved, actions }: ManualBenefitsProps) {
  const { calls, token } = useEstimatesBase();
  const fields = benefitFields(model);
  // The other fields hold what is known, also where the insurer is asked again while the form is open.
  const [changed, setChanged] = useState<BenefitsInput>({});
  const defaults = defaultsOf(model);
  const typed = { ...defaults, ...changed };
  const validated = validateBenefitsInput(typed, allFields(fields), model.DefaultBenefits);
  const errors = useBenefitsErrors(validated, fields);
  const differing = fields.byServiceType.filter((each) => each.fields.length > 0);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isDifferingKnown = differing.some((each) => each.fields.some((field) => isKnown(model.DefaultBenefits, field)));
  // Of the shown estimate: a new check of the same insurance may have given it another, and the server refuses one that has moved.
  const insuranceId = model.CurrentInsurance?.Id;
  const saving = useSubmit(calls.updateManualBenefits);
  const isUnstable = losesFooting(saving.failure);
  useUnstableState(isUnstable);

  const save = async () => {
    if (errors.areThere) {
      if ([...validated.invalid, ...validated.undecided].some((key) => !key.startsWith(`${OVERALL}:`)))
        setIsUnfolded(true);
      errors.show();
      return;
    }
    const saved = await saving.submit({
      estimateId: model.EstimateId,
      benefits: formatBenefits(validated.entered),
      token,
      second: isSecond,
      ...(insuranceId === undefined ? {} : { insuranceId }),
    });
    if (saved !== null && !(saved instanceof CallFailure)) onSaved(saved);
  };
  const input = (field: BenefitField) => (
    <BenefitInput
      key={field.key}
      id={`benefit-${field.key}`}
      benefit={field.benefit}
      isOfPlan={field.scope === OVERALL}
      text={typed[field.key]?.text ?? ''}
      isNotApplicable={typed[field.key]?.isNotApplicable ?? false}
      candidates={candidatesOf(model.DefaultBenefits, field)}
      error={errors.of(field.key)}
      onChange={(change) => setChanged((before) => changedInput(before, defaults, field, change))}
    />
  );
  return (
    <form
      className="manual-benefits"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ErrorSummary errors={errors.list} attempt={errors.attempt} count={errors.count} />
      {saving.failure && !isUnstable && <EstimateErrorNotice failure={saving.failure} onRetry={() => void save()} />}
      <Origin model={model} />
      <div>{fields.overall.map(input)}</div>
      {differing.length > 0 && (
        <Disclosure
          summary={<Trans>My plan has other amounts for this care</Trans>}
          open={isUnfolded || isDifferingKnown}
        >
          <p className="secondary">
            <Trans>What you enter here counts in place of the amounts above, for this kind of care.</Trans>
          </p>
          {differing.map(({ name, fields: own }) => (
            <fieldset key={name} className="fieldset manual-benefits-scope">
              <legend>
                <h3>{name}</h3>
              </legend>
              <div>{own.map(input)}</div>
            </fieldset>
          ))}
        </Disclosure>
      )}
      <div className="row">
        <Button type="submit" busy={saving.busy}>
          {saving.busy ? <Trans>One moment</Trans> : <Trans>Show my estimate</Trans>}
        </Button>
        {actions}
      </div>
    </form>
  );
}

/** Where the figures come from that stand in the fields already. */
function Origin({ model: { CurrentInsurance: insurance, ...model } }: { model: EstimateModel }) {
  const isFilledIn = allFields(benefitFields(model)).some((field) => isKnown(model.DefaultBenefits, field));
  const name = insurance?.Payor.Name;
  // The patient entered them, in the plan's year before this one.
  const isOfPastYear = model.Messages.some(({ Name }) => Name === 'yearHasEnded');
  if (!isFilledIn || isOfPastYear || name === undefined || insurance?.Status === 'entered') {
    return (
      <p className="secondary">
        <Trans>
          Your plan’s website, its app or the number on the back of your card has these figures. Leave blank what you do
          not know.
        </Trans>
      </p>
    );
  }
  return (
    <Notice kind="info">
      <p>
        <Trans>We filled in what {name} told us. Add what is missing, and change what you know better.</Trans>
      </p>
    </Notice>
  );
}
