import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { checkAssistance, type AssistanceCheck, homeStateOf } from '@portico/assistance';
import type { AssistancePolicy } from '@portico/contract';
import { useState } from 'react';
import { Card } from '../ui/card.tsx';
import { ApplicationCard } from './application-card.tsx';
import { answersOf, type CheckInput, emptyInput } from './check-input.ts';
import { CheckForm } from './check-form.tsx';
import { questionsOf } from './questions-of.ts';
import { CheckResult } from './check-result.tsx';
import { notedBill, type CheckedBill } from './checked-bill.ts';
import { money } from '../portal/figures.ts';
import { KeptNowhere } from './kept-nowhere.tsx';
import { PlansCard } from './plans-card.tsx';
import { PolicyCard } from './policy-card.tsx';
import './help-screen.css';

type PublishedPolicy = NonNullable<AssistancePolicy['policy']>;

/**
 * The check, its result, and what one can do then. The answers stand in this component's state and nowhere else: leaving the page
 * or loading it again forgets them (decision 136).
 */
export function HelpScreen({ assistance }: { assistance: AssistancePolicy }) {
  const [bill] = useState(notedBill);
  const [input, setInput] = useState<CheckInput>(() => inputFor(bill));
  // The answers that the result is of; null before the first, and once an answer is changed.
  const [checked, setChecked] = useState<{ input: CheckInput; checks: number } | null>(null);
  const { policy, plans, guidelines, locationStates } = assistance;
  const homeState = homeStateOf(locationStates, bill?.locationId ?? null);
  const result = policy && checked && check({ policy, guidelines, homeState: homeState ?? '' }, checked.input, bill);
  const toPay = result?.atMostCents ?? bill?.owedCents ?? null;
  return (
    <div className="assistance">
      {bill && <OfEstimate bill={bill} />}
      {policy && (
        <Card title={<Plural value={questionsOf(policy.rules)} one="# question" other="# questions" />}>
          <KeptNowhere />
          <CheckForm
            rules={policy.rules}
            texts={policy.texts}
            states={assistance.states}
            isStateNeeded={homeState === null}
            input={input}
            onChange={(changed) => {
              setChecked(null);
              setInput((before) => ({ ...before, ...changed }));
            }}
            onCheck={() => setChecked((before) => ({ input, checks: (before?.checks ?? 0) + 1 }))}
          />
        </Card>
      )}
      {policy && checked && result && (
        <CheckResult
          result={result}
          bill={bill}
          checks={checked.checks}
          coversPhysicians={policy.rules.coversPhysicians}
          isOffFullCharge={policy.rules.discountOff === 'grossCharges' && checked.input.isInsured !== 'yes'}
          guidelineYear={guidelines.year}
        />
      )}
      {plans && toPay !== 0 && <PlansCard rules={plans} knownCents={toPay} />}
      {policy && (
        <div className="no-print">
          <ApplicationCard input={input} />
        </div>
      )}
      {policy && <PolicyCard texts={policy.texts} />}
    </div>
  );
}

/** Whether insurance pays is known of an estimate. */
function inputFor(bill: CheckedBill | null): CheckInput {
  return bill === null ? emptyInput : { ...emptyInput, isInsured: bill.isInsured ? 'yes' : 'no' };
}

interface Rules extends Pick<AssistancePolicy, 'guidelines'> {
  policy: PublishedPolicy;
  homeState: string;
}

function check({ policy, guidelines, homeState }: Rules, input: CheckInput, bill: CheckedBill | null): AssistanceCheck {
  return checkAssistance({ policy: policy.rules, guidelines, answers: answersOf(input), bill, homeState });
}

function OfEstimate({ bill: { service, location, owedCents } }: { bill: CheckedBill }) {
  const { i18n } = useLingui();
  const amount = owedCents === null ? '' : money(owedCents, i18n.locale);
  return (
    <p className="assistance-estimate">
      <Trans>
        For your estimate: {service} at {location}, <strong className="money">{amount}</strong>
      </Trans>
    </p>
  );
}
