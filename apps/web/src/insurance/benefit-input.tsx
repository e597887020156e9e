import { Trans, useLingui } from '@lingui/react/macro';
import type { Benefit, BenefitDefault, BenefitId } from '@portico/contract';
import { amountLocaleOf } from '../portal/locale-of.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { describedBy, Field } from '../ui/field.tsx';
import { tidyBenefit } from './benefits-input.ts';
import './benefit-input.css';

type Candidates = BenefitDefault['Candidates'];

export interface BenefitInputProps {
  id: string;
  benefit: Benefit;
  /** Of the plan, where it is said what it is; a service type's asks for it only. */
  isOfPlan: boolean;
  text: string;
  isNotApplicable: boolean;
  /** The insurer's figures, where it did not tell which one counts, or whether the only one does. */
  candidates: Candidates;
  error: string | undefined;
  onChange: (change: { text: string; isNotApplicable: boolean }) => void;
}

/** With their units, for those who cannot see them in the field. They may be typed so. */
const examples: Readonly<Record<BenefitId, string>> = {
  copay: '$25',
  coinsurance: '20%',
  deductible: '$450.75',
  outOfPocket: '$3,000',
};

/** One benefit: what it is, an amount or a percentage, and the box that says that the plan has none. */
export function BenefitInput(props: BenefitInputProps) {
  const { id, benefit, isOfPlan, text, isNotApplicable, candidates, error, onChange } = props;
  const { BenefitId, Title, Description, Prompt, NotApplicableText, Unit: unit } = benefit;
  const example = examples[BenefitId];
  const hint = (
    <>
      {isOfPlan ? Description : Prompt}{' '}
      <span className="money">
        <Trans>For example: {example}</Trans>
      </span>
    </>
  );
  return (
    <div className="benefit-input">
      <Field id={id} label={Title} hint={hint} error={error}>
        <div className="benefit-line">
          <span className={`benefit-amount benefit-amount-${unit === '$' ? 'dollars' : 'percent'}`}>
            <span className="benefit-unit" aria-hidden="true">
              {unit}
            </span>
            <input
              className="control"
              id={id}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              disabled={isNotApplicable}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={describedBy({ id, hint, error })}
              value={isNotApplicable ? '' : text}
              onChange={(event) => onChange({ text: event.target.value, isNotApplicable })}
              onBlur={() => onChange({ text: tidyBenefit(text, unit), isNotApplicable })}
            />
          </span>
          <Checkbox
            id={`${id}-none`}
            label={NotApplicableText}
            checked={isNotApplicable}
            onChange={(event) => onChange({ text, isNotApplicable: event.target.checked })}
          />
        </div>
      </Field>
      {candidates.length > 0 && !isNotApplicable && (
        <CandidateChoice
          candidates={candidates}
          unit={unit}
          text={text}
          onChoose={(chosen) => onChange({ text: chosen, isNotApplicable: false })}
        />
      )}
    </div>
  );
}

interface CandidateChoiceProps {
  candidates: Candidates;
  unit: Benefit['Unit'];
  text: string;
  onChoose: (text: string) => void;
}

/** What the insurer told. Which figure applies, or whether the only one does, it left open: only the patient can say. */
function CandidateChoice({ candidates, unit, text, onChoose }: CandidateChoiceProps) {
  const { i18n } = useLingui();
  const amounts = new Intl.NumberFormat(amountLocaleOf(i18n.locale), { minimumFractionDigits: 2 });
  return (
    <div className="benefit-candidates">
      <p className="secondary">
        {candidates.length === 1 ? (
          <Trans>Your insurance told us this figure. Choose it if it fits this care, or enter your own.</Trans>
        ) : (
          <Trans>
            Your insurance told us more than one figure. Choose the one that fits this care, or enter your own.
          </Trans>
        )}
      </p>
      <ul>
        {candidates.map(({ Val, Text }) => (
          <li key={`${Val} ${Text}`}>
            <button
              type="button"
              className="benefit-candidate"
              aria-pressed={tidyBenefit(text, unit) === Val}
              onClick={() => onChoose(Val)}
            >
              <span className="money">{unit === '$' ? `$${amounts.format(Number(Val))}` : `${Val}%`}</span>
              {Text !== '' && <span className="secondary"> {Text}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
