/** Messages about video visits, in one language. They name neither the time nor a person. */
export interface VisitMessages {
  /** What such a visit is called. */
  videoVisit: string;
  subject(hospital: string): string;
  intro(hospital: string): string;
  howItWorks(minutesBefore: number): string;
  action: string;
  questions(phone: string): string;
}
