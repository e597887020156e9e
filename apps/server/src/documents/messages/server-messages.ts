import type { EstimateChange, EstimateMessageName, Language, PricedParts } from '@portico/contract';
import type { AccountMessages } from './account-messages.ts';
import type { ActivationMessages } from './activation-messages.ts';
import type { AssistanceMessages } from './assistance-messages.ts';
import type { BandMessages } from './band-messages.ts';
import type { GoodFaithMessages } from './good-faith-messages.ts';
import type { HelpDeskMessages } from './help-desk-messages.ts';
import type { InsuredEstimateMessages } from './insured-messages.ts';
import type { InsuranceMessages } from './insurance-messages.ts';
import type { InsurerNotesMessages } from './insurer-notes-messages.ts';
import type { KeptMessages } from './kept-messages.ts';
import type { SharedMessages } from './shared-messages.ts';
import type { LetterMessages } from './letter-messages.ts';
import type { PartnerMessages } from './partner-messages.ts';
import type { PostalMailMessages } from './postal-mail-messages.ts';
import type { PreventiveMessages } from './preventive-messages.ts';
import type { PriceFollowMessages } from './price-follow-messages.ts';
import type { ProxyMessages } from './proxy-messages.ts';
import type { RecordNoticeMessages } from './record-notice-messages.ts';
import type { SecondInsuranceMessages } from './second-messages.ts';
import type { ServicePageMessages } from './service-page-messages.ts';
import type { SignUpMessages } from './sign-up-messages.ts';
import type { TransparencyMessages } from './transparency-messages.ts';
import type { VisitMessages } from './visit-messages.ts';
import type { TwoStepMessages } from './two-step-messages.ts';

/** Messages of the server to a visitor, in one language. Amounts are integer cents, dates ISO. */
export interface ServerMessages {
  language: Language;
  money(cents: number): string;
  /** A share in basis points: 2000 is 20%. */
  percent(basisPoints: number): string;
  /** A calendar day without a time zone. */
  day(isoDate: string): string;
  fileSize(bytes: number): string;
  range(low: string, high: string): string;
  messages: Readonly<Record<EstimateMessageName, string>>;
  band: BandMessages;
  second: SecondInsuranceMessages;
  estimate: {
    hospitalFees: string;
    hospitalFeesHelp: string;
    physicianFees: string;
    physicianFeesHelp: string;
    discount: string;
    discountHelp: string;
    total: string;
    totalHelp: string;
    youPay: string;
    discountOffGross: string;
    /** Instead of an amount. */
    notPriced: string;
    notPublished: string;
    /** Why a part has no price. */
    notListed: string;
    noPriceWithoutInsurance: string;
    /** The file lists the code, but as the bill of the hospital, or of the doctor, alone. */
    hospitalsPartOnly: string;
    doctorsPartOnly: string;
    /** The file lists the code only with modifiers that make it something else. */
    otherServiceOnly: string;
    /** A service with one part; `isOnePrice` unless the file has several prices for it. */
    simple(isOnePrice: boolean): string;
    code(codeType: string, code: string, units: number): string;
    priceWithoutInsurance(amount: string): string;
  };
  /** What is another than when an estimate was saved. */
  changes: Readonly<Record<EstimateChange['Kind'], string>>;
  /** How a price was chosen (docs/decisions/0108). Several are joined by a space. */
  rules: {
    /** `low` and `high` are of one unit; `each` tells that there are several units. */
    median(prices: { count: number; low: string; high: string; each: boolean }): string;
    alternateCode(code: string): string;
    otherSetting(setting: 'inpatient' | 'outpatient'): string;
    grossCharge: string;
    /** The file has it for both sides of the body only. */
    bothSides: string;
    /** The file's notes decided, in these words. */
    standardNote(words: string): string;
  };
  sites: {
    notOffered: string;
    noPrice: string;
    doctorsPartOnly: string;
    otherServiceOnly: string;
    hospitalFeesOnly: string;
    incomplete: string;
    /** What an amount is for. The first is of care that both bill, the second of care that one side bills alone. */
    bothParts: string;
    allParts: string;
    doctorPart: string;
    /** `missing` names the parts that are not in the amount. */
    hospitalPart(missing: string): string;
    missing(missing: string): string;
    fullCharge: string;
    fullChargeInPart: string;
    /** The lowest amount of those for the same parts. */
    lowest: Readonly<Record<PricedParts, string>>;
    /** Of a hospital that is not one of the health system's. `day` is null where the file has no date. */
    notOurs(file: { system: string; hospital: string; day: string | null }): string;
  };
  documents: DocumentMessages;
  assistance: AssistanceMessages;
  goodFaith: GoodFaithMessages;
  kept: KeptMessages;
  shared: SharedMessages;
  mail: MailMessages;
  account: AccountMessages;
  signUp: SignUpMessages;
  activation: ActivationMessages;
  twoStep: TwoStepMessages;
  insurance: InsuranceMessages;
  insured: InsuredEstimateMessages;
  insurerNotes: InsurerNotesMessages;
  preventive: PreventiveMessages;
  letter: LetterMessages;
  recordNotice: RecordNoticeMessages;
  partners: PartnerMessages;
  proxies: ProxyMessages;
  priceFollow: PriceFollowMessages;
  transparency: TransparencyMessages;
  servicePages: ServicePageMessages;
  visits: VisitMessages;
  postalMail: PostalMailMessages;
  helpDesk: HelpDeskMessages;
}

/** The printed page of an estimate, and the terms as a page. */
interface DocumentMessages {
  /** For whoever pays without insurance (45 CFR 149.610). */
  goodFaith: string;
  helpWithBill(address: string): string;
  title: string;
  termsTitle: string;
  withoutInsurance: string;
  part: string;
  price: string;
  grossCharges: string;
  whatYouWouldPay: string;
  location: string;
  provider: string;
  validUntil(day: string): string;
  allSites: string;
  site: string;
  thisEstimate: string;
  sources: string;
  source(file: { hospital: string; name: string; day: string }): string;
  sourceWithoutDate(file: { hospital: string; name: string }): string;
  sourceLine(line: number): string;
  goodToKnow: string;
  chooseLocation: string;
  startOver: string;
  acceptTerms: string;
  questions(phone: string): string;
}

interface MailMessages {
  subject(hospital: string): string;
  intro(hospital: string): string;
  newEstimate: string;
  whyYou(hospital: string): string;
}
