import type { Language } from '@portico/contract';
import type { Style, StyledText } from './letters/typesetter.ts';
import type { Typeface } from './letters/typefaces.ts';
import { messagesOf } from './messages/messages-of.ts';

/** The recipient of a letter, in one script. */
export interface Recipient {
  /** The name, then the address as its country writes it; one item a line. */
  lines: readonly string[];
  /** ISO 3166 code of the address: the forms of Chinese characters differ by country. */
  country?: string;
}

/** The sender of a letter. */
export interface Sender {
  hospital: string;
  lines: readonly string[];
  /** The phone number for patients. */
  phone: string;
}

/** The content of a letter with an access code, without recipient and sender. */
export interface LetterContent {
  language: Language;
  /** In groups, joined by hyphens. */
  accessCode: string;
  /** Last ISO day on which the code is valid. */
  expires: string;
  /** Address of the form, with the access code in it. */
  formUrl: string;
  /** For a person without a medical record number: what they type instead. */
  reference?: string;
}

export interface LetterTexts {
  hospital: StyledText;
  sender: StyledText[];
  recipient: StyledText[];
  day: StyledText;
  heading: StyledText;
  greeting: StyledText;
  intro: StyledText;
  codeLabel: StyledText;
  code: StyledText;
  goodUntil: StyledText;
  squareCode: string;
  stepsHeading: StyledText;
  steps: Array<{ number: StyledText; title: StyledText; text: StyledText }>;
  keepLetter: StyledText;
  below: StyledText;
}

const NO_BREAK_SPACE = '\u00a0';

/** The language in which the foot of a letter says how to get help. */
export const languageBelow: Readonly<Record<Language, Language>> = { en: 'es', es: 'en' };

/**
 * @param typeface of names and addresses.
 * @param day ISO day of the letter.
 */
export function letterTexts(
  { language, accessCode, expires, formUrl, reference }: LetterContent,
  { lines, country }: Recipient,
  sender: Sender,
  typeface: Typeface,
  day: string,
): LetterTexts {
  const words = messagesOf(language);
  const { letter } = words;
  const { hospital } = sender;
  const phone = sender.phone.replaceAll(' ', NO_BREAK_SPACE);
  const address = typedAddress(formUrl);
  const ofNames = { typeface, ...(country === undefined ? {} : { country }) };
  return {
    hospital: styled(hospital, 15, { weight: 600 }),
    sender: [...sender.lines, sender.phone].map((line) => styled(line, 9)),
    recipient: lines.map((line) => styled(line, 11, ofNames)),
    day: styled(words.day(day), 10.5),
    heading: styled(letter.title(hospital), 23, { weight: 600 }),
    greeting: styled(letter.greeting(lines[0] ?? ''), 11, ofNames),
    intro: styled(letter.intro(hospital), 11),
    codeLabel: styled(letter.accessCode, 10.5),
    code: styled(accessCode, 27, { typeface: 'code', weight: 600 }),
    goodUntil: styled(letter.goodUntil(words.day(expires)), 10.5),
    squareCode: letter.squareCode(address),
    stepsHeading: styled(letter.stepsHeading, 14, { weight: 600 }),
    steps: letter.steps(address, reference).map(({ title, text }, at) => ({
      number: styled(String(at + 1), 11, { weight: 600 }),
      title: styled(title, 11, { weight: 600 }),
      text: styled(text, 10.5),
    })),
    keepLetter: styled(letter.keepLetter(phone), 9.5),
    below: styled(messagesOf(languageBelow[language]).letter.belowOthers(phone), 9.5),
  };
}

/** Every text that is set, in reading order. */
export function textsInOrder({ squareCode: _spoken, ...texts }: LetterTexts): StyledText[] {
  const steps = texts.steps.flatMap(({ number, title, text }) => [number, title, text]);
  return Object.values({ ...texts, steps }).flat();
}

function styled(text: string, size: number, more: Partial<Style> = {}): StyledText {
  return { text, style: { typeface: 'text', weight: 400, size, ...more } };
}

/** The address as a person types it: without `https://` and without the code. */
function typedAddress(formUrl: string): string {
  return formUrl.replace(/^https?:\/\//, '').replace(/\/[^/]*=[^/]*$/, '');
}
