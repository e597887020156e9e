import type { InputOf, ReplyOf } from '@portico/contract';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { type OwnAccount, requireOwnAccount } from '../own-account.ts';
import { holdFactors, insertFactor, listFactors } from '../queries/second-factors.ts';
import { spendSessionChallenge } from '../queries/sessions.ts';
import { retriedTransaction } from '../../platform/db/retried-transaction.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requireRecentPassword } from '../sessions/require-recent-password.ts';
import { addWithRecoveryCodes, finishAddingFactor, type NewRecoveryCodes } from '../two-step/add-factor.ts';
import { sealFactor } from '../two-step/factor-secret.ts';
import { loadFactors, passkeysOf, requireRoomForFactor } from '../two-step/factors.ts';
import { readNewPasskey } from '../two-step/passkeys.ts';

type Input = InputOf<'addPasskey'>;
type Reply = ReplyOf<'addPasskey'>;

/**
 * Adds a passkey that was just made.
 *
 * @throws Refusal passwordNeeded; malformedRequest if it has no name; passkeyRefused if it is not valid, or the account
 * has it already; tooManyFactors.
 */
export async function addPasskey(input: Input, visitor: Visitor, services: Services): Promise<Reply> {
  const own = await requireOwnAccount(visitor, services);
  requireRecentPassword(own.session, services.ports.clock.now());
  const label = input.label.trim();
  if (label === '') throw new Refusal('malformedRequest', ['label']);
  const { database, ports, settings } = services;
  // In a transaction of its own, so that the challenge stays spent.
  const challenge = await retriedTransaction(database.db, (trx) =>
    spendSessionChallenge(trx, own.session, ports.clock.now()),
  );
  const made = challenge === null ? null : await readNewPasskey(settings, input.credential, challenge);
  if (made === null) throw new Refusal('passkeyRefused');
  const isFirst = (await listFactors(database.db, own.accountId)).length === 0;
  return addWithRecoveryCodes(own.accountId, isFirst, (prepared) =>
    retriedTransaction(database.db, async (trx) => {
      await holdFactors(trx, own.accountId);
      return addTo(trx, own, { made, label, prepared }, visitor, services);
    }),
  );
}

async function addTo(
  trx: Transaction<Tables>,
  own: OwnAccount,
  { made, label, prepared }: { made: WebAuthnCredential; label: string; prepared: NewRecoveryCodes | null },
  visitor: Visitor,
  services: Services,
): Promise<Reply> {
  const { keys } = services.settings;
  const now = services.ports.clock.now();
  const { accountId } = own;
  const before = await loadFactors(trx, keys, accountId);
  if (passkeysOf(before).some(({ passkey }) => passkey.credentialId === made.id)) throw new Refusal('passkeyRefused');
  requireRoomForFactor(before.length);
  const row = { account_id: accountId, factor_id: randomUUID() };
  await insertFactor(trx, {
    ...row,
    kind: 'passkey',
    sealed: sealFactor(keys, row, {
      kind: 'passkey',
      label,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      transports: made.transports ?? [],
    }),
    confirmed_at: now,
    added_at: now,
    last_step: made.counter,
  });
  const added = { kind: 'passkey', isFirst: before.length === 0, prepared } as const;
  return { recoveryCodes: await finishAddingFactor(trx, own, added, visitor, services) };
}
