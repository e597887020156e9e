import type { Language } from '@portico/contract';
import { type Brand, themeOf } from '@portico/tokens';
import { type Paper, paperOf } from './letters/paper.ts';
import { openSheet, type Sheet } from './letters/sheet.ts';
import { openTypesetter, type StyledText, typefaceOfNames, type Typesetter } from './letters/typesetter.ts';
import { fitWindow } from './activation-letter-head.ts';
import { layOut } from './activation-letter-layout.ts';
import type { LetterColors, Part } from './activation-letter-parts.ts';
import {
  languageBelow,
  type LetterContent,
  letterTexts,
  type LetterTexts,
  type Recipient,
  type Sender,
  textsInOrder,
} from './activation-letter-texts.ts';

/** A letter with an access code, and whom it goes to. */
export interface ActivationLetter extends LetterContent {
  /** The same person and address, best form first: as they are written at home, then in Latin letters. */
  recipients: readonly Recipient[];
}

/**
 * What came of setting a letter. Nothing is printed with an empty box in it: a form of the address with letters that no
 * typeface has is passed over, and without any other the letter is `unprintable`. Places, such as `recipient line 2`, hold
 * nothing of the patient.
 */
export type PrintedLetter =
  | { outcome: 'set'; title: string; text: string; recipient: readonly string[]; pdf: Uint8Array; passedOver: string[] }
  | { outcome: 'unprintable'; places: string[] };

/** How a language is named to readers of the PDF. */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/**
 * Sets a letter with an access code as one page of PDF: for an envelope with a window, tagged, with every typeface embedded.
 *
 * @param country of the hospital, ISO 3166: it decides on the paper.
 * @param day ISO day of the letter.
 * @param brand of the hospital, whose colours it has.
 */
export async function printActivationLetter(
  letter: ActivationLetter,
  sender: Sender,
  { country, day, brand }: { country: string; day: string; brand?: Brand | undefined },
): Promise<PrintedLetter> {
  const paper = paperOf(country);
  const places: string[] = [];
  for (const recipient of letter.recipients) {
    const texts = letterTexts(letter, recipient, sender, await typefaceOfNames(recipient.lines), day);
    const setter = await openTypesetter(textsInOrder(texts));
    const parts = partsOrPlaces(letter, texts, setter, { paper, colors: themeOf(brand).light });
    if ('places' in parts) {
      places.push(...parts.places);
      continue;
    }
    const title = texts.heading.text;
    const properties = { title, language: locales[letter.language], author: sender.hospital, made: new Date(day) };
    const sheet = await openSheet(paper.width, paper.height, properties);
    for (const part of parts.parts) draw(part, sheet);
    const text = [...textsInOrder(texts).map((each) => each.text), letter.formUrl].join('\n');
    return { outcome: 'set', title, text, recipient: recipient.lines, pdf: await sheet.finish(), passedOver: places };
  }
  return { outcome: 'unprintable', places };
}

/** What stands where, or the places that keep the letter from being set. */
function partsOrPlaces(
  { language, formUrl }: LetterContent,
  texts: LetterTexts,
  setter: Typesetter,
  { paper, colors }: { paper: Paper; colors: LetterColors },
): { parts: Part[] } | { places: string[] } {
  const unset = unsetPlaces(texts, setter);
  if (unset.length > 0) return { places: unset };
  const address = fitWindow(texts, setter, paper);
  if (address === null) return { places: ['recipient, too long for the window'] };
  const belowLanguage = locales[languageBelow[language]];
  const parts = layOut(texts, setter, paper, { address, formUrl, colors, belowLanguage });
  return parts === null ? { places: ['letter, too long for one sheet'] } : { parts };
}

/** Where characters stand that no typeface has. */
function unsetPlaces(texts: LetterTexts, setter: Typesetter): string[] {
  const lacks = ({ text, style }: StyledText): boolean => setter.missingOf(text, style).length > 0;
  const lines = texts.recipient.flatMap((line, at) => (lacks(line) ? [`recipient line ${at + 1}`] : []));
  if (lines.length > 0) return lines;
  return textsInOrder(texts).some(lacks) ? ['letterhead'] : [];
}

function draw(part: Part, sheet: Sheet): void {
  if (part.kind === 'text') sheet.write(part.role, part.lines, part.color, part.details);
  else if (part.kind === 'picture') sheet.picture(part.alternative, part.shapes);
  else sheet.decorate(part.shapes);
}
