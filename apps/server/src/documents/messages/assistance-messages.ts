import type { IncomePeriod } from '@portico/assistance';

/** The application for help with a bill, on paper (26 CFR 1.501(r)-4(b)(3)). */
export interface AssistanceMessages {
  title: string;
  fileName: string;
  lead(hospital: string): string;
  deadline(days: number): string;
  noDeadline: string;
  blanks: string;
  aboutYou: string;
  name: string;
  birthDate: string;
  address: string;
  phone: string;
  billNumber: string;
  household: string;
  householdSize: string;
  people(count: number): string;
  others: string;
  money: string;
  income: string;
  incomeOf(amount: string, every: IncomePeriod): string;
  savings: string;
  programmes: string;
  insurance: string;
  insured: Readonly<Record<'yes' | 'no', string>>;
  enclose: string;
  sendTo: string;
  questions(phone: string): string;
  sign: string;
  isTrue: string;
  signature: string;
  day: string;
  pageNumber(page: number, of: number): string;
}
