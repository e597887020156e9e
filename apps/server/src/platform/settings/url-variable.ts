import * as z from 'zod';

/** A variable that is an address with one of the protocols. */
export const urlOf = (protocols: RegExp, example: string) =>
  z.string().refine((value) => protocols.test(value) && URL.canParse(value), `must be an address such as ${example}`);
