import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import * as z from 'zod';
import { adtListenVariable, type ListenAddress } from './listen-address.ts';
import { isLoopback } from './loopback.ts';
import { type ProxyNetworks, readNetworks } from './proxies.ts';

/** How the feed of patients by HL7 v2 ADT is listened for. */
export interface AdtSettings {
  listen: ListenAddress;
  /** Addresses and networks that may connect; empty: all. */
  senders: ProxyNetworks;
  /** Who assigns the medical record numbers that count (PID-3.4); null for all of type MR. */
  mrnAuthority: string | null;
  /** Absent: senders connect without TLS. readSettings adds it. */
  tls?: AdtTls;
}

/** PEM texts. */
export interface AdtTls {
  cert: string;
  key: string;
  /** The authority that vouches for senders, who then must show a certificate. */
  clientAuthority?: string;
}

/** The environment variables. */
export const adtVariables = {
  ADT_LISTEN: adtListenVariable,
  ADT_SENDERS: z
    .string()
    .default('')
    .transform(readNetworks)
    .refine((networks) => networks !== null, 'must name senders by address or network, as 10.0.0.7,10.1.0.0/16'),
  ADT_MRN_AUTHORITY: z.string().trim().min(1).max(227).optional(),
  ADT_CERT: z.string().optional(),
  ADT_KEY: z.string().optional(),
  ADT_CLIENT_CA: z.string().optional(),
  ADT_PLAINTEXT: z.literal('yes', 'must be yes, or be left out').optional(),
};

type Values = { [Name in keyof typeof adtVariables]?: z.infer<(typeof adtVariables)[Name]> | undefined };

/** The variables as settings, without what stands in files. */
export function adtSettings(values: Values & { PATIENTS_MRN_SYSTEM?: string | undefined }): AdtSettings | undefined {
  const { ADT_LISTEN: listen, ADT_SENDERS: senders, ADT_MRN_AUTHORITY: authority } = values;
  if (listen === undefined) return undefined;
  return { listen, senders: senders ?? [], mrnAuthority: authority ?? values.PATIENTS_MRN_SYSTEM ?? null };
}

const ofListener = [
  'ADT_SENDERS',
  'ADT_MRN_AUTHORITY',
  'ADT_CERT',
  'ADT_KEY',
  'ADT_CLIENT_CA',
  'ADT_PLAINTEXT',
] as const;

/**
 * Errors in the combination of the variables, in every mode.
 *
 * @param env without empty variables.
 */
export function adtErrors(env: NodeJS.ProcessEnv): string[] {
  const has = (name: keyof typeof adtVariables): boolean => env[name] !== undefined;
  if (!has('ADT_LISTEN'))
    return ofListener.filter(has).map((name) => `${name} is set without ADT_LISTEN. Set both, or neither.`);
  const checks: ReadonlyArray<[good: boolean, error: string]> = [
    [
      env['PATIENTS_URL'] === undefined || env['PATIENTS_GROUP'] !== undefined,
      "ADT_LISTEN fills the portal's own registry, and with PATIENTS_URL the portal asks that server for each patient. Set one of them, or PATIENTS_GROUP as well.",
    ],
    [has('ADT_CERT') === has('ADT_KEY'), 'ADT_CERT and ADT_KEY belong together. Set both, or neither.'],
    [
      !has('ADT_CLIENT_CA') || has('ADT_CERT'),
      'ADT_CLIENT_CA is set without ADT_CERT. Senders show a certificate over TLS alone: set the certificate of the portal, too.',
    ],
    [
      has('ADT_CERT') || has('ADT_PLAINTEXT') || isLoopback(hostOf(env)),
      "ADT_LISTEN is reached from other machines, and ADT_CERT is not set. Patients' data must not travel in the clear: set ADT_CERT and ADT_KEY. ADT_PLAINTEXT=yes takes all of it in clear, which the log then says at each start.",
    ],
    [
      has('ADT_CLIENT_CA') || has('ADT_SENDERS') || isLoopback(hostOf(env)),
      'ADT_LISTEN is reached from other machines, and nothing says whose messages are taken. Set ADT_CLIENT_CA, ADT_SENDERS, or both.',
    ],
  ];
  return checks.filter(([good]) => !good).map(([, error]) => error);
}

/** Whether messages come in clear from other machines, because a setting says so. */
export function adtInClear(env: NodeJS.ProcessEnv): string[] {
  const isClear = env['ADT_LISTEN'] !== undefined && env['ADT_CERT'] === undefined && !isLoopback(hostOf(env));
  return isClear ? ['ADT_LISTEN'] : [];
}

function hostOf({ ADT_LISTEN: address = '' }: NodeJS.ProcessEnv): string {
  return address.replace(/:\d+$/, '');
}

/**
 * Reads the files that the variables name.
 *
 * @param errors gets what is wrong with them.
 */
export async function readAdtTls(env: NodeJS.ProcessEnv, errors: string[]): Promise<AdtTls | undefined> {
  const read = async (
    name: 'ADT_CERT' | 'ADT_KEY' | 'ADT_CLIENT_CA',
    isGood: (text: string) => boolean,
    what: string,
  ) => {
    const file = env[name];
    if (!file) return undefined;
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null && isGood(text)) return text;
    errors.push(
      `${name}: ${file} ${text === null ? 'cannot be read' : `holds no ${what} as PEM`}. Name one that does.`,
    );
    return undefined;
  };
  const cert = await read('ADT_CERT', isCertificate, 'certificate');
  const key = await read('ADT_KEY', (text) => text.includes('PRIVATE KEY-----'), 'private key');
  const clientAuthority = await read('ADT_CLIENT_CA', isCertificate, 'certificate');
  if (cert === undefined || key === undefined) return undefined;
  if (!belongTogether(cert, key)) {
    errors.push('ADT_KEY is not the key of the certificate in ADT_CERT. Name the one that belongs to it.');
    return undefined;
  }
  return { cert, key, ...(clientAuthority === undefined ? {} : { clientAuthority }) };
}

function isCertificate(text: string): boolean {
  try {
    return new X509Certificate(text).subject !== undefined;
  } catch {
    return false;
  }
}

function belongTogether(cert: string, key: string): boolean {
  try {
    createSecureContext({ cert, key });
    return true;
  } catch {
    return false;
  }
}
