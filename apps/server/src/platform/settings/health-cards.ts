import * as z from 'zod';

/** Where digital insurance cards may be read from. */
export interface HealthCardsSettings {
  /** Every host of the internet, by https. */
  readonly allowsPublic: boolean;
  /** Origins that staff have named, also of the hospital's own network. */
  readonly origins: readonly string[];
}

/** The word for every host of the internet. */
const PUBLIC = 'public';

/** The variable of the environment: `public`, origins, or both; absent, a hospital reads no cards. */
export const healthCardsVariables = {
  HEALTH_CARDS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter((entry) => entry !== ''))
    .refine(
      (entries) =>
        entries.every((entry) => entry === PUBLIC || (URL.canParse(entry) && new URL(entry).origin === entry)),
      'must be public, origins without a path as https://cards.example.org, or both, separated by commas',
    )
    .optional(),
};

type Values = { [Name in keyof typeof healthCardsVariables]?: z.infer<(typeof healthCardsVariables)[Name]> };

/** The variable as settings. Without it, the demonstration reads cards of everywhere, and of its own issuer (docs/demo.md). */
export function healthCardsSettings(
  { HEALTH_CARDS: entries }: Values,
  { mode, publicUrl }: { mode: string; publicUrl: string },
): HealthCardsSettings {
  const own = mode === 'demonstration' ? [new URL(publicUrl).origin] : [];
  if (entries === undefined) return { allowsPublic: mode === 'demonstration', origins: own };
  return { allowsPublic: entries.includes(PUBLIC), origins: [...entries.filter((entry) => entry !== PUBLIC), ...own] };
}

/** Whether any card can be read. */
export function readsHealthCards({ allowsPublic, origins }: HealthCardsSettings): boolean {
  return allowsPublic || origins.length > 0;
}

/** Further errors in production: a passcode and the address of a card must not travel in the clear. */
export function healthCardsErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  return /(^|[\s,])http:/.test(env['HEALTH_CARDS'] ?? '')
    ? ['HEALTH_CARDS names an origin that is not https. Passcodes must not travel in the clear: name the https:// one.']
    : [];
}
