export { benefitsOf } from './benefits/benefits-of.ts';
export type { Candidate, EligibilityBenefits, NetworkBenefits, Settled, YearlyFigures } from './benefits/benefits.ts';
export { fieldsOfRejection, mayTryAgain, personOfRejection } from './benefits/rejections.ts';
export { benefitRow } from './benefit-row.ts';
export {
  eligibilityInquiry,
  type InquiryRequest,
  type InsuredPerson,
  type TradingPartner,
} from './eligibility-inquiry.ts';
export { readInterchanges } from './envelope/read-interchanges.ts';
export { writeInterchange } from './envelope/write-interchange.ts';
export { foldText } from './fold-text.ts';
export type {
  ElementFault,
  FaultContext,
  ImplementationAcknowledgement,
  SegmentFault,
  TechnicalAcknowledgement,
  TransactionAcknowledgement,
} from './model/acknowledgements.ts';
export type {
  EligibilityInquiry,
  InquiryPayer,
  InquiryPerson,
  InquiryReceiver,
  InquirySubscriber,
  Question,
} from './model/inquiry.ts';
export type {
  Group,
  Interchange,
  InterchangeControl,
  Separators,
  Transaction,
  TransactionHeader,
} from './model/interchange.ts';
export type {
  AdditionalInformation,
  City,
  Contact,
  DatedEvent,
  Demographics,
  Diagnosis,
  Party,
  Person,
  Procedure,
  ProviderInformation,
  Reference,
  Relationship,
  Street,
  Trace,
} from './model/parties.ts';
export type {
  BenefitRow,
  Delivery,
  EligibilityResponse,
  Flaw,
  MilitaryService,
  Rejection,
  RejectionLevel,
  RelatedEntity,
  ResponsePayer,
  ResponsePerson,
  ResponseReceiver,
  ResponseSubscriber,
} from './model/response.ts';
export { X12Error } from './x12-error.ts';
