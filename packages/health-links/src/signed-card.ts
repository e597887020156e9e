import { isObject, parsedJson } from './json.ts';

/** `damaged`: cut off or changed. `newer`: in several codes, of which one alone says nothing, as cards before version 1.0 may be. */
export type SignedCardError = 'damaged' | 'newer';

/** In characters: of a text that cards are looked for in. A code holds 4,296 digits, a file of cards a few of them. */
const MAX_TEXT = 200_000;
/** What is added to a pair of digits: the code of '-', the first character that a JWS may have. */
const FIRST_CHARACTER = 45;

const codeForm = /shc:\/+(?<part>\d+\/\d+\/)?(?<digits>\d+)/i;
const jwsForm = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Whether a text is of SMART Health Cards, which hold their data themselves: of their code, or of their file. */
export function holdsSignedCards(text: string): boolean {
  return /shc:\/+\d|"verifiableCredential"/i.test(text.slice(0, MAX_TEXT));
}

/**
 * The SMART Health Cards in the text of a QR code (`shc:/` and digits) or of a file (`.smart-health-card`), each as a compact JWS, as HL7 SMART Health Cards and
 * Links 1.0.0 has it ('Encoding Chunks as QR Codes', 'Health Cards as a File'). Their signatures are not looked at.
 */
export function readSignedCards(text: string): { cards: readonly string[] } | { error: SignedCardError } {
  const input = text.slice(0, MAX_TEXT);
  const cards = codeForm.test(input) ? cardsOfCode(input.replaceAll(/\s+/g, '')) : cardsOfFile(input);
  if (cards === null) return { error: 'newer' };
  return cards.length > 0 && cards.every((card) => jwsForm.test(card)) ? { cards } : { error: 'damaged' };
}

function cardsOfCode(text: string): string[] | null {
  const { part, digits = '' } = codeForm.exec(text)?.groups ?? {};
  if (part !== undefined && !part.startsWith('1/1/')) return null;
  if (digits.length % 2 === 1) return [];
  const pairs = digits.match(/\d\d/g) ?? [];
  return [String.fromCharCode(...pairs.map((pair) => Number(pair) + FIRST_CHARACTER))];
}

function cardsOfFile(text: string): string[] {
  const file = parsedJson(text);
  const credentials = isObject(file) ? file['verifiableCredential'] : undefined;
  return Array.isArray(credentials) ? credentials.filter((each): each is string => typeof each === 'string') : [];
}
