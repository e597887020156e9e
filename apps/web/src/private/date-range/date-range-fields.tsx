import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DateRangeInput, RangeEnd } from './use-date-range.ts';
import './date-range.css';

const RangeCalendar = lazy(async () => ({ default: (await import('./range-calendar.tsx')).RangeCalendar }));

export interface DateRangeFieldsProps {
  input: DateRangeInput;
  /** The id of each field. */
  ids: Readonly<Record<RangeEnd, string>>;
}

/** The start and the end of a range, each to type or paste, and a calendar that fills in the one that was touched last. */
export function DateRangeFields({ input, ids }: DateRangeFieldsProps) {
  const { t } = useLingui();
  const { typed, type, active, activate, errors, choose } = input;
  const labels = { start: t`From`, end: t`Until` };
  const field = (end: RangeEnd) => (
    <TextField
      id={ids[end]}
      label={labels[end]}
      error={errors.of(ids[end])}
      inputMode="numeric"
      autoComplete="off"
      value={typed[end]}
      onFocus={() => activate(end)}
      onChange={(event) => type(end, event.target.value)}
    />
  );
  const onChoose = (date: string) => document.getElementById(ids[choose(date)])?.focus();
  return (
    <div className="date-range">
      <div className="date-range-fields">
        {field('start')}
        {field('end')}
      </div>
      <p className="secondary">
        <Trans>Month, day and year. Or choose in the calendar.</Trans>
      </p>
      <Suspense fallback={<Skeleton shape="card" />}>
        <RangeCalendar input={input} label={labels[active]} onChoose={onChoose} />
      </Suspense>
    </div>
  );
}
