import * as z from 'zod/mini';
import { MAX_SEARCH_LENGTH } from '../constants.ts';

/** An id or token as it comes over the wire: short, and free of control characters. */
export const id = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}]+$/u));

/** An id that may be left out; clients of the specification send '' for that. */
export const optionalId = z.optional(
  z.pipe(
    z.union([z.literal(''), id]),
    z.transform((value) => (value === '' ? undefined : value)),
  ),
);

/** One of a few words, that may be left out or be ''. */
export const optionalChoice = <const Words extends readonly string[]>(words: Words) =>
  z.optional(
    z.pipe(
      z.enum([...words, '']),
      z.transform((word): Words[number] | undefined => (word === '' ? undefined : word)),
    ),
  );

/** Ids as a list, or as one text joined by commas. At most `most`. */
export const ids = (most: number) =>
  z.pipe(
    z.pipe(
      z.union([textInput(most * 50), z.array(id)]),
      z.transform((sent): string[] =>
        (typeof sent === 'string' ? sent.split(',') : sent).map((each) => each.trim()).filter((each) => each !== ''),
      ),
    ),
    z.array(z.string()).check(z.maxLength(most)),
  );

/** A flag as JSON or a form writes it: true, "true", 1, "1" and their opposites; '' and absent mean no. */
export const flag = z._default(
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false', '1', '0', '']), z.literal(1), z.literal(0)]),
    z.transform((value) => value === true || value === 'true' || value === '1' || value === 1),
  ),
  false,
);

/** The text of a search, checked for its length only. */
export const searchText = z._default(z.string().check(z.maxLength(MAX_SEARCH_LENGTH)), '');

/** The text of a field, checked for its length only. The use case applies the rules of the field. */
export const textInput = (maxLength: number) => z.string().check(z.maxLength(maxLength));

/** A whole number as JSON or a form writes it, read as text. */
export const numberInput = (maxLength: number) => z.pipe(z.union([textInput(maxLength), z.int()]), z.transform(String));

/** A secret as it was typed. Input that is too long is refused, never cut (docs/security.md). */
export const secretText = z.string().check(z.maxLength(1000));

/** The answer to a captcha's challenge, base64. Left out, or `accepted:<form>`, where captcha is disabled (spec §3, "captcha-enabled flag"). */
export const captchaResponse = z._default(textInput(4000), '');
