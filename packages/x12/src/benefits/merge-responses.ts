import type { BenefitRow, EligibilityResponse, ResponseSubscriber } from '../model/response.ts';
import { patientOf } from './patient-of.ts';

/**
 * Joins 271s about one person into one, for `benefitsOf`: those to several inquiries of one day, one inquiry for each
 * service type (005010X279A1, 2110C EQ: many payers answer one service type at a time). The rows of the others are added
 * to those of the first; a row that is there already is added once. Everything else is as the first has it.
 *
 * Rows that contradict each other stay side by side, so that `benefitsOf` leaves what they say open. A response that does
 * not tell which of several people it is about adds nothing.
 */
export function mergeResponses(
  first: EligibilityResponse,
  others: readonly EligibilityResponse[],
): EligibilityResponse {
  const rows = others.flatMap((each) => patientOf(each)?.benefits ?? []);
  const patient = patientOf(first);
  if (patient === null) return first;
  const merged = { ...patient, benefits: withoutRepeated([...patient.benefits, ...rows]) };
  return withSubscribers(first, (subscriber) =>
    subscriber === patient
      ? { ...subscriber, ...merged }
      : { ...subscriber, dependents: subscriber.dependents.map((each) => (each === patient ? merged : each)) },
  );
}

function withSubscribers(
  response: EligibilityResponse,
  change: (subscriber: ResponseSubscriber) => ResponseSubscriber,
): EligibilityResponse {
  return {
    ...response,
    payers: response.payers.map((payer) => ({
      ...payer,
      receivers: payer.receivers.map((receiver) => ({ ...receiver, subscribers: receiver.subscribers.map(change) })),
    })),
  };
}

function withoutRepeated(rows: readonly BenefitRow[]): BenefitRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    // Where a row stood in its message says nothing of it.
    const text = JSON.stringify({ ...row, position: 0 });
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
