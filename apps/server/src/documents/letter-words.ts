import type { Language } from '@portico/contract';
import type { LetterContent } from './activation-letter-texts.ts';
import { messagesOf } from './messages/messages-of.ts';

/** What a letter with a code says, but for whom it greets. */
export interface LetterWords {
  title: string;
  intro: string;
  codeLabel: string;
  goodUntil: string;
  /** The text alternative of the QR code. */
  squareCode: string;
  stepsHeading: string;
  steps: ReadonlyArray<{ title: string; text: string }>;
  keepLetter: string;
  /** In the other language. */
  below: string;
}

/** Who writes, and where the code is typed. */
interface Place {
  hospital: string;
  phone: string;
  /** Of the form, as a person types it. */
  address: string;
}

/** The language in which the foot of a letter says how to get help. */
export const languageBelow: Readonly<Record<Language, Language>> = { en: 'es', es: 'en' };

/** The words of a letter: of one with an access code, or of a notice. */
export function letterWords({ language, expires, reference, notice }: LetterContent, at: Place): LetterWords {
  return notice === undefined
    ? accessCodeWords({ language, expires, reference }, at)
    : noticeWords({ language, expires, notice }, at);
}

function accessCodeWords(
  { language, expires, reference }: Pick<LetterContent, 'language' | 'expires'> & { reference: string | undefined },
  { hospital, phone, address }: Place,
): LetterWords {
  const messages = messagesOf(language);
  const { letter } = messages;
  return {
    title: letter.title(hospital),
    intro: letter.intro(hospital),
    codeLabel: letter.accessCode,
    goodUntil: letter.goodUntil(messages.day(expires)),
    squareCode: letter.squareCode(address),
    stepsHeading: letter.stepsHeading,
    steps: letter.steps(address, reference),
    keepLetter: letter.keepLetter(phone),
    below: messagesOf(languageBelow[language]).letter.belowOthers(phone),
  };
}

function noticeWords(
  { language, expires, notice }: Pick<LetterContent, 'language' | 'expires'> & Required<Pick<LetterContent, 'notice'>>,
  { hospital, phone, address }: Place,
): LetterWords {
  const messages = messagesOf(language);
  const { letter, proof } = messages.recordNotice;
  return {
    title: letter.title(hospital),
    intro: `${letter.intro(hospital, messages.day(notice.since))} ${proof[notice.proof]}`,
    codeLabel: letter.code,
    goodUntil: letter.goodUntil(messages.day(expires)),
    squareCode: letter.squareCode(address),
    stepsHeading: letter.stepsHeading,
    steps: letter.steps(address, phone),
    keepLetter: letter.keepLetter,
    below: messagesOf(languageBelow[language]).recordNotice.letter.belowOthers(phone),
  };
}
