import * as z from 'zod';
import type { HealthSystem } from './health-system.ts';
import { isLoopback } from './loopback.ts';
import { canonicalScope, isSmartScope } from './smart-scopes.ts';
import { text, words } from './words.ts';

/** What an app may ask for beside the scopes of SMART (docs/single-sign-on.md). `openid` is always among it. */
export const openIdScopes = [
  'profile',
  'email',
  'fhirUser',
  'medical_record',
  'identity_proofing',
  'acting',
  'offline_access',
  'online_access',
] as const;

/** One of those, or of SMART for a patient's record, which stands here in the syntax of SMART 2. */
const scope = z
  .string()
  .refine(
    (value) => openIdScopes.some((each) => each === value) || isSmartScope(value),
    `must be ${openIdScopes.map((each) => `"${each}"`).join(', ')}, "launch", "launch/patient", or of a patient's record, as patient/Observation.rs. Those that begin with user/ or system/ are not given`,
  )
  .transform(canonicalScope);

/** In characters: 256 bits in base64. */
const SHORTEST_SECRET = 43;

const address = z
  .string()
  .refine(
    isSafeAddress,
    'must be an https:// address without user, wildcard or hash; http:// is for this machine alone, as http://localhost:8080/callback',
  );

/** A public key by which an app signs its name (private_key_jwt). The private part has no place in the file. */
const publicKey = z
  .looseObject({ kty: z.enum(['RSA', 'EC', 'OKP']), kid: z.string().optional() })
  .refine((key) => !('d' in key), 'is a private key, which does not belong into this file. Give the public part alone');

/** By a secret, which the environment holds. */
const bySecret = z.strictObject({
  method: z.literal('secret'),
  env: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of a variable of the environment, as APP_SECRET'),
  /** How it sends it: in a header (client_secret_basic), or in the form (client_secret_post). */
  sentIn: z.enum(['header', 'form']).default('header'),
});

/** By a signed JWT (RFC 7523), whose public keys stand here or at an address of the app's. */
const byPrivateKey = z
  .strictObject({
    method: z.literal('privateKey'),
    jwks: z.strictObject({ keys: z.array(publicKey).min(1) }).optional(),
    jwksUri: address.optional(),
  })
  .refine(({ jwks, jwksUri }) => (jwks === undefined) !== (jwksUri === undefined), {
    path: ['jwks'],
    message: 'or jwksUri must be given, and not both: the public keys, or where they are',
  });

/** How a server shows that it is the one of the settings. */
export const serverAuthentication = z.discriminatedUnion('method', [bySecret, byPrivateKey]);

const authentication = z.discriminatedUnion('method', [
  bySecret,
  byPrivateKey,
  /** Of an app that runs in a browser or on a phone: PKCE alone. */
  z.strictObject({ method: z.literal('none') }),
]);

/** A client_id. */
export const clientId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be lower-case letters, digits and hyphens');

const client = z.strictObject({
  /** Its client_id. */
  id: clientId,
  /** As people know it. */
  name: words,
  /** Whether it is the hospital's own: nobody is asked what it may know. */
  ours: z.boolean().default(false),
  authentication,
  /** Compared exactly. */
  redirectUris: z.array(address).min(1),
  postLogoutRedirectUris: z.array(address).default([]),
  /** Where it is told that a session has ended (OpenID Connect Back-Channel Logout 1.0). */
  backchannelLogoutUri: address.optional(),
  /** Where it begins to sign somebody in (OpenID Connect Core 1.0, 4). */
  initiateLoginUri: address.optional(),
  scopes: z.array(scope).default(['profile', 'email']),
  /** Where it is opened from the hospital's portal (SMART App Launch 2.2, EHR launch). */
  launchUri: address.optional(),
  /** Whether it is the hospital's portal, which opens other apps for a patient. */
  launchesApps: z.boolean().default(false),
  /** `pairwise`: it knows people by ids that no other app has (OpenID Connect Core 1.0, 8). */
  subject: z.enum(['pairwise', 'public']).default('pairwise'),
  /** Apps of one sector know people by the same pairwise ids: a host. Without it, that of the redirect URIs. */
  sector: text.optional(),
  /** Whether the ID token has its claims as well, for an app that does not ask for them (docs/decisions/0167). */
  claimsInIdToken: z.boolean().default(false),
  refreshTokens: z.boolean().default(true),
  /** Whether a refresh counts as use of the session, so that it does not end while somebody uses the app alone. */
  keepsSession: z.boolean().default(false),
});

/** An app that signs people in by the portal. */
export type OpenIdClient = z.infer<typeof client>;

/** The apps of a health system. Ids are unique. */
export const openIdClients = z
  .array(client)
  .default([])
  .superRefine((clients, context) => {
    const issue = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
    const seen = new Set<string>();
    for (const [
      at,
      {
        id,
        subject,
        sector,
        redirectUris,
        authentication: { method },
        backchannelLogoutUri,
        scopes,
        launchUri,
        launchesApps,
        ours,
      },
    ] of clients.entries()) {
      if (seen.has(id)) issue([at, 'id'], 'is used twice; ids must be unique');
      seen.add(id);
      const hosts = new Set(redirectUris.filter((uri) => URL.canParse(uri)).map((uri) => new URL(uri).host));
      if (subject === 'pairwise' && sector === undefined && hosts.size > 1) {
        issue([at, 'sector'], 'must be said, since the redirect URIs have several hosts: as app.example.org');
      }
      if (method === 'none' && backchannelLogoutUri !== undefined) {
        issue(
          [at, 'backchannelLogoutUri'],
          'means nothing for an app without a server. Take it out, or say how it authenticates',
        );
      }
      if (launchUri !== undefined && !scopes.includes('launch')) {
        issue([at, 'launchUri'], 'means nothing without the scope "launch". Add it, or take this out');
      }
      if (launchesApps && (!ours || method === 'none')) {
        issue(
          [at, 'launchesApps'],
          'is for the hospital\'s own portal alone ("ours": true), and for one that authenticates',
        );
      }
    }
  });

/**
 * The secrets of the apps, and of the FHIR server that asks about their tokens, by their ids.
 *
 * @param errors gets those that are missing or too short; no secret is repeated.
 */
export function readOpenIdSecrets(
  { openIdClients: clients, smart }: Pick<HealthSystem, 'openIdClients' | 'smart'>,
  env: NodeJS.ProcessEnv,
  errors: string[],
): Readonly<Record<string, string>> {
  const secrets: Record<string, string> = {};
  const named = clients.map((each) => ({ ...each, place: `openIdClients: ${each.id}` }));
  const all = smart === undefined ? named : [...named, { ...smart.resourceServer, place: 'smart.resourceServer' }];
  for (const { id, authentication: by, place } of all) {
    if (by.method !== 'secret') continue;
    const secret = env[by.env] ?? '';
    if (secret.length >= SHORTEST_SECRET) secrets[id] = secret;
    else if (secret === '') errors.push(`${place}: the environment has no ${by.env}. Set it.`);
    else {
      errors.push(
        `${place}: ${by.env} is too short. Set at least ${SHORTEST_SECRET} characters, as \`openssl rand -hex 32\` prints.`,
      );
    }
  }
  return secrets;
}

function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value) || /[#*@\s]/.test(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
