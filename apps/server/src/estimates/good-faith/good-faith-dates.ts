import { addBusinessDays } from '@portico/rules';
import type { GoodFaithDates } from '../../documents/good-faith/good-faith-estimate.ts';

/** What a patient says of the care, and until when the estimate stands. ISO dates of the hospital. */
interface Care {
  readonly today: string;
  /** null where the care is not scheduled. */
  readonly scheduledFor: string | null;
  readonly validUntil: string;
}

/**
 * By when the law wants what (45 CFR 149.610(b)(1)(v) to (vii)): an estimate of care that is three to nine business days off one business
 * day after it was scheduled; of care that is ten or more business days off, or on request alone, three business days after. Care
 * that is sooner has no day of its own, and none that is told is after the care or before today.
 */
export function goodFaithDates({ today, scheduledFor, validUntil }: Care): GoodFaithDates {
  const isSoon =
    scheduledFor !== null && addBusinessDays(today, 3) <= scheduledFor && scheduledFor < addBusinessDays(today, 10);
  const dueWithin = isSoon ? 1 : 3;
  const due = addBusinessDays(today, dueWithin);
  const isDueBefore = (day: string): boolean => scheduledFor === null || day < scheduledFor;
  const asked = addBusinessDays(today, 1);
  const changes = scheduledFor === null ? null : addBusinessDays(scheduledFor, -1);
  return {
    requestedOn: today,
    scheduledFor,
    dueBy: isDueBefore(due) ? due : null,
    dueWithin,
    othersAskedBy: isDueBefore(asked) ? asked : today,
    changesBy: changes === null || changes < today ? null : changes,
    validUntil,
  };
}
