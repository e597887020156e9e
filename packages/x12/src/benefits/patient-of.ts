import type { EligibilityResponse, ResponsePerson, ResponseSubscriber } from '../model/response.ts';

/** The one element of a list; `null` if there is none, or more than one. */
export function only<T>(list: readonly T[]): T | null {
  return list.length === 1 ? (list[0] ?? null) : null;
}

/** The subscriber (loop 2000C) of a response; `null` if it is about several. */
export function subscriberOf({ payers }: EligibilityResponse): ResponseSubscriber | null {
  return only(payers.flatMap(({ receivers }) => receivers.flatMap((each) => each.subscribers)));
}

/**
 * Rule 1: the one person whom a response is about, the dependent if there is a dependent level, else the subscriber.
 * `null` if it is about several subscribers, or several dependents of one: then it does not tell which is the patient.
 */
export function patientOf(response: EligibilityResponse): ResponsePerson | null {
  const subscriber = subscriberOf(response);
  if (subscriber === null || subscriber.dependents.length === 0) return subscriber;
  return only(subscriber.dependents);
}
