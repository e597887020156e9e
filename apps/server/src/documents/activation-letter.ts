import type { Language } from '@portico/contract';
import { themeOf } from '@portico/tokens';
import type { HospitalBrand } from '../platform/settings/brand/brand.ts';
import type { BrandPicture } from '../platform/settings/brand/read-brand-file.ts';
import { type Paper, paperOf } from './pdf/paper.ts';
import { createPdf } from './pdf/pdf-file.ts';
import { createTypesetter, type StyledText, typefaceOfNames, type Typesetter } from './pdf/typesetter.ts';
import { fitWindow } from './activation-letter-head.ts';
import { layOut } from './activation-letter-layout.ts';
import { drawPart, type LetterColors, type Part } from './activation-letter-parts.ts';
import { languageBelow } from './letter-words.ts';
import {
  type LetterContent,
  letterTexts,
  type LetterTexts,
  type Recipient,
  type Sender,
  textsInOrder,
} from './activation-letter-texts.ts';

/** A letter, and its recipients. */
export interface ActivationLetter extends LetterContent {
  /** The same person and address, the best form first: as written at home, then in Latin letters. */
  recipients: readonly Recipient[];
}

/**
 * The result of setting a letter. No letter is printed with an empty box in it: a form of the address is skipped if no
 * typeface has one of its letters, and if no other form is left the letter is `unprintable`. Positions, such as
 * `recipient line 2`, contain no patient data.
 */
export type PrintedLetter =
  | { outcome: 'set'; title: string; text: string; recipient: readonly string[]; pdf: Uint8Array; passedOver: string[] }
  | { outcome: 'unprintable'; places: string[] };

/** The PDF's language tag. */
const localeOf = (language: Language): string => `${language}-US`;

/**
 * Sets a letter as one page of PDF: for an envelope with a window, tagged as PDF/UA-1 asks, with
 * all typefaces embedded.
 *
 * @param country ISO 3166 code of the hospital's country: it decides the paper size.
 * @param day ISO day of the letter.
 * @param brand of the hospital, for the colours and the logo.
 */
export async function printActivationLetter(
  letter: ActivationLetter,
  sender: Sender,
  { country, day, brand }: { country: string; day: string; brand?: HospitalBrand | undefined },
): Promise<PrintedLetter> {
  const paper = paperOf(country);
  const places: string[] = [];
  for (const recipient of letter.recipients) {
    const texts = letterTexts(letter, recipient, sender, await typefaceOfNames(recipient.lines), day);
    const setter = await createTypesetter(textsInOrder(texts));
    const parts = partsOrUnprintable(letter, texts, setter, {
      paper,
      colors: themeOf(brand).light,
      logo: brand?.files?.logoOnPaper,
    });
    if ('places' in parts) {
      places.push(...parts.places);
      continue;
    }
    const title = texts.heading.text;
    const properties = { title, language: localeOf(letter.language), author: sender.hospital, made: new Date(day) };
    const file = await createPdf(properties);
    const page = file.addPage(paper.width, paper.height);
    for (const part of parts.parts) drawPart(part, page, file.document);
    const address = texts.panel === null ? [] : [texts.panel.formUrl];
    const text = [...textsInOrder(texts).map((each) => each.text), ...address].join('\n');
    return { outcome: 'set', title, text, recipient: recipient.lines, pdf: await file.finish(), passedOver: places };
  }
  return { outcome: 'unprintable', places };
}

/** The parts of the sheet, or the positions of the characters that cannot be set. */
function partsOrUnprintable(
  { language }: LetterContent,
  texts: LetterTexts,
  setter: Typesetter,
  { paper, ...looks }: { paper: Paper; colors: LetterColors; logo?: BrandPicture | undefined },
): { parts: Part[] } | { places: string[] } {
  const unset = unprintableFields(texts, setter);
  if (unset.length > 0) return { places: unset };
  const address = fitWindow(texts, setter, paper);
  if (address === null) return { places: ['recipient, too long for the window'] };
  const belowLanguage = localeOf(languageBelow(language));
  const parts = layOut(texts, setter, paper, { address, ...looks, belowLanguage });
  return parts === null ? { places: ['letter, too long for one sheet'] } : { parts };
}

/** The positions of characters that no typeface has. */
function unprintableFields(texts: LetterTexts, setter: Typesetter): string[] {
  const lacks = ({ text, style }: StyledText): boolean => setter.missingOf(text, style).length > 0;
  const lines = texts.recipient.flatMap((line, at) => (lacks(line) ? [`recipient line ${at + 1}`] : []));
  if (lines.length > 0) return lines;
  return textsInOrder(texts).some(lacks) ? ['letterhead'] : [];
}
