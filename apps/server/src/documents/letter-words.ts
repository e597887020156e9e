import { defaultLanguage, type Language, type WrittenLanguage } from '@portico/contract';
import type { LetterContent } from './activation-letter-texts.ts';
import { messagesOf } from './messages/messages-of.ts';

/** What a letter says, but for whom it greets. */
export interface LetterWords {
  title: string;
  intro: string;
  /** Around a code, with the text alternative of the QR code; null for a letter without one. */
  panel: { codeLabel: string; goodUntil: string; squareCode: string } | null;
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

const below: Readonly<Record<WrittenLanguage, WrittenLanguage>> = { en: 'es', es: 'en' };

/** The language in which the foot of a letter says how to get help: of one that was added as data, English. */
export function languageBelow(language: Language): WrittenLanguage {
  return (below as Readonly<Partial<Record<string, WrittenLanguage>>>)[language] ?? defaultLanguage;
}

/** The words of a letter: of one with an access code, or of a notice. */
export function letterWords({ language, expires, reference, notice, access }: LetterContent, at: Place): LetterWords {
  if (access !== undefined) return accessNoticeWords({ language, access }, at);
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
    panel: {
      codeLabel: letter.accessCode,
      goodUntil: letter.goodUntil(messages.day(expires)),
      squareCode: letter.squareCode(address),
    },
    stepsHeading: letter.stepsHeading,
    steps: letter.steps(address, reference),
    keepLetter: letter.keepLetter(phone),
    below: messagesOf(languageBelow(language)).letter.belowOthers(phone),
  };
}

function noticeWords(
  { language, expires, notice }: Pick<LetterContent, 'language' | 'expires'> & Required<Pick<LetterContent, 'notice'>>,
  { hospital, phone, address }: Place,
): LetterWords {
  const messages = messagesOf(language);
  const { letter, proof } = messages.recordNotice;
  return {
    title: letter.title,
    intro: letter.intro(hospital, messages.day(notice.since), proof[notice.proof]),
    panel: {
      codeLabel: letter.code,
      goodUntil: letter.goodUntil(messages.day(expires)),
      squareCode: letter.squareCode(address),
    },
    stepsHeading: letter.stepsHeading,
    steps: letter.steps(address, phone),
    keepLetter: letter.keepLetter,
    below: messagesOf(languageBelow(language)).recordNotice.letter.belowOthers(phone),
  };
}

function accessNoticeWords(
  { language, access }: Pick<LetterContent, 'language'> & Required<Pick<LetterContent, 'access'>>,
  { hospital, phone }: Place,
): LetterWords {
  const messages = messagesOf(language);
  const { letter } = messages.proxies;
  return {
    title: letter.title,
    intro: letter.intro(hospital, messages.day(access.since)),
    panel: null,
    stepsHeading: letter.stepsHeading,
    steps: letter.steps(phone),
    keepLetter: letter.keepLetter,
    below: messagesOf(languageBelow(language)).proxies.letter.belowOthers(phone),
  };
}
