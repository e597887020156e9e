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

const origins = z
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
  PORTICO_FRAME_ORIGINS: origins,
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
}

/** The variables as settings. The provider's form is framed, so its origin is added to the others. */
export function framingSettings({ PORTICO_FRAME_ORIGINS, POSTAL_MAIL_FORM_URL: url }: Values): FramingSettings {
  if (url === undefined) return { origins: PORTICO_FRAME_ORIGINS };
  return { origins: [...new Set([...PORTICO_FRAME_ORIGINS, new URL(url).origin])], postalMailFormUrl: url };
}

/** Further errors in production: a framed page must not come over plain HTTP, where it could be changed on the way. */
export function framingErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  return ['PORTICO_FRAME_ORIGINS', 'POSTAL_MAIL_FORM_URL']
    .filter((name) => /(^|[\s,])http:/.test(env[name] ?? ''))
    .map((name) => `${name} is not https. Framed pages must not travel in the clear.`);
}
