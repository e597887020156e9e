import { Trans } from '@lingui/react/macro';
import type { AssistancePolicy, AssistanceRules, AssistanceTexts } from '@portico/contract';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import type { CheckInput } from './check-input.ts';
import { CoverageQuestion } from './coverage-question.tsx';
import { MoneyQuestions } from './money-questions.tsx';
import { ResidenceQuestion } from './residence-question.tsx';
import { useCheckErrors } from './use-check-errors.ts';
import './check-form.css';

export interface CheckFormProps {
  rules: AssistanceRules;
  texts: AssistanceTexts;
  states: AssistancePolicy['states'];
  /** The hospitals' states have several guidelines: which counts must be said. */
  isStateNeeded: boolean;
  input: CheckInput;
  onChange: (changed: Partial<CheckInput>) => void;
  /** Every field is of its kind, and the result is asked for. */
  onCheck: () => void;
}

/** The questions of the check: household, money, residence, programmes and insurance. The browser is told to remember none of the answers. */
export function CheckForm({ rules, texts, states, isStateNeeded, input, onChange, onCheck }: CheckFormProps) {
  const { errors, areThere } = useCheckErrors(input, { rules, isStateNeeded });
  return (
    <form
      className="assistance-form"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (areThere) errors.show();
        else onCheck();
      }}
    >
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      <MoneyQuestions rules={rules} texts={texts} input={input} onChange={onChange} errors={errors} />
      <ResidenceQuestion
        area={texts.area}
        states={states}
        isStateNeeded={isStateNeeded}
        input={input}
        onChange={onChange}
        errors={errors}
      />
      <CoverageQuestion programmes={rules.programmes} input={input} onChange={onChange} />
      <div className="row">
        <Button type="submit">
          <Trans>See what is likely</Trans>
        </Button>
      </div>
    </form>
  );
}
