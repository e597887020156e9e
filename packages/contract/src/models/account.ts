import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';

/** The ways to take the second step. */
const factorKinds = ['sms', 'email', 'authenticator', 'passkey', 'recoveryCode'] as const;

export type FactorKind = (typeof factorKinds)[number];

/** A way to take the second step, as the screen that offers it sees it. */
export const factor = z.object({
  id: z.string(),
  kind: z.enum(factorKinds),
  /** Where a code goes, masked (`(•••) •••-0142`, `a••••@example.org`), or the name that its owner gave it. */
  label: z.string(),
});

export type Factor = Plain<z.infer<typeof factor>>;

/** When a session ends; seconds from now, so that no clock of a browser matters. */
export const sessionTimes = z.object({
  /** Without any use. */
  idleIn: z.int(),
  /** Whatever is done. */
  endsIn: z.int(),
  /** How long before either the warning shows. */
  warnFor: z.int(),
});

export type SessionTimes = Plain<z.infer<typeof sessionTimes>>;

/** A browser that is signed in. */
const openSession = z.object({
  id: z.string(),
  /** Browser and system, as `Firefox, Windows`. */
  device: z.string(),
  /** The name of the identity provider by which it was begun; null: by the password. */
  identityProvider: z.nullable(z.string()),
  /** The second step that was shown; null where none was. */
  secondStep: z.nullable(z.enum(factorKinds)),
  /** ISO times. */
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});

/** A browser that has signed in to the account before. */
const knownDevice = z.object({
  id: z.string(),
  device: z.string(),
  lastUsedAt: z.string(),
  /** ISO time until which it needs no second step; null where it does. */
  rememberedUntil: z.nullable(z.string()),
  current: z.boolean(),
});

/** An account elsewhere that signs in to this one. */
const linkedIdentity = z.object({
  provider: z.string(),
  name: z.string(),
  /** ISO times; the second null where it has signed nobody in yet. */
  linkedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

/**
 * How the owner of an account has shown who they are: by the sign-up, or by a code that the hospital issued. `match`: staff decided whose
 * record it is. `staff`: staff opened an account again that had been closed.
 */
export const proofMethods = [
  'phone',
  'creditCard',
  'questionBased',
  'identityProvider',
  'letter',
  'print',
  'sms',
  'match',
  'staff',
] as const;

export type ProofMethod = (typeof proofMethods)[number];

/** How and when that was, and where it was an identity provider, its name and how far it had proven the person (NIST SP 800-63A-4). */
const shownProof = z.object({
  method: z.enum(proofMethods),
  identityProvider: z.nullable(z.string()),
  level: z.nullable(z.enum(['IAL2', 'IAL3'])),
  /** ISO time. */
  at: z.string(),
});

export const securityQuestion = z.object({ id: z.string(), text: z.string() });

/** What the account security screen shows. */
export const accountSecurity = z.object({
  username: z.string(),
  /** ISO time. */
  passwordChangedAt: z.string(),
  /** Null for an account without an address. Until it is confirmed it counts for no recovery, reminder or code. */
  email: z.nullable(z.object({ address: z.string(), confirmed: z.boolean() })),
  twoStep: z.object({
    on: z.boolean(),
    factors: z.array(z.extend(factor, { addedAt: z.string(), lastUsedAt: z.nullable(z.string()) })),
    recoveryCodesLeft: z.int(),
  }),
  securityQuestion: z.nullable(securityQuestion),
  /** Null where nobody knows: an account from before it was written down, or one that was untied from its record. */
  shownBy: z.nullable(shownProof),
  /** Accounts elsewhere that are linked, also at identity providers that the hospital no longer offers. */
  identities: z.array(linkedIdentity),
  /** Those at which one can be linked. */
  identityProviders: z.array(z.object({ provider: z.string(), name: z.string() })),
  devices: z.array(knownDevice),
  sessions: z.array(openSession),
});

export type AccountSecurity = Plain<z.infer<typeof accountSecurity>>;
