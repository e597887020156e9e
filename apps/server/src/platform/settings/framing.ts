import * as z from 'zod';

/** The environment's settings of framed pages (spec §2, 'Framed-page messaging'). */
export interface FramingSettings {
  /**
   * Origins that the portal's pages may frame, whose messages they accept, and that may frame the portal's own framed
   * forms.
   */
  origins: readonly string[];
  /** A provider's form that asks for a code by post, instead of the portal's own. */
  postalMailFormUrl?: string;
}

const originList = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((origin) => origin !== ''))
  .refine(
    (list) =>
      list.every((origin) => /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin),
    'must be origins without a path, separated by commas, as https://forms.example.org',
  );

/** The variables of the environment. */
export const framingVariables = {
  PORTICO_FRAME_ORIGINS: originList,
  POSTAL_MAIL_FORM_URL: z
    .string()
    .refine(
      (value) => /^https?:\/\/[^@#]+$/.test(value) && URL.canParse(value),
      'must be an http:// or https:// address without user or hash, as https://forms.example.org/postal-mail',
    )
    .optional(),
};

interface Values {
  PORTICO_FRAME_ORIGINS: string[];
  POSTAL_MAIL_FORM_URL?: string | undefined;
  SCHEDULING_URL?: string | undefined;
  VIDEO_VISIT_URL?: string | undefined;
}

/** The variables as settings. Pages of providers are framed, so their origins are added to the others. */
export function framingSettings(values: Values): FramingSettings {
  const { POSTAL_MAIL_FORM_URL: url, SCHEDULING_URL, VIDEO_VISIT_URL } = values;
  const origins = withOriginsOf(values.PORTICO_FRAME_ORIGINS, [url, SCHEDULING_URL, VIDEO_VISIT_URL]);
  return { origins, ...(url === undefined ? {} : { postalMailFormUrl: url }) };
}

/** Origins, with those of addresses, each once. */
export function withOriginsOf(listed: readonly string[], urls: ReadonlyArray<string | undefined>): string[] {
  const own = urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
  return [...new Set([...listed, ...own])];
}

/** Further errors in production: a framed page must not come over plain HTTP, where it could be changed on the way. */
export function framingErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  return ['PORTICO_FRAME_ORIGINS', 'POSTAL_MAIL_FORM_URL']
    .filter((name) => /(^|[\s,])http:/.test(env[name] ?? ''))
    .map((name) => `${name} is not https. Framed pages must not travel in the clear.`);
}
