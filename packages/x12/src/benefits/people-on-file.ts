import type { Relationship } from '../model/parties.ts';
import type { ResponsePerson, ResponseSubscriber } from '../model/response.ts';

/** The people of a response as the payer has them (loops 2100C and 2100D). */
export interface PeopleOnFile {
  readonly subscriber: PersonOnFile;
  /** `null` if the patient is the subscriber. */
  readonly dependent: PersonOnFile | null;
}

/** A person as the payer has them. What the message does not state is `null`. */
export interface PersonOnFile {
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** ISO date. */
  readonly birthDate: string | null;
  /** NM109 with `MI`. */
  readonly memberId: string | null;
  /** INS03 `001` with INS04 `25`: the payer says itself that this is not what the inquiry had. */
  readonly isChanged: boolean;
}

/** The subscriber and the patient of a response about one person. */
export function peopleOnFile(subscriber: ResponseSubscriber, patient: ResponsePerson): PeopleOnFile {
  return { subscriber: onFile(subscriber), dependent: patient === subscriber ? null : onFile(patient) };
}

function onFile({ name, demographics, relationship }: ResponsePerson): PersonOnFile {
  return {
    firstName: name.firstName,
    lastName: name.name,
    birthDate: demographics?.birthDate ?? null,
    memberId: name.idQualifier === 'MI' ? name.id : null,
    isChanged: saysChanged(relationship),
  };
}

function saysChanged(relationship: Relationship | null): boolean {
  return relationship?.maintenanceType === '001' && relationship.maintenanceReason === '25';
}
