import type { BenefitRow, EligibilityResponse, ResponsePerson, ResponseSubscriber } from '../model/response.ts';

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
  others: ReadonlyArray<EligibilityResponse>,
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

/** The one person whom a response is about: the dependent where there is one, else the subscriber. */
function patientOf({ payers }: EligibilityResponse): ResponsePerson | null {
  const subscribers = payers.flatMap(({ receivers }) => receivers.flatMap((each) => each.subscribers));
  const [subscriber, ...more] = subscribers;
  if (subscriber === undefined || more.length > 0) return null;
  const [dependent, ...others] = subscriber.dependents;
  if (others.length > 0) return null;
  return dependent ?? subscriber;
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
