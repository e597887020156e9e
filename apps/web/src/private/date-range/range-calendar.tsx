import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { localeOf } from '../../portal/locale-of.ts';
import { usePortal } from '../../portal/portal.tsx';
import { Icon } from '../../ui/icon.tsx';
import { allowWithoutStyle } from './allow-without-style.ts';
import type { DateRangeInput } from './use-date-range.ts';

allowWithoutStyle();

export interface RangeCalendarProps {
  input: DateRangeInput;
  /** Which end of the range a day is chosen for. */
  label: string;
  /** @param date ISO date. */
  onChoose: (date: string) => void;
}

/** A month of days, with the range marked. Arrow keys move by day and week, Page Up and Page Down by month. */
export function RangeCalendar({ input: { range, window, active }, label, onChoose }: RangeCalendarProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  return (
    <I18nProvider locale={localeOf(language)}>
      <Calendar
        // The month of the end that is chosen now comes into view.
        key={`${active} ${range[active]}`}
        className="calendar"
        aria-label={label}
        value={parseDate(range[active])}
        minValue={parseDate(window.start)}
        maxValue={parseDate(window.end)}
        onChange={(date) => onChoose(date.toString())}
      >
        <div className="calendar-head">
          <Button slot="previous" className="calendar-step" aria-label={t`Earlier month`}>
            <Icon of={ChevronLeft} size={20} />
          </Button>
          <Heading className="calendar-month" />
          <Button slot="next" className="calendar-step" aria-label={t`Later month`}>
            <Icon of={ChevronRight} size={20} />
          </Button>
        </div>
        <CalendarGrid className="calendar-grid" weekdayStyle="short">
          <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className={({ isSelected }) => {
                  const iso = date.toString();
                  if (isSelected) return 'calendar-day calendar-chosen';
                  return range.start <= iso && iso <= range.end ? 'calendar-day calendar-within' : 'calendar-day';
                }}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
