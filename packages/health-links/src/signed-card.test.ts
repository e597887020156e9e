import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsSignedCards, readSignedCards } from './signed-card.ts';

// Issue 14, point 5: "a digital insurance card … scan, paste or open"; HL7 SMART Health Cards and Links 1.0.0, 'Encoding Chunks as QR Codes'.

const jws = 'eyJ6aXAiOiJERUYifQ.3ZLNbtswDIDfhbs6sWzXQ-xbu13W7rA.c2lnbmF0dXJl';
/** As the specification writes a card in digits: "Ord(c)-45" of each character, in two digits. */
const digitsOf = (text: string): string =>
  Array.from(text, (sign) => String(sign.charCodeAt(0) - 45).padStart(2, '0')).join('');

describe('a SMART Health Card', () => {
  it('is read from its code, as pasted, broken over lines, and in the one part of an older one', () => {
    const code = `shc:/${digitsOf(jws)}`;
    for (const text of [code, ` ${code}\n`, code.replace('shc', 'SHC'), `${code.slice(0, 60)}\n${code.slice(60)}`]) {
      expect(holdsSignedCards(text)).toBe(true);
      expect(readSignedCards(text)).toEqual({ cards: [jws] });
    }
    expect(readSignedCards(`shc:/1/1/${digitsOf(jws)}`)).toEqual({ cards: [jws] });
  });

  it('begins as the specification’s own example does', () => {
    // "shc:/567629" is "eyJ", as every header begins.
    expect(digitsOf('eyJ')).toBe('567629');
  });

  it('is read from its file, with all that are in it', () => {
    const file = JSON.stringify({ verifiableCredential: [jws, jws] }, null, 2);
    expect(holdsSignedCards(file)).toBe(true);
    expect(readSignedCards(file)).toEqual({ cards: [jws, jws] });
  });

  it.each([
    ['shc:/56762909', 'damaged'],
    [`shc:/${digitsOf(jws)}5`, 'damaged'],
    [`shc:/${digitsOf(jws.slice(0, 30))}`, 'damaged'],
    [`shc:/1/3/${digitsOf(jws)}`, 'newer'],
    ['{"verifiableCredential":[]}', 'damaged'],
    ['{"verifiableCredential":["a.b"]}', 'damaged'],
    ['{"verifiableCredential":', 'damaged'],
  ])('is of no use: %s', (text, error) => expect(readSignedCards(text)).toEqual({ error }));

  it.each(['', 'shlink:/eyJ1cmwi', 'https://portal.example.org/card', 'shc://'])('is not in “%s”', (text) =>
    expect(holdsSignedCards(text)).toBe(false),
  );

  it('is read, or refused, and never more: nothing that is scanned makes it throw', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^shc:\/(\d\/\d\/)?\d{0,200}$/),
      fc.jsonValue().map((value) => JSON.stringify({ verifiableCredential: value }) ?? ''),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = readSignedCards(text);
        const isSound =
          'cards' in read
            ? read.cards.every((card) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(card))
            : ['damaged', 'newer'].includes(read.error);
        expect(isSound).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
