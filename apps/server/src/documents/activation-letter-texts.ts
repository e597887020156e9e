import type { Language, ProofMethod } from '@portico/contract';
import type { Style, StyledText } from './pdf/typesetter.ts';
import type { Typeface } from './pdf/typefaces.ts';
import { letterWords } from './letter-words.ts';
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

/** The content of a letter with an access code, of a notice with a code, or of one without, without recipient and sender. */
export interface LetterContent {
  language: Language;
  /** In groups, joined by hyphens; none in the notice of an access. */
  accessCode?: string;
  /** Last ISO day on which the code is valid, or on which the letter is of use. */
  expires: string;
  /** Address of the form, with the access code in it. */
  formUrl?: string;
  /** For a person without a medical record number: what they type instead. */
  reference?: string;
  /** Of a notice that an account opens the record: since which ISO day, and how it came to that. */
  notice?: { since: string; proof: ProofMethod };
  /** Of a notice that somebody looks after the record: since which ISO day. */
  access?: { since: string };
}

/** What stands in the panel with a code. */
export interface PanelTexts {
  codeLabel: StyledText;
  code: StyledText;
  goodUntil: StyledText;
  /** The text alternative of the square code, and the address in it. */
  squareCode: string;
  formUrl: string;
}

export interface LetterTexts {
  hospital: StyledText;
  sender: StyledText[];
  recipient: StyledText[];
  day: StyledText;
  heading: StyledText;
  greeting: StyledText;
  intro: StyledText;
  panel: PanelTexts | null;
  stepsHeading: StyledText;
  steps: Array<{ number: StyledText; title: StyledText; text: StyledText }>;
  keepLetter: StyledText;
  below: StyledText;
}

const NO_BREAK_SPACE = '\u00a0';

/**
 * @param typeface of names and addresses.
 * @param day ISO day of the letter.
 */
export function letterTexts(
  content: LetterContent,
  { lines, country }: Recipient,
  sender: Sender,
  typeface: Typeface,
  day: string,
): LetterTexts {
  const { accessCode, formUrl } = content;
  const messages = messagesOf(content.language);
  const { hospital } = sender;
  const phone = sender.phone.replaceAll(' ', NO_BREAK_SPACE);
  const words = letterWords(content, { hospital, phone, address: typedAddress(formUrl ?? '') });
  const ofNames = { typeface, ...(country === undefined ? {} : { country }) };
  return {
    hospital: styled(hospital, 15, { weight: 600 }),
    sender: [...sender.lines, sender.phone].map((line) => styled(line, 9)),
    recipient: lines.map((line) => styled(line, 11, ofNames)),
    day: styled(messages.day(day), 10.5),
    heading: styled(words.title, 23, { weight: 600 }),
    greeting: styled(messages.letter.greeting(lines[0] ?? ''), 11, ofNames),
    intro: styled(words.intro, 11),
    panel:
      words.panel === null || accessCode === undefined || formUrl === undefined
        ? null
        : {
            codeLabel: styled(words.panel.codeLabel, 10.5),
            code: styled(accessCode, 27, { typeface: 'code', weight: 600 }),
            goodUntil: styled(words.panel.goodUntil, 10.5),
            squareCode: words.panel.squareCode,
            formUrl,
          },
    stepsHeading: styled(words.stepsHeading, 14, { weight: 600 }),
    steps: words.steps.map(({ title, text }, at) => ({
      number: styled(String(at + 1), 11, { weight: 600 }),
      title: styled(title, 11, { weight: 600 }),
      text: styled(text, 10.5),
    })),
    keepLetter: styled(words.keepLetter, 9.5),
    below: styled(words.below, 9.5),
  };
}

/** Every text that is set, in reading order. */
export function textsInOrder(texts: LetterTexts): StyledText[] {
  const steps = texts.steps.flatMap(({ number, title, text }) => [number, title, text]);
  const panel = texts.panel === null ? [] : [texts.panel.codeLabel, texts.panel.code, texts.panel.goodUntil];
  return Object.values({ ...texts, panel, steps }).flat();
}

function styled(text: string, size: number, more: Partial<Style> = {}): StyledText {
  return { text, style: { typeface: 'text', weight: 400, size, ...more } };
}

/** The address as a person types it: without `https://` and without the code, behind a `#` or in a segment. */
function typedAddress(formUrl: string): string {
  return formUrl.replace(/^https?:\/\//, '').replace(/(#.*|\/[^/#]*=[^/#]*)$/, '');
}
