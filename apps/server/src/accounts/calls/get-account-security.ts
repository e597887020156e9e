import { type InputOf, type Language, type ReplyOf, textOf } from '@portico/contract';
import { type OwnAccount, requireOwnAccount } from '../own-account.ts';
import { listIdentities } from '../queries/account-identities.ts';
import { findAccountProof } from '../queries/account-proofs.ts';
import { listDevices } from '../queries/devices.ts';
import { countRecoveryCodes } from '../queries/recovery-codes.ts';
import { listSessions } from '../queries/sessions.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { questionText } from '../security-questions/questions.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';
import { loadFactors, factorResponse } from '../two-step/factors.ts';

type Reply = ReplyOf<'getAccountSecurity'>;

/**
 * The security settings of the account, as its owner sees them.
 *
 * @throws Refusal signInRequired
 */
export async function getAccountSecurity(
  _input: InputOf<'getAccountSecurity'>,
  visitor: Visitor,
  services: Services,
): Promise<Reply> {
  const { db } = services.database;
  const own = await requireOwnAccount(visitor, services);
  const { accountId, account, profile } = own;
  const factors = await loadFactors(db, services.settings.keys, accountId);
  return {
    username: profile.username,
    passwordChangedAt: account.password_changed_at.toISOString(),
    email: profile.email === null ? null : { address: profile.email, confirmed: account.email_confirmed_at !== null },
    twoStep: {
      on: factors.length > 0,
      factors: factors.map((factor) => ({
        ...factorResponse(factor),
        addedAt: factor.addedAt.toISOString(),
        lastUsedAt: factor.lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft: await countRecoveryCodes(db, accountId),
    },
    securityQuestion: questionOf(own, visitor.language),
    ...(await identitiesOf(own, visitor.language, services)),
    shownBy: await shownBy(own, visitor.language, services),
    devices: await devicesOf(own, services),
    sessions: await sessionsOf(own, visitor.language, services),
  };
}

function questionOf({ account }: OwnAccount, language: Language): Reply['securityQuestion'] {
  const id = account.security_question;
  const text = id === null ? undefined : questionText(id, language);
  return id === null || text === undefined ? null : { id, text };
}

async function shownBy(
  { accountId }: OwnAccount,
  language: Language,
  { database, settings }: Services,
): Promise<Reply['shownBy']> {
  const proof = await findAccountProof(database.db, accountId);
  if (proof === undefined) return null;
  const { method, provider_id: provider, level, proven_at: at } = proof;
  return { method, identityProvider: nameOf(provider, language, settings), level, at: at.toISOString() };
}

/** One that is no longer in the settings has its id for a name. */
function nameOf(provider: string, language: Language, settings: Services['settings']): string;
function nameOf(provider: string | null, language: Language, settings: Services['settings']): string | null;
function nameOf(provider: string | null, language: Language, { healthSystem }: Services['settings']): string | null {
  return textOf(healthSystem.identityProviders.find(({ id }) => id === provider)?.name, language) ?? provider;
}

async function identitiesOf(
  { accountId }: OwnAccount,
  language: Language,
  { database, settings }: Services,
): Promise<Pick<Reply, 'identities' | 'identityProviders'>> {
  const { identityProviders } = settings.healthSystem;
  const linked = await listIdentities(database.db, accountId);
  return {
    identities: linked.map(({ provider_id: provider, linked_at, last_used_at }) => ({
      provider,
      name: nameOf(provider, language, settings),
      linkedAt: linked_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    identityProviders: identityProviders
      .filter(({ id, signIn }) => signIn !== undefined && linked.every(({ provider_id }) => provider_id !== id))
      .map(({ id, name }) => ({ provider: id, name: textOf(name, language) })),
  };
}

async function devicesOf({ accountId, session }: OwnAccount, { database, ports }: Services): Promise<Reply['devices']> {
  const now = ports.clock.now();
  const devices = await listDevices(database.db, accountId);
  return devices.map(({ device_id, device_key, browser, last_used_at, remembered_until: until }) => ({
    id: device_id,
    device: browser,
    lastUsedAt: last_used_at.toISOString(),
    rememberedUntil: until === null || until <= now ? null : until.toISOString(),
    current: session.deviceKey !== null && Buffer.compare(device_key, session.deviceKey) === 0,
  }));
}

async function sessionsOf(
  { accountId, session }: OwnAccount,
  language: Language,
  { database, ports, settings }: Services,
): Promise<Reply['sessions']> {
  const now = ports.clock.now();
  const usedAfter = secondsAfter(now, -settings.healthSystem.session.idleSeconds);
  const sessions = await listSessions(database.db, accountId, { now, usedAfter });
  return sessions.map(({ session_id, browser, signed_in_at, last_used_at, identity_provider, shown_factor }) => ({
    id: session_id,
    device: browser,
    identityProvider: nameOf(identity_provider, language, settings),
    secondStep: shown_factor,
    signedInAt: signed_in_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    current: session_id === session.sessionId,
  }));
}
