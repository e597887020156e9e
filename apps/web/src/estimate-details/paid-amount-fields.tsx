import { Trans, useLingui } from '@lingui/react/macro';
import type { PaidByThen } from '@portico/contract';
import { type CSSProperties, useId, useMemo } from 'react';
import { describedBy, Field } from '../ui/field.tsx';
import { money } from '../portal/figures.ts';
import { nearestStop, sliderStops } from './slider-stops.ts';
import type { PaidAmount } from './use-paid-amount.ts';

export interface PaidAmountFieldsProps {
  kind: PaidByThen['Kind'];
  /** Integer cents. */
  max: number;
  paid: PaidAmount;
}

/** The amount as a number that is typed, and as a slider that stops at round amounts and at its end. */
export function PaidAmountFields({ kind, max, paid }: PaidAmountFieldsProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const all = money(max, i18n.locale);
  const stops = useMemo(() => sliderStops(max), [max]);
  const hint =
    kind === 'deductible' ? (
      <Trans>For other care, toward your deductible. {all} is left of it.</Trans>
    ) : (
      <Trans>For other care, toward your yearly maximum. {all} is left of it.</Trans>
    );
  const errors = {
    invalid: t`Enter an amount in dollars, such as 250 or 250.50.`,
    aboveMax: t`No more than ${all} counts.`,
  };
  const error = paid.error && errors[paid.error];
  return (
    <Field id={id} label={<Trans>I will have paid by then</Trans>} hint={hint} error={error}>
      <div className="paid-amount">
        <span className="paid-amount-field">
          <span className="paid-amount-unit" aria-hidden="true">
            $
          </span>
          <input
            className="control"
            id={id}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy({ id, hint, error })}
            value={paid.text}
            onChange={(event) => paid.type(event.target.value)}
            onBlur={paid.tidy}
          />
        </span>
        <span className="paid-amount-slider">
          <input
            type="range"
            aria-label={t`I will have paid by then`}
            min={0}
            max={stops.length - 1}
            step={1}
            value={nearestStop(stops, paid.cents)}
            aria-valuetext={money(paid.cents, i18n.locale)}
            style={{ '--filled': paid.cents / max } as CSSProperties}
            onChange={(event) => paid.set(stops[event.target.valueAsNumber] ?? 0)}
          />
          <span className="paid-amount-ends money secondary" aria-hidden="true">
            <span>{money(0, i18n.locale)}</span>
            <span>{all}</span>
          </span>
        </span>
      </div>
    </Field>
  );
}
