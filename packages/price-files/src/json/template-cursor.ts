import { createByteTexts } from './byte-texts.ts';
import { type QuotedText, quotedTextOf, standsAt, textOf } from './quoted-text.ts';

/** Thrown where something else stands than what is read: made once, since it tells nothing but that. */
export const somethingElse = new Error('This is not written as the template is.');

const [QUOTE, BACKSLASH, COMMA, COLON, POINT] = [0x22, 0x5c, 0x2c, 0x3a, 0x2e];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];
const [ZERO, NINE, LINE_FEED, RETURN, TAB, SPACE, DELETE] = [0x30, 0x39, 0x0a, 0x0d, 0x09, 0x20, 0x7f];

/** Any number with so many digits is exact, and divided by a power of ten it is the one that JSON.parse makes of it. */
const MAX_DIGITS = 15;
const powers = Array.from({ length: MAX_DIGITS + 1 }, (_, exponent) => 10 ** exponent);

/** The prime of FNV-1a, by which a text finds its place. */
const HASH_PRIME = 0x01000193;

/** A longer text is hardly repeated. */
const MAX_REPEATED = 250;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The keys that an object may have. */
export interface Keys {
  readonly names: readonly QuotedText[];
  /** By the number of a key, from 1, the one that followed it last; first, the one that came first. */
  readonly following: number[];
  /** In bytes, with the quotes. */
  readonly longest: number;
}

/** In place of a key's number: the object ends. */
export const NO_KEY = -1;

/** @param names in ASCII, 31 at most. */
export function keysOf(names: readonly string[]): Keys {
  const quoted = names.map((name) => quotedTextOf(new TextEncoder().encode(`"${name}"`)));
  const longest = Math.max(...quoted.map(({ bytes }) => bytes.length));
  return { names: quoted, following: [0, ...names.map(() => 0)], longest };
}

/**
 * Reads JSON values from bytes whose structure is known. It takes a part of JSON only (RFC 8259): keys that are listed; texts;
 * and numbers without sign and exponent. What it takes, it reads as JSON.parse does.
 *
 * An object is read by `for (let key = cursor.firstKey(keys); key !== NO_KEY; key = cursor.nextKey(keys, key))`, a list by `for (let
 * goesOn = cursor.firstElement(); goesOn; goesOn = cursor.nextElement())`: these are the hot loops of every JSON file, and a function
 * that is called for each key or element takes longer.
 *
 * @throws somethingElse for anything else.
 */
export class TemplateCursor {
  #bytes: Uint8Array = new Uint8Array();
  #view = new DataView(this.#bytes.buffer);
  #at = 0;
  #line = 1;
  /** Whether the bytes ended before it was clear what stands there. */
  #isCut = false;
  readonly #texts = createByteTexts();
  /** The text that stood last in each slot. */
  readonly #likely: (QuotedText | undefined)[];

  /** @param slots how many there are for texts that the file repeats. */
  constructor(slots: number) {
    this.#likely = Array.from({ length: slots });
  }

  begin(bytes: Uint8Array, at: number, line: number): void {
    if (bytes !== this.#bytes) {
      this.#bytes = bytes;
      this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    this.#at = at;
    this.#line = line;
    this.#isCut = false;
  }

  /** Behind what was read last. */
  get at(): number {
    return this.#at;
  }

  get line(): number {
    return this.#line;
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  /** The number of the first key of an object, whose value is to be read then. */
  firstKey(keys: Keys): number {
    this.#expect(OPEN_BRACE);
    if (this.#next() !== CLOSE_BRACE) return this.#key(keys, 0);
    this.#at += 1;
    return NO_KEY;
  }

  nextKey(keys: Keys, previous: number): number {
    return this.#goesOn(CLOSE_BRACE) ? this.#key(keys, previous + 1) : NO_KEY;
  }

  /** Whether a list has a first element, which is to be read then. */
  firstElement(): boolean {
    this.#expect(OPEN_BRACKET);
    if (this.#next() !== CLOSE_BRACKET) return true;
    this.#at += 1;
    return false;
  }

  nextElement(): boolean {
    return this.#goesOn(CLOSE_BRACKET);
  }

  /**
   * A text that the file repeats.
   *
   * @param slot a number for each place at which such a text stands: mostly it is the one that stood there in the item before.
   */
  text(slot: number): string {
    const likely = this.#likely[slot];
    if (likely !== undefined && standsAt(likely, this.#view, this.#at)) {
      this.#at += likely.bytes.length;
      return likely.text;
    }
    const start = this.#at;
    const end = this.#endOfText();
    if (end === -1) return this.#textInFull(start);
    if (end - start > MAX_REPEATED) return textOf(this.#bytes, start + 1, end);
    const found = this.#texts.find(this.#bytes, start, end, this.#hash(start + 1, end));
    this.#likely[slot] = found;
    return found.text;
  }

  /** A text of which there are as many as there are items. */
  ownText(): string {
    const start = this.#at;
    const end = this.#endOfText();
    return end === -1 ? this.#textInFull(start) : textOf(this.#bytes, start + 1, end);
  }

  number(): number {
    const bytes = this.#bytes;
    const start = this.#at;
    let at = start;
    let number = 0;
    let pointAt = -1;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte >= ZERO && byte <= NINE) number = number * 10 + byte - ZERO;
      else if (byte === POINT && pointAt === -1 && at > start) pointAt = at;
      else break;
    }
    if (at === bytes.length) throw this.#cut();
    const decimals = pointAt === -1 ? 0 : at - pointAt - 1;
    const whole = at - start - (pointAt === -1 ? 0 : decimals + 1);
    const hasLeadingZero = whole > 1 && bytes[start] === ZERO;
    if (whole === 0 || hasLeadingZero || whole + decimals > MAX_DIGITS) throw somethingElse;
    if (pointAt !== -1 && decimals === 0) throw somethingElse;
    this.#at = at;
    return number / (powers[decimals] ?? 1);
  }

  /** Goes behind a text, and returns where its closing quote is; -1 where it has an escape, or other characters than those of ASCII. */
  #endOfText(): number {
    const bytes = this.#bytes;
    if (bytes[this.#at] !== QUOTE) throw this.#wrong();
    for (let at = this.#at + 1; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === QUOTE) {
        this.#at = at + 1;
        return at;
      }
      if (byte === BACKSLASH || byte < SPACE || byte >= DELETE) return -1;
    }
    throw this.#cut();
  }

  #hash(start: number, end: number): number {
    const bytes = this.#bytes;
    let hash = 0;
    for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), HASH_PRIME);
    return hash;
  }

  #textInFull(start: number): string {
    const bytes = this.#bytes;
    let at = start + 1;
    while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
    if (at >= bytes.length) throw this.#cut();
    this.#at = at + 1;
    try {
      return String(JSON.parse(decoder.decode(bytes.subarray(start, at + 1))));
    } catch {
      throw somethingElse;
    }
  }

  /** Goes behind a key and its colon, to its value. */
  #key({ names, following, longest }: Keys, previous: number): number {
    const likely = following[previous] ?? 0;
    let key = this.#isKey(names[likely]) ? likely : NO_KEY;
    if (key === NO_KEY) {
      key = names.findIndex((name) => this.#isKey(name));
      if (key === NO_KEY) throw this.#at + longest > this.#bytes.length ? this.#cut() : somethingElse;
      following[previous] = key;
    }
    this.#at += names[key]?.bytes.length ?? 0;
    this.#expect(COLON);
    this.#next();
    return key;
  }

  #isKey(name: QuotedText | undefined): boolean {
    return name !== undefined && standsAt(name, this.#view, this.#at);
  }

  /** Whether another element follows, rather than the end of the object or list. */
  #goesOn(end: number): boolean {
    const byte = this.#next();
    if (byte === COMMA) {
      this.#at += 1;
      this.#next();
      return true;
    }
    if (byte !== end) throw this.#wrong();
    this.#at += 1;
    return false;
  }

  #expect(byte: number): void {
    if (this.#next() !== byte) throw this.#wrong();
    this.#at += 1;
  }

  /** Skips blanks, and returns the byte behind them. */
  #next(): number | undefined {
    const bytes = this.#bytes;
    let at = this.#at;
    let byte = bytes[at];
    while (byte === SPACE || byte === LINE_FEED || byte === RETURN || byte === TAB) {
      if (byte === LINE_FEED) this.#line += 1;
      at += 1;
      byte = bytes[at];
    }
    this.#at = at;
    return byte;
  }

  #wrong(): Error {
    return this.#at >= this.#bytes.length ? this.#cut() : somethingElse;
  }

  #cut(): Error {
    this.#isCut = true;
    return somethingElse;
  }
}
