/** Messages to employees of corporate partners, in one language. */
export interface PartnerMessages {
  link: {
    subject(hospital: string): string;
    intro(hospital: string, partner: string): string;
    hours(hours: number): string;
    action: string;
    notYou(phone: string): string;
  };
}
