import type { HelpDeskTopic, Language } from '@portico/contract';

/** Mails about messages to the help desk, in one language. */
export interface HelpDeskMessages {
  /** To the desk. */
  toDesk: {
    subject: Readonly<Record<HelpDeskTopic, (reference: string) => string>>;
    /** `writer`: whether the writer was signed in. */
    intro(hospital: string, writer: 'account' | 'guest'): string;
    writtenIn(language: Language): string;
    promise(hours: number): string;
    howToRead: string;
    /** Who has no account reads nothing in the app. */
    howToAnswer: Readonly<Record<'account' | 'guest', string>>;
    name: string;
    birthDate: string;
    phone: string;
    email: string;
    contactVia: string;
    platformType: string;
    message: string;
  };
  /** To the writer: that the message has come. */
  receipt: {
    subject(hospital: string): string;
    intro(hospital: string): string;
    promise(hours: number): string;
    reference: string;
    notYou(phone: string): string;
  };
  /** To the writer: that there is an answer. */
  answer: {
    subject(hospital: string): string;
    intro: Readonly<Record<HelpDeskTopic, (hospital: string) => string>>;
    reference(reference: string): string;
    action: string;
    whyNotHere: string;
  };
}
