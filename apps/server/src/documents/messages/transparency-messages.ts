/** The page of the hospital's own price files (45 CFR 180.50). */
export interface TransparencyMessages {
  title: string;
  intro(system: string): string;
  /** In place of a file. */
  none: string;
  date: string;
  noDate: string;
  format: string;
  size: string;
  questionsTitle: string;
  questions(contact: string): string;
  forMachines: string;
  back(system: string): string;
  /** On the page of another language, leads to the page in this one. */
  inThisLanguage: string;
}
