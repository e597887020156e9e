import * as z from 'zod';
import type { Mode } from './environment.ts';
import { type ListenAddress, metricsVariable } from './listen-address.ts';
import { proxiesVariable, type ProxyNetworks } from './proxies.ts';
import { isSameSite } from './same-site.ts';
import { urlOf } from './url-variable.ts';
import { wholeNumber } from './whole-number.ts';

/** Where the server listens, and what it is called by others. */
export interface AddressSettings {
  port: number;
  host: string;
  /** Origins that may call with credentials (CORS). */
  origins: string[];
  /**
   * Whether one of them is another site than publicUrl: browsers then withhold a SameSite=Lax cookie from its calls.
   */
  hasCrossSiteOrigins: boolean;
  /** Where visitors reach the portal: links in mails begin with it. No slash at the end. */
  publicUrl: string;
  /** Reverse proxies in front of this server: what they say of a visitor's address is believed, and nobody else. */
  proxies: ProxyNetworks;
  /** Where GET /metrics is served; absent: nowhere. */
  metrics?: ListenAddress;
  /** Whether HSTS binds the subdomains of the portal's host too. */
  hstsSubdomains: boolean;
}

/** The environment variables. */
export const addressVariables = {
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().optional(),
  PORTICO_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((origin) => origin !== ''))
    .refine(
      (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      'must be origins without a path, separated by commas, as https://www.example.org',
    ),
  PORTICO_PUBLIC_URL: urlOf(/^https?:/, 'https://portal.example.org').optional(),
  PORTICO_PROXIES: proxiesVariable,
  PORTICO_METRICS: metricsVariable,
  PORTICO_HSTS_SUBDOMAINS: z.literal('yes', 'must be yes, or be left out').optional(),
};

type Values = z.infer<z.ZodObject<typeof addressVariables>>;

/** The variables as settings. `addressErrors` says whether they go together. */
export function addressSettings(mode: Mode, values: Values): AddressSettings {
  const publicUrl = (values.PORTICO_PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    port: values.PORT,
    host: values.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    origins: values.PORTICO_ORIGINS,
    hasCrossSiteOrigins: values.PORTICO_ORIGINS.some((origin) => !isSameSite(origin, publicUrl)),
    publicUrl,
    proxies: values.PORTICO_PROXIES,
    hstsSubdomains: values.PORTICO_HSTS_SUBDOMAINS === 'yes',
    ...(values.PORTICO_METRICS === undefined ? {} : { metrics: values.PORTICO_METRICS }),
  };
}

/** Errors in the combination of the variables, in every mode. */
export function addressErrors({ hasCrossSiteOrigins, publicUrl }: AddressSettings): string[] {
  if (!hasCrossSiteOrigins || publicUrl.startsWith('https:')) return [];
  return [
    'PORTICO_ORIGINS names another site than PORTICO_PUBLIC_URL, whose calls browsers let bring a cookie over https alone. ' +
      'Set PORTICO_PUBLIC_URL to the https:// address, or take the origin out.',
  ];
}

/** Further errors in production. */
export function addressErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  return env['PORTICO_PUBLIC_URL']?.startsWith('https:') === true
    ? []
    : ['PORTICO_PUBLIC_URL is not https. Cookies and prices must not travel in the clear: set the https:// address.'];
}
