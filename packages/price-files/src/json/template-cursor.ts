import { createByteTexts } from './byte-texts.ts';

/** Thrown where something else stands than what is read: made once, since it tells nothing but that. */
export const somethingElse = new Error('This is not written as the template is.');

const [QUOTE, BACKSLASH, COMMA, COLON, POINT] = [0x22, 0x5c, 0x2c, 0x3a, 0x2e];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];
const [ZERO, NINE, SPACE, DELETE] = [0x30, 0x39, 0x20, 0x7f];

/** Any number with so many digits is exact, and divided by a power of ten it is the one that JSON.parse makes of it. */
const MAX_DIGITS = 15;
const powers = Array.from({ length: MAX_DIGITS + 1 }, (_, exponent) => 10 ** exponent);

/** The prime of FNV-1a, by which a text finds its place. */
const HASH_PRIME = 0x01000193;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The keys that an object may have. */
export interface Keys {
  /** With their quotes. */
  readonly names: readonly Uint8Array[];
  /** By the number of a key, from 1, the one that followed it last; first, the one that came first. */
  readonly following: number[];
}

/** @param names in ASCII, 31 at most. */
export function keysOf(names: readonly string[]): Keys {
  const encoder = new TextEncoder();
  return { names: names.map((name) => encoder.encode(`"${name}"`)), following: [0, ...names.map(() => 0)] };
}

/**
 * Reads JSON values from bytes whose structure is known. It takes a part of JSON only (RFC 8259): keys that are listed, each once; texts;
 * and numbers without sign and exponent. What it takes, it reads as JSON.parse does.
 *
 * @throws somethingElse for anything else.
 */
export class TemplateCursor {
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;
  readonly #texts = createByteTexts();

  begin(bytes: Uint8Array): void {
    this.#bytes = bytes;
    this.#at = 0;
  }

  end(): void {
    if (this.#at !== this.#bytes.length) throw somethingElse;
  }

  /** Calls `read` with the number of each key in the list; it has to read the value. */
  object(keys: Keys, read: (key: number) => void): void {
    this.#expect(OPEN_BRACE);
    if (this.#next() === CLOSE_BRACE) {
      this.#at += 1;
      return;
    }
    let seen = 0;
    for (let key = this.#key(keys, 0); ; key = this.#key(keys, key + 1)) {
      if ((seen & (1 << key)) !== 0) throw somethingElse;
      seen |= 1 << key;
      this.#expect(COLON);
      this.#next();
      read(key);
      if (!this.#goesOn(CLOSE_BRACE)) return;
    }
  }

  /** Elements that `read` reads. */
  list<Element>(read: () => Element): Element[] {
    const elements: Element[] = [];
    this.#expect(OPEN_BRACKET);
    if (this.#next() === CLOSE_BRACKET) {
      this.#at += 1;
      return elements;
    }
    do {
      this.#next();
      elements.push(read());
    } while (this.#goesOn(CLOSE_BRACKET));
    return elements;
  }

  text(): string {
    const bytes = this.#bytes;
    const start = this.#at + 1;
    if (bytes[start - 1] !== QUOTE) throw somethingElse;
    let hash = 0;
    for (let at = start; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === QUOTE) {
        this.#at = at + 1;
        return this.#texts.textOf(bytes, start, at, hash);
      }
      if (byte === BACKSLASH || byte < SPACE || byte >= DELETE) return this.#textInFull(start);
      hash = Math.imul(hash ^ byte, HASH_PRIME);
    }
    throw somethingElse;
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
    const decimals = pointAt === -1 ? 0 : at - pointAt - 1;
    const whole = at - start - (pointAt === -1 ? 0 : decimals + 1);
    const hasLeadingZero = whole > 1 && bytes[start] === ZERO;
    if (whole === 0 || hasLeadingZero || whole + decimals > MAX_DIGITS) throw somethingElse;
    if (pointAt !== -1 && decimals === 0) throw somethingElse;
    this.#at = at;
    return number / (powers[decimals] ?? 1);
  }

  /** A text with an escape, or with other characters than those of ASCII. */
  #textInFull(start: number): string {
    const bytes = this.#bytes;
    let at = start;
    while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
    this.#at = at + 1;
    try {
      return String(JSON.parse(decoder.decode(bytes.subarray(start - 1, at + 1))));
    } catch {
      throw somethingElse;
    }
  }

  #key({ names, following }: Keys, previous: number): number {
    const likely = following[previous] ?? 0;
    if (this.#takes(names[likely])) return likely;
    const key = names.findIndex((name) => this.#takes(name));
    if (key === -1) throw somethingElse;
    following[previous] = key;
    return key;
  }

  /** Goes behind a key if it stands here. */
  #takes(name: Uint8Array | undefined): boolean {
    if (name === undefined) return false;
    const bytes = this.#bytes;
    const start = this.#at;
    for (let at = 0; at < name.length; at += 1) if (bytes[start + at] !== name[at]) return false;
    this.#at = start + name.length;
    return true;
  }

  /** Whether another element follows, rather than the end of the object or list. */
  #goesOn(end: number): boolean {
    const byte = this.#next();
    this.#at += 1;
    if (byte === COMMA) {
      this.#next();
      return true;
    }
    if (byte === end) return false;
    throw somethingElse;
  }

  #expect(byte: number): void {
    if (this.#next() !== byte) throw somethingElse;
    this.#at += 1;
  }

  /** Skips blanks, and returns the byte behind them. */
  #next(): number | undefined {
    const bytes = this.#bytes;
    let at = this.#at;
    let byte = bytes[at];
    while (byte === SPACE || byte === 0x0a || byte === 0x0d || byte === 0x09) {
      at += 1;
      byte = bytes[at];
    }
    this.#at = at;
    return byte;
  }
}
