export { benefitsOf } from './benefits/benefits-of.ts';
export type { EligibilityBenefits, NetworkBenefits, YearlyFigures } from './benefits/benefits.ts';
export type { Candidate, Settled } from './benefits/settled.ts';
export type { OtherPayer } from './benefits/other-payers.ts';
export type { SpendDown } from './benefits/spend-down.ts';
export type { NamedProvider } from './benefits/named-providers.ts';
export type { PeopleOnFile, PersonOnFile } from './benefits/people-on-file.ts';
export type { PlanDates } from './benefits/plan-dates.ts';
export type { ServiceLimit } from './benefits/service-limits.ts';
export type { ServiceRules } from './benefits/service-rules.ts';
export { mergeResponses } from './benefits/merge-responses.ts';
export { patientOf } from './benefits/patient-of.ts';
export {
  fieldsOfRejection,
  isAboutPayer,
  mayTryAgain,
  personOfRejection,
  type RejectionField,
} from './benefits/rejections.ts';
export { benefitRow } from './benefit-row.ts';
export { toBasicCharacters } from './basic-characters.ts';
export { eligibilityInquiry, type InquiryRequest } from './eligibility-inquiry.ts';
export { readInterchanges } from './envelope/read-interchanges.ts';
export { writeInterchange } from './envelope/write-interchange.ts';
export type { EligibilityInquiry, InquiryPerson, InquiryReceiver, InquirySubscriber } from './model/inquiry.ts';
export type { Group, Interchange, Transaction } from './model/interchange.ts';
export type { Party } from './model/parties.ts';
export type {
  BenefitRow,
  EligibilityResponse,
  Rejection,
  ResponsePerson,
  ResponseReceiver,
  ResponseSubscriber,
} from './model/response.ts';
export { X12Error } from './x12-error.ts';
