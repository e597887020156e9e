/**
 * The specification's opaque names and the plain names for them in our code (spec §3, §7). A name that is not here is the same
 * in both. A plain name keeps the case of its wire name, so that the fields of one object look alike.
 */
const plainNames = {
  BENChanged: 'BenefitsChanged',
  BenDesc: 'Description',
  BenExistsAtCoverageLevel: 'ExistsAtCoverageLevel',
  BenId: 'BenefitId',
  BenIsCoverageLevelOnly: 'IsCoverageLevelOnly',
  BenNotApplicableText: 'NotApplicableText',
  BenPrompt: 'Prompt',
  BenTextIcon: 'Unit',
  BenTitle: 'Title',
  cc: 'cardTriesLeft',
  ccNumber: 'cardNumber',
  ch: 'creditHistoryTriesLeft',
  CsPhoneNumber: 'CustomerServicePhone',
  defaultVal: 'defaultValue',
  dob: 'dateOfBirth',
  /** A service area, a location or a provider, as the call has it. */
  eafId: 'chosenId',
  EncryptedPesId: 'EncryptedSavedEstimateId',
  EncryptedPetId: 'EncryptedTemplateId',
  EstimateGlobal: 'GuestToken',
  EstInfo: 'EstimateDetails',
  hSeq: 'inquiryIds',
  HSeqs: 'InquiryIds',
  isMultiSA: 'hasSeveralServiceAreas',
  IsSelfPayEst: 'IsSelfPayEstimate',
  IsShopper: 'IsGuest',
  needEstData: 'needsEstimate',
  OtherEpmNames: 'OtherNames',
  PBRemoved: 'PhysicianFeesRemoved',
  pesGlo: 'estimateId',
  PesGlo: 'EstimateId',
  pesId: 'savedEstimateId',
  PesId: 'SavedEstimateId',
  pesToken: 'estimateId',
  PetDescription: 'ServiceDescription',
  petId: 'templateId',
  PetLanguage: 'ServiceNameLanguage',
  PetName: 'ServiceName',
  RteCheck: 'EligibilityCheck',
  RteErr: 'EligibilityError',
  RTETimeout: 'EligibilityTimeout',
  SimpleMsg: 'SimpleMessage',
  stanfordPatient: 'existingPatient',
} as const;

type PlainName<Name> = Name extends keyof typeof plainNames ? (typeof plainNames)[Name] : Name;

/** A type of the wire, with plain names at every depth. */
export type Plain<Wire> = Wire extends string
  ? Wire
  : Wire extends readonly (infer Item)[]
    ? Plain<Item>[]
    : Wire extends object
      ? { [Name in keyof Wire as PlainName<Name>]: Plain<Wire[Name]> }
      : Wire;

export function plainNameOf(wireName: string): string {
  return (plainNames as Readonly<Record<string, string>>)[wireName] ?? wireName;
}
