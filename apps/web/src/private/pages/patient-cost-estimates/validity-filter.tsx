import { Trans } from '@lingui/react/macro';
import { dayNumberOf, defaultRange, rangeWindow } from '@portico/rules';
import { CalendarDays } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { today } from '../../../forms/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { DateRangeFields } from '../../date-range/date-range-fields.tsx';
import { useDateRange } from '../../date-range/use-date-range.ts';

/** The days until which the shown estimates stand, as day numbers (spec §9); empty for all estimates. */
export interface ShownDays {
  readonly startDay?: number;
  readonly endDay?: number;
}

export interface ValidityFilterProps {
  /** How many of all are shown; null while there is no filter. */
  shown: { readonly count: number; readonly total: number } | null;
  onChange: (days: ShownDays) => void;
}

/** Finds the saved estimates that stand until a day of a range (spec §4, §5, §9: the date range picker). */
export function ValidityFilter({ shown, onChange }: ValidityFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onChange({});
  };
  return (
    <>
      <div className="row validity">
        <Button
          variant="quiet"
          icon={CalendarDays}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : setIsOpen(true))}
        >
          {isOpen ? <Trans>Show all of them</Trans> : <Trans>Find by date</Trans>}
        </Button>
        {shown && (
          <output>
            <Trans>
              {shown.count} of {shown.total} shown
            </Trans>
          </output>
        )}
      </div>
      {isOpen && <ValidityForm onChange={onChange} />}
    </>
  );
}

const ids = { start: 'valid-from', end: 'valid-until' };

function ValidityForm({ onChange }: Pick<ValidityFilterProps, 'onChange'>) {
  const [day] = useState(today);
  const input = useDateRange(defaultRange(day), rangeWindow(day), ids);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!input.validate()) return;
    onChange({ startDay: dayNumberOf(input.range.start), endDay: dayNumberOf(input.range.end) });
  };
  return (
    <Card title={<Trans>Estimates that are good through a day between</Trans>}>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <ErrorSummary errors={input.errors.list} attempt={input.errors.attempt} />
        <DateRangeFields input={input} ids={ids} />
        <div className="row">
          <Button type="submit">
            <Trans>Show these</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
