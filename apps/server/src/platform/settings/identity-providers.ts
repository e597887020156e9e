import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { assuranceLevels } from '../../ports/identity-providers.ts';
import type { HealthSystem } from './health-system.ts';
import { isLoopback } from './loopback.ts';
import { text, words } from './words.ts';

export const issuer = z
  .string()
  .refine(
    isSafeIssuer,
    'must be the issuer as its discovery document has it: an https:// address without ? or #; http:// is for this machine alone',
  );

const variable = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of a variable of the environment, as IDME_SECRET');

export const authentication = z.discriminatedUnion('method', [
  /** By a secret, which the environment holds. */
  z.strictObject({ method: z.literal('secret'), env: variable, sentIn: z.enum(['header', 'form']).default('header') }),
  /** By a signed JWT (RFC 7523). The environment names the file of the private key, as PEM. */
  z.strictObject({ method: z.literal('privateKey'), env: variable, keyId: text.optional() }),
  /** By PKCE alone. */
  z.strictObject({ method: z.literal('none') }),
]);

/** What is asked of the identity provider for one purpose. */
const request = z.strictObject({
  scopes: z.array(text).default(['openid', 'profile', 'email']),
  /** Sent as `acr_values`, the most wanted first. */
  acrValues: z.array(text).default([]),
});

/** The claim that holds something; a dot leads into an object, as `address.postal_code`. */
export const claim = text;

const identityProvider = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and hyphens'),
  /** As people know it. */
  name: words,
  issuer,
  clientId: text,
  authentication,
  /** Whether one can sign in by an account of it that one has linked, and link one. */
  signIn: request.optional(),
  /** Whether it may show who somebody is: in the sign-up, and to get back in. */
  proof: request
    .extend({
      /** Values of `levelClaim` that count, and as what. Others are too low. */
      levels: z.record(text, z.enum(assuranceLevels)).refine((levels) => Object.keys(levels).length > 0, {
        message: 'must have the values that count, as { "urn:acr.login.gov:verified-facial-match-required": "IAL2" }',
      }),
      /** Where it says how far the person was proven. */
      levelClaim: claim.default('acr'),
    })
    .optional(),
  /** Where its claims differ from those of OpenID Connect Core 1.0, 5.1. */
  claims: z
    .strictObject({
      firstName: claim.default('given_name'),
      middleName: claim.default('middle_name'),
      lastName: claim.default('family_name'),
      birthDate: claim.default('birthdate'),
      zip: claim.default('address.postal_code'),
      street: claim.default('address.street_address'),
      phone: claim.default('phone_number'),
    })
    .prefault({}),
  /** The algorithm by which its userinfo is signed, where it is a JWT. */
  signedUserInfo: z.enum(['RS256', 'ES256', 'PS256']).optional(),
  /** Whoever signs out here is offered to sign out there as well: its `end_session_endpoint` knows the portal's `/home` as a place to return to. */
  signOut: z.boolean().default(false),
  /** Sent as `prompt`: `login` has a person sign in there each time, `select_account` lets them choose. */
  prompt: z.enum(['login', 'select_account']).optional(),
});

/** An identity provider of the settings: who signs in by it, and whom it proves. */
export type IdentityProvider = z.infer<typeof identityProvider>;

/** The identity providers of a health system. Ids are unique. */
export const identityProviders = z
  .array(identityProvider)
  .default([])
  .superRefine((providers, context) => {
    const issue = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
    const seen = new Set<string>();
    for (const [at, { id, signIn, proof }] of providers.entries()) {
      if (seen.has(id)) issue([at, 'id'], 'is used twice; ids must be unique');
      seen.add(id);
      if (signIn === undefined && proof === undefined) issue([at], 'must have signIn, proof, or both');
      for (const [name, asked] of [['signIn', signIn] as const, ['proof', proof] as const]) {
        if (asked !== undefined && !asked.scopes.includes('openid'))
          issue([at, name, 'scopes'], 'must hold openid, without which nobody is told who has come');
      }
    }
  });

/**
 * The secrets of the identity providers, and the private keys as PEM, by their ids.
 *
 * @param errors gets those that are missing; no secret is repeated.
 */
export async function readIdentitySecrets(
  { identityProviders: providers }: Pick<HealthSystem, 'identityProviders'>,
  env: NodeJS.ProcessEnv,
  errors: string[],
): Promise<Readonly<Record<string, string>>> {
  const secrets: Record<string, string> = {};
  for (const { id, authentication: by } of providers) {
    const secret = await readClientSecret(by, `identityProviders: ${id}`, env, errors);
    if (secret !== undefined) secrets[id] = secret;
  }
  return secrets;
}

/**
 * The secret, or the private key as PEM, by which the portal shows a provider who it is; undefined where it needs none.
 *
 * @param name of the provider, as errors name it.
 * @param errors gets what is missing; no secret is repeated.
 */
export async function readClientSecret(
  by: IdentityProvider['authentication'],
  name: string,
  env: NodeJS.ProcessEnv,
  errors: string[],
): Promise<string | undefined> {
  if (by.method === 'none') return undefined;
  const value = env[by.env] ?? '';
  if (value === '') {
    errors.push(`${name}: the environment has no ${by.env}. Set it.`);
    return undefined;
  }
  const secret = by.method === 'secret' ? value : await readFile(value, 'utf8').catch(() => '');
  if (by.method === 'privateKey' && !/-----BEGIN (EC |RSA )?PRIVATE KEY-----/.test(secret)) {
    errors.push(`${name}: ${by.env} must name a readable file with a private key as PEM.`);
    return undefined;
  }
  return secret;
}

function isSafeIssuer(value: string): boolean {
  if (!URL.canParse(value) || /[?#*@\s]/.test(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
