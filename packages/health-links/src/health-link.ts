import { readBase64urlText } from './base64url.ts';
import { isObject, parsedJson } from './json.ts';
import { holdsSignedCards } from './signed-card.ts';

/** A SMART Health Link (HL7 SMART Health Cards and Links 1.0.0, 'Construct a SMART Health Link Payload'). */
export interface HealthLink {
  /** https or http: of the manifest, or of the one file where `isDirect`. Who asks it has to see that it may be asked. */
  readonly url: string;
  /** What its files are decrypted with: 32 bytes, in base64url. */
  readonly key: string;
  /** Seconds since 1970; null where the link says nothing. A hint: the server of the link decides. */
  readonly expiresAt: number | null;
  readonly needsPasscode: boolean;
  /** `url` is the file itself, asked for by GET (flag U). */
  readonly isDirect: boolean;
  /** What it is, in the words of whoever made it; '' for none. */
  readonly label: string;
}

/**
 * `noLink`: there is none in the text. `signedCard`: a SMART Health Card is there, which `readSignedCards` reads. `damaged`: a link that is
 * cut off or changed. `newer`: of a version of the protocol that is not known.
 */
export type LinkError = 'noLink' | 'signedCard' | 'damaged' | 'newer';

/** In characters: of a text that a link is looked for in. A QR code holds 4,296. */
const MAX_TEXT = 20_000;
/** In characters. The specification lets an address have 128, and not every issuer keeps to that. */
const MAX_URL = 2048;
/** In characters (`label`: "no longer than 80 characters"). */
const MAX_LABEL = 80;

const linkForm = /shlink:\/+([\w-]+)/i;
const keyForm = /^[\w-]{43}$/;

/**
 * Reads the SMART Health Link in a text: bare, behind the address of a viewer, broken over lines by a mail program, or
 * among other words. Properties and flags that are not known are ignored, as the specification asks.
 */
export function readHealthLink(text: string): { link: HealthLink } | { error: LinkError } {
  const input = text.slice(0, MAX_TEXT);
  if (!linkForm.test(input)) return { error: holdsSignedCards(text) ? 'signedCard' : 'noLink' };
  // Whole first: without its spaces, a link would run into the word after it.
  const [asItIs, joined] = [readPayload(input), readPayload(input.replaceAll(/\s+/g, ''))];
  return 'link' in asItIs ? asItIs : joined;
}

function readPayload(text: string): { link: HealthLink } | { error: LinkError } {
  const payload = parsedJson(readBase64urlText(linkForm.exec(text)?.[1] ?? '') ?? '');
  if (!isObject(payload)) return { error: 'damaged' };
  const { url, key, exp, flag, label, v } = payload;
  if (v !== undefined && v !== 1) return { error: 'newer' };
  if (typeof url !== 'string' || !isWebAddress(url)) return { error: 'damaged' };
  if (typeof key !== 'string' || !keyForm.test(key)) return { error: 'damaged' };
  const flags = typeof flag === 'string' ? flag : '';
  const isDirect = flags.includes('U');
  return {
    link: {
      url,
      key,
      expiresAt: typeof exp === 'number' && Number.isFinite(exp) ? exp : null,
      // "SHALL NOT be used in combination with P": a file that is asked for by GET takes none.
      needsPasscode: flags.includes('P') && !isDirect,
      isDirect,
      label:
        typeof label === 'string'
          ? label
              .replaceAll(/\p{Cc}+/gu, ' ')
              .trim()
              .slice(0, MAX_LABEL)
          : '',
    },
  };
}

function isWebAddress(url: string): boolean {
  return url.length <= MAX_URL && /^https?:\/\/[^\s\p{Cc}]+$/u.test(url);
}
