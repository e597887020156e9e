import { Trans, useLingui } from '@lingui/react/macro';
import { UNSURE_KIND, type KindOfCareQuestion } from '@portico/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import type { Choices } from './use-choices.ts';
import './kind-of-care-card.css';

export interface KindOfCareCardProps {
  question: KindOfCareQuestion;
  choices: Choices;
}

/** Asks which kind of care this is, where the code does not tell and the plan pays for each kind differently. */
export function KindOfCareCard({ question, choices }: KindOfCareCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { Choices: kinds, Chosen: chosen, RangeText: range } = question;
  const [picked, setPicked] = useState(chosen === '' ? undefined : chosen);
  const [isMissing, setMissing] = useState(false);
  const { failed, underWay, done, choose } = choices;
  const button = useRef<HTMLButtonElement>(null);
  const isAnswered = done?.section === 'kindOfCare';
  useEffect(() => {
    // The amount takes its place above the question, which moves with the pressed button.
    if (isAnswered && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isAnswered]);
  const answer = () => {
    setMissing(picked === undefined);
    if (picked !== undefined) choose({ section: 'kindOfCare', id: picked });
  };
  return (
    <div className="kind-of-care no-print">
      <Card title={<Trans>Which kind of care is this?</Trans>}>
        <p className="secondary">
          <Trans>Your plan pays for each kind differently, and the code of this care does not tell which it is.</Trans>
        </p>
        {failed?.choice.section === 'kindOfCare' && (
          <EstimateErrorNotice failure={failed.failure} onRetry={() => choose(failed.choice)} />
        )}
        <RadioGroup
          id={id}
          label={<Trans>Kind of care</Trans>}
          error={isMissing ? t`Choose a kind of care, or that you are not sure.` : undefined}
          options={[
            ...kinds.map(({ Id, Name }) => ({ value: Id, label: Name })),
            { value: UNSURE_KIND, label: <Trans>I am not sure</Trans> },
          ]}
          value={picked}
          onChange={setPicked}
        />
        {chosen === UNSURE_KIND && range !== '' && (
          <p>
            <Trans>With your insurance you would pay {range}, depending on the kind of care.</Trans>
          </p>
        )}
        <Button variant="secondary" ref={button} busy={underWay?.section === 'kindOfCare'} onClick={answer}>
          <Trans>Show my estimate</Trans>
        </Button>
      </Card>
    </div>
  );
}
