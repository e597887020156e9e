/** Messages of the sign-up, in one language. */
export interface SignUpMessages {
  /** The mail with the link to go on with a sign-up that was put off. */
  link: {
    subject(hospital: string): string;
    intro(hospital: string): string;
    days(days: number): string;
    birthDate: string;
    action: string;
    notYou(phone: string): string;
  };
}
