import type { RecordModel, ReplayPlanModel } from '@portico/staff-contract';
import { ActError } from '../act-error.ts';
import { type Named, requireNameless } from '../reason.ts';
import type { ShownReplay } from './replay-plan.ts';

/** A replay of a message that is held, as it was seen. */
export interface SeenReplay {
  messageId: string;
  /** Of the plan that was seen. */
  planKey: string;
  /** Of readReason. */
  reason: string;
}

/**
 * What a replay would do now, if it is what was seen.
 *
 * @throws ActError where it is something else, and for a reason that names whom it is about.
 */
export function requireSeen({ plan, owner }: ShownReplay, { planKey, reason }: SeenReplay): ReplayPlanModel {
  if (plan?.key !== planKey) throw replayChanged();
  const records = [...plan.merged, ...(plan.before === null ? [] : [plan.before]), plan.after];
  const further = plan.furtherNumbers.map((medicalRecordNumber) => ({ ...nobody, medicalRecordNumber }));
  const owners = owner === null ? [] : [owner];
  for (const named of [...records.flatMap(namedBy), ...further, ...owners]) requireNameless(reason, named);
  return plan;
}

export function replayChanged(): ActError {
  return new ActError('replayChanged', 'It would do something else by now. Nothing was changed.');
}

const nobody: Named = { username: '', firstName: '', lastName: '', email: null, phones: [] };

function namedBy({ names, emails, phones, medicalRecordNumber }: RecordModel): Named[] {
  const named = { ...nobody, firstName: names.join(' '), phones, medicalRecordNumber };
  return [named, ...emails.map((email) => ({ ...nobody, email }))];
}
