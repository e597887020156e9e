/** The good-faith estimate on paper (45 CFR 149.610). Days and amounts are written already. */
export interface GoodFaithMessages {
  title: string;
  lead(hospital: string): string;
  patient: string;
  birthDate: string;
  service: string;
  description: string;
  place: string;
  dayOfCare: string;
  notScheduled: string;
  diagnosisCodes: string;
  noDiagnosisCodes: string;
  madeOn: string;
  validUntil: string;
  total: string;
  totalLacks: string;
  providersHeading: string;
  /** Of a provider whose name is not known. */
  unnamed: string;
  /** Below the name of whoever gives the estimate. */
  convening: string;
  /** Of a doctor whom the hospital bills for. */
  employed(hospital: string): string;
  coProvider: string;
  npi: string;
  tin: string;
  state: string;
  phone: string;
  notKnown: string;
  item: string;
  code: string;
  charge: string;
  units(count: number): string;
  chargeNotKnown: string;
  fullCharge: string;
  between(low: string, high: string): string;
  totalOf(name: string): string;
  /** What is still asked of a co-provider, and whom to call. */
  asked(who: { name: string; day: string; phone: string }): string;
  askedUnnamed(who: { hospital: string; day: string; phone: string }): string;
  separatelyHeading: string;
  separately(how: { phone: string; address: string }): string;
  separatelyNone: string;
  disclaimersHeading: string;
  moreCare: string;
  onlyAnEstimate: string;
  notAContract: string;
  disputeHeading: string;
  dispute(terms: { amount: string; days: number; fee: string }): string;
  disputeHow: string;
  noHarm: string;
  keepThis: string;
  datesHeading: string;
  askedOn(dates: { day: string; due: string; within: number }): string;
  /** Of care that is so soon that the law names no day before it. */
  scheduledSoon(dates: { day: string; care: string }): string;
  scheduledOn(dates: { day: string; care: string; due: string; within: number }): string;
  othersAskedBy(day: string): string;
  changesBy(day: string): string;
  pageNumber(page: number, of: number): string;
  /** The name of the file. */
  fileName: string;
}
