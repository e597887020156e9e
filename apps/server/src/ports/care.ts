import type { PatientName, PatientsPort } from './patients.ts';

/** A code as a FHIR server gives it. */
export interface CareCode {
  /** A URI; '' where none is named. */
  readonly system: string;
  readonly code: string;
}

/** Where an appointment is. */
export interface CarePlace {
  /** By type and id, as `Location/12`; '' where the place is only named. */
  readonly reference: string;
  /** '' where the server names none. */
  readonly name: string;
}

/** An appointment as the hospital has it. */
export interface CareAppointment {
  /** The id of the resource. */
  readonly id: string;
  /** Values of its identifiers: a scheduling provider's own id may be one. */
  readonly identifiers: readonly string[];
  /** `pending`: the hospital has it, and has not confirmed it. */
  readonly status: 'booked' | 'pending' | 'cancelled';
  readonly startsAt: Date;
  /** null where it is not known how long it takes. */
  readonly endsAt: Date | null;
  /** What it is for, in the hospital's words; '' where it does not say. */
  readonly title: string;
  /** What it is for, as codes. */
  readonly codes: readonly CareCode[];
  readonly clinicians: readonly string[];
  readonly place: CarePlace | null;
  readonly isVideo: boolean;
  /** What the patient is asked to do before; '' for nothing. */
  readonly instructions: string;
  /** The id of the appointment in whose place it was made; null for none. */
  readonly replaces: string | null;
}

/** A time that is free. */
export interface FreeTime {
  readonly startsAt: Date;
  /** '' where the server does not say what for. */
  readonly title: string;
  readonly clinicians: readonly string[];
  readonly place: CarePlace | null;
}

/** A message of the hospital to a patient. */
export interface CareMessage {
  readonly id: string;
  readonly sentAt: Date;
  /** '' where the server does not say. */
  readonly from: string;
  /** '' for none. */
  readonly subject: string;
  /** With its line breaks. */
  readonly text: string;
  /** The server does not say that it was received. */
  readonly isNew: boolean;
  /** It has files, which are not fetched. */
  readonly hasFiles: boolean;
}

/** Somebody who has to do with a patient, as the hospital knows them: a parent, a guardian, a child who looks after them. */
export interface CareRelatedPerson {
  /** The id of the RelatedPerson. */
  readonly id: string;
  /** Of who is a patient as well; none for most. */
  readonly medicalRecordNumbers: readonly string[];
  readonly names: readonly PatientName[];
  /** ISO date; null where the server does not say. */
  readonly birthDate: string | null;
  /** As the hospital has them, in lower case. */
  readonly emails: readonly string[];
}

/** Some of what a server has. */
export interface CareList<Entry> {
  readonly entries: readonly Entry[];
  /** There are more than are read. */
  readonly isCut: boolean;
}

/** The appointments that the hospital's FHIR server has. Never called inside a transaction. */
interface AppointmentsPort {
  /**
   * @param fhirId of the Patient. Resources of anybody else are left out, whatever the server sends.
   * @returns those from yesterday on, by their time; null where the server does not offer appointments to the portal.
   * @throws PatientsUnreachable
   */
  appointmentsOf(fhirId: string): Promise<CareList<CareAppointment> | null>;
  /**
   * @returns the next times that are free, for anybody; null where the server does not offer them.
   * @throws PatientsUnreachable
   */
  freeTimes(): Promise<readonly FreeTime[] | null>;
}

/** The messages that the hospital's FHIR server has. Never called inside a transaction. */
interface CareMessagesPort {
  /**
   * @param fhirId of the Patient.
   * @returns the newest first; null where the server does not offer messages to the portal.
   * @throws PatientsUnreachable
   */
  messagesOf(fhirId: string): Promise<CareList<CareMessage> | null>;
}

/** Who has to do with a patient, as the hospital's FHIR server has it. Never called inside a transaction. */
interface RelatedPersonsPort {
  /**
   * @param fhirId of the Patient. Resources about anybody else are left out, whatever the server sends, and so are those that are no longer in force.
   * @returns null where the server does not offer them to the portal.
   * @throws PatientsUnreachable
   */
  relatedTo(fhirId: string): Promise<readonly CareRelatedPerson[] | null>;
}

/** What of a patient's care the hospital's FHIR server has beside the record. */
export interface CarePorts {
  /** The patients of that server: it knows them by ids of its own. */
  readonly patients: Pick<PatientsPort, 'findByMedicalRecordNumber' | 'findByPerson'>;
  readonly appointments: AppointmentsPort;
  readonly messages: CareMessagesPort;
  readonly relatedPersons: RelatedPersonsPort;
}
