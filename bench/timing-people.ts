import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANTI_FORGERY_HEADER, type Call, getPortalSettings, myHealthLogin } from '@portico/contract';
import type { FastifyInstance } from 'fastify';
import type { Keys } from '../apps/server/src/platform/crypto/keys.ts';
import { createAccount } from '../apps/server/src/accounts/create-account.ts';
import type { Profile } from '../apps/server/src/accounts/profile.ts';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { importPatients } from '../apps/server/src/patients/import/import-patients.ts';
import { setAccountStatus } from '../apps/server/src/accounts/queries/accounts.ts';
import type { Settings } from '../apps/server/src/platform/settings/settings.ts';
import { hashPassword } from '../apps/server/src/accounts/passwords/password-hash.ts';

export const groups = ['known', 'unknown', 'suspended'] as const;
export type Group = (typeof groups)[number];

/**
 * The input of a person of a group. No other person has the same, so that the lockouts of one do not affect another.
 */
export function personOf(group: Group, number: number): Profile {
  // A name has only letters. The names of all groups have the same length.
  const letters = String(number)
    .padStart(4, '0')
    .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const name = `${group.slice(0, 5)}${letters}`;
  return {
    username: name,
    firstName: 'Ana',
    lastName: name,
    birthDate: '1986-04-27',
    zip: '94110',
    email: `${name}@example.org`,
    phones: ['+16505550142'],
    language: 'en',
  };
}

/** Who is signed in beside a person of a round, to open what was sent to that person. */
function readerOf(group: Group, number: number): Profile {
  const { username, ...person } = personOf(group, number);
  return { ...person, username: `reads-${username}`, lastName: `reads-${username}`, email: 'reader@example.org' };
}

const PASSWORD = 'the right password';

/** Creates the accounts of the known groups, and of those who read. They share one password and one security answer, hashed once. */
export async function createPeople(
  { db }: Database,
  { keys, healthSystem }: Pick<Settings, 'keys' | 'healthSystem'>,
  count: number,
  now: Date,
): Promise<void> {
  const termsVersion = healthSystem.accountTerms.version;
  const hash = await hashPassword(PASSWORD);
  await db.transaction().execute(async (trx) => {
    for (const group of ['known', 'suspended'] as const) {
      for (let number = 0; number < count; number += 1) {
        const accountId = await createAccount(trx, keys, {
          profile: personOf(group, number),
          passwordHash: hash,
          securityQuestion: { id: 'first-teacher', answerHash: hash },
          now,
        });
        if (group === 'suspended') await setAccountStatus(trx, accountId, 'suspended');
      }
    }
    for (const group of groups) {
      for (let number = 0; number < count; number += 1) {
        await createAccount(trx, keys, { profile: readerOf(group, number), passwordHash: hash, termsVersion, now });
      }
    }
  });
}

/** Writes the known groups into the registry of patients, by the ordinary import. */
export async function importPeople(database: Database, keys: Keys, count: number, now: Date): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-timing-'));
  const path = join(folder, 'patients.ndjson');
  const people = (['known', 'suspended'] as const).flatMap((group) =>
    Array.from({ length: count }, (_, number) => patientOf(personOf(group, number))),
  );
  await writeFile(path, people.map((patient) => `${JSON.stringify(patient)}\n`).join(''));
  await importPatients(database, { keys, mrnSystem: null, now }, { path });
  await rm(folder, { recursive: true });
}

function patientOf({ username, firstName, lastName, birthDate, zip, phones }: Profile) {
  return {
    resourceType: 'Patient',
    id: username,
    identifier: [{ type: { coding: [{ code: 'MR' }] }, value: username }],
    name: [{ use: 'official', family: lastName, given: [firstName] }],
    telecom: phones.map((value) => ({ system: 'phone', use: 'mobile', value })),
    birthDate,
    address: [{ use: 'home', line: ['12 Juniper Street'], city: 'San Francisco', state: 'CA', postalCode: zip }],
  };
}

/** Sends one call. */
export type Ask = (call: Call, payload: object) => Promise<TimedReply>;

/** The response to one call, and its time. */
export interface TimedReply {
  milliseconds: number;
  status: number;
  /** The `response` of a successful call. */
  response: Record<string, unknown>;
}

/** A browser with a network address of its own, which has loaded the portal's first response. */
export async function createBrowser(app: FastifyInstance, remoteAddress: string): Promise<Ask> {
  const cookies: Record<string, string> = {};
  let antiForgery = '';
  const renew = async (): Promise<void> => {
    const first = await app.inject({ url: getPortalSettings.path, cookies, remoteAddress });
    for (const { name, value } of first.cookies) cookies[name] = value;
    antiForgery = first.json().antiForgeryToken;
  };
  await renew();
  return async (call, payload) => {
    const headers = { accept: 'application/json', [ANTI_FORGERY_HEADER]: antiForgery };
    const began = performance.now();
    const reply = await app.inject({ method: 'POST', url: call.path, payload, cookies, headers, remoteAddress });
    const milliseconds = performance.now() - began;
    for (const { name, value } of reply.cookies) cookies[name] = value;
    if (reply.cookies.some(({ name }) => name.endsWith('-session'))) await renew();
    return { milliseconds, status: reply.statusCode, response: reply.json().response ?? {} };
  };
}

/** Signs a reader in, in a browser of their own. */
export async function signInReader(app: FastifyInstance, group: Group, number: number, address: string): Promise<Ask> {
  const ask = await createBrowser(app, address);
  const { username } = readerOf(group, number);
  const { status } = await ask(myHealthLogin, { username, password: PASSWORD });
  if (status !== 200) throw new Error(`The reader is not signed in: ${status}.`);
  return ask;
}
