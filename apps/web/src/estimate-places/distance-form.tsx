import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useSay } from '../frame/live-announcements.tsx';
import { useAction } from '../portal/use-action.ts';
import { useSend } from '../portal/use-send.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { DistanceChoice } from './use-distance-choice.ts';

const FIELD = 'distance-zip';

export interface DistanceFormProps {
  choice: DistanceChoice;
  onChange: (part: Partial<DistanceChoice>) => void;
}

/** Asks from which ZIP code the distances are reckoned; it is sent for that, and kept by nobody but the open page. */
export function DistanceForm({ choice: { zip, from, miles, order }, onChange }: DistanceFormProps) {
  const { t } = useLingui();
  const send = useSend();
  const { calls, token } = useEstimatesBase();
  const { busy, failure, run } = useAction();
  const [problem, setProblem] = useState<'empty' | 'unknown' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const correct = (what: 'empty' | 'unknown') => {
    setProblem(what);
    field.current?.focus();
  };
  const ask = () =>
    run(async () => {
      const { IsKnown, Distances } = await send(calls.siteDistances, { zip, token });
      onChange(
        IsKnown
          ? {
              from: zip.trim(),
              miles: new Map(Distances.map(({ LocationId, Miles }) => [LocationId, Miles])),
              order: 'distance',
            }
          : { from: '', miles: null, order: 'price' },
      );
      if (!IsKnown) correct('unknown');
    });
  const hasDistances = miles !== null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Also where the error is the same once more: it is announced again.
    setProblem(null);
    if (zip.trim() === '') correct('empty');
    else void ask();
  };
  const errors = {
    empty: t`Enter a ZIP code of five digits, such as 94305`,
    unknown: t`We do not know this ZIP code. Check its five digits.`,
  };
  const error = problem === null ? undefined : errors[problem];
  useSay(error ?? (hasDistances ? t`Distances from ${from} are shown, the nearest first.` : ''));
  return (
    <form className="distance no-print" noValidate onSubmit={onSubmit}>
      {failure && <EstimateErrorNotice failure={failure} onRetry={() => void ask()} />}
      <div className="distance-row">
        <TextField
          id={FIELD}
          label={t`Your ZIP code`}
          hint={<Trans>For the distance only. We do not keep it.</Trans>}
          error={error}
          ref={field}
          value={zip}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          onChange={(event) => onChange({ zip: event.target.value })}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          <Trans>Show distances</Trans>
        </Button>
      </div>
      {hasDistances && (
        <fieldset className="distance-order">
          <legend className="visually-hidden">{t`Order`}</legend>
          <Order
            isChosen={order === 'distance'}
            onChoose={() => onChange({ order: 'distance' })}
            label={t`Nearest first`}
          />
          <Order
            isChosen={order === 'price'}
            onChoose={() => onChange({ order: 'price' })}
            label={t`Lowest price first`}
          />
        </fieldset>
      )}
    </form>
  );
}

function Order({ isChosen, onChoose, label }: { isChosen: boolean; onChoose: () => void; label: string }) {
  return (
    <button type="button" className="distance-choice" aria-pressed={isChosen} onClick={onChoose}>
      {label}
    </button>
  );
}
