/** NM1: a person or an organization. */
export interface Party {
  /** NM101: `PR` payer, `1P` provider, `IL` insured or subscriber, `03` dependent, and others. */
  readonly entity: string;
  /** NM102: 1 or 2. */
  readonly kind: 'person' | 'organization';
  /** NM103: a last name, or the name of the organization. */
  readonly name: string | null;
  /** NM104 to NM107. */
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly prefix: string | null;
  readonly suffix: string | null;
  /** NM108 and NM109 come together: `MI` member number, `PI` payer, `XX` NPI, `SV`, `FI`, `II` and others. */
  readonly idQualifier: string | null;
  readonly id: string | null;
  /** NM110: loop 2120 only. */
  readonly relationship: string | null;
}

/** REF: `SY` social security number, `6P` group number, `18` plan number, `EJ` patient account, `1L`, `N6`, `F6` and others. */
export interface Reference {
  readonly qualifier: string;
  readonly value: string;
  readonly description: string | null;
}

/** N3. */
export interface Street {
  readonly line1: string;
  readonly line2: string | null;
}

/** N4. */
export interface City {
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  /** N405 and N406, N407. */
  readonly locationQualifier: string | null;
  readonly location: string | null;
  readonly subdivision: string | null;
}

/** PER: a contact for questions. */
export interface Contact {
  /** PER01: `IC`. */
  readonly role: string;
  readonly name: string | null;
  /** PER03 to PER08 in pairs: `TE` phone, `EM` e-mail, `FX` fax, `UR` address on the web, `EX`, `ED`, `WP`. */
  readonly numbers: readonly { readonly qualifier: string; readonly number: string }[];
}

/** PRV: `PE`, `BI`, `AT` and others; `PXC` with a taxonomy code, `9K`, `EI` and others with an identifier. */
export interface ProviderInformation {
  readonly role: string;
  readonly qualifier: string | null;
  readonly code: string | null;
}

/** DMG. */
export interface Demographics {
  /** DMG02 as an ISO date. */
  readonly birthDate: string | null;
  /** DMG03: 270 has F or M, 271 also U. */
  readonly sex: 'F' | 'M' | 'U' | null;
}

/** INS. */
export interface Relationship {
  /** INS01. */
  readonly isSubscriber: boolean;
  /** INS02: 18 self, 01 spouse, 19 child, 34 other adult, and others in a 271. */
  readonly relationship: string;
  /** INS03 and INS04: 271 only; 001 with 25 says that the payer's data of the person differ from the inquiry's. */
  readonly maintenanceType: string | null;
  readonly maintenanceReason: string | null;
  /** INS17: which of several children born together. */
  readonly birthSequence: number | null;
}

/** One of HI01 to HI08: `BK`/`ABK` the first, `BF`/`ABF` the others. */
export interface Diagnosis {
  readonly qualifier: string;
  readonly code: string;
}

/** DTP: one day (D8), or a range of days, both included (RD8). ISO dates; `to` is `null` for one day. */
export interface DatedEvent {
  /** DTP01: 291 plan, 307 eligibility, 346 plan begin, 347 plan end, 356, 357, 472 service and others. */
  readonly qualifier: string;
  readonly from: string;
  readonly to: string | null;
}

/** TRN. */
export interface Trace {
  /** TRN01: 1 in a 270; in a 271, 2 returns the trace of the 270, 1 is the payer's own. */
  readonly type: '1' | '2';
  /** TRN02. */
  readonly reference: string;
  /** TRN03: ten characters, `1` and the tax number, or `9` and a number of the sender's own. */
  readonly originator: string | null;
  /** TRN04. */
  readonly division: string | null;
}

/** EB13 and EQ02. */
export interface Procedure {
  /** `HC` CPT or HCPCS, `AD`, `CJ`, `IV`, `N4`, `ZZ` and others. */
  readonly qualifier: string;
  readonly code: string;
  readonly modifiers: readonly string[];
  /** The last code of a range: EB13-8 only. */
  readonly lastCode: string | null;
}

/** III: `ZZ` place of service, `BK`, `BF`, `GR` nature of injury. */
export interface AdditionalInformation {
  readonly qualifier: string | null;
  readonly code: string | null;
  /** III03 (`44`) and III04. */
  readonly category: string | null;
  readonly text: string | null;
}

/** What both a 270 and a 271 state about a subscriber (2100C) or dependent (2100D). */
export interface Person {
  /** TRN of 2000C or 2000D. */
  readonly traces: readonly Trace[];
  readonly name: Party;
  readonly references: readonly Reference[];
  readonly street: Street | null;
  readonly city: City | null;
  readonly provider: ProviderInformation | null;
  readonly demographics: Demographics | null;
  readonly relationship: Relationship | null;
  readonly diagnoses: readonly Diagnosis[];
  readonly dates: readonly DatedEvent[];
}
