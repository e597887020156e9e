import { Trans } from '@lingui/react/macro';
import type { AssistanceRules, AssistanceTexts } from '@portico/contract';
import type { ShownErrors } from '../forms/use-field-errors.ts';
import { Field } from '../ui/field.tsx';
import { Fieldset } from '../ui/fieldset.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { CheckInput } from './check-input.ts';
import { usePeriods } from './use-periods.ts';

export interface MoneyQuestionsProps {
  rules: Pick<AssistanceRules, 'assets'>;
  texts: AssistanceTexts;
  input: CheckInput;
  onChange: (changed: Partial<CheckInput>) => void;
  errors: ShownErrors;
}

/** Household and income; savings where the policy looks at them. */
export function MoneyQuestions({ rules, texts, input, onChange, errors }: MoneyQuestionsProps) {
  const periods = usePeriods();
  return (
    <>
      <div className="assistance-question">
        <TextField
          id="household"
          label={<Trans>How many people are in your household?</Trans>}
          hint={texts.household || <Trans>You, your spouse or partner, and the children you take care of.</Trans>}
          error={errors.of('household')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={input.household}
          onChange={({ target }) => onChange({ household: target.value })}
        />
      </div>
      <Fieldset
        id="income-question"
        label={<Trans>How much money comes in before taxes?</Trans>}
        hint={
          texts.income || <Trans>Add up what all of you get: pay, benefits, pensions. Write 0 if there is none.</Trans>
        }
      >
        <div className="assistance-pair">
          <TextField
            id="income"
            label={<Trans>Dollars</Trans>}
            error={errors.of('income')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={input.income}
            onChange={({ target }) => onChange({ income: target.value })}
          />
          <Field id="every" label={<Trans>How often</Trans>}>
            <Select
              id="every"
              autoComplete="off"
              value={input.every}
              onChange={({ target }) => onChange({ every: target.value as CheckInput['every'] })}
            >
              {periods.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {rules.assets !== null && (
          <TextField
            id="assets"
            label={<Trans>How much money do all of you have saved?</Trans>}
            hint={<AssetsHint exempt={texts.exemptAssets} />}
            error={errors.of('assets')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={input.assets}
            onChange={({ target }) => onChange({ assets: target.value })}
          />
        )}
      </Fieldset>
    </>
  );
}

function AssetsHint({ exempt }: { exempt: readonly string[] }) {
  if (exempt.length === 0) return <Trans>Cash and money in the bank.</Trans>;
  const list = exempt.join('; ');
  return <Trans>Cash and money in the bank. Do not count: {list}.</Trans>;
}
