import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANTI_FORGERY_HEADER, type Call, getPortalSettings } from '@portico/contract';
import type { FastifyInstance } from 'fastify';
import type { Keys } from '../apps/server/src/platform/crypto/keys.ts';
import { createAccount } from '../apps/server/src/accounts/create-account.ts';
import type { Profile } from '../apps/server/src/accounts/profile.ts';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { importPatients } from '../apps/server/src/patients/import/import-patients.ts';
import { setAccountStatus } from '../apps/server/src/accounts/queries/accounts.ts';
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

/** Creates the accounts of the known groups. They share one password and one security answer, hashed once. */
export async function createPeople({ db }: Database, keys: Keys, count: number, now: Date): Promise<void> {
  const hash = await hashPassword('the right password');
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

/** The response to one call, and its time. */
export interface TimedReply {
  milliseconds: number;
  status: number;
  /** The `response` of a successful call. */
  response: Record<string, unknown>;
}

/** A browser with a network address of its own, which has loaded the portal's first response. */
export async function createBrowser(
  app: FastifyInstance,
  remoteAddress: string,
): Promise<(call: Call, payload: object) => Promise<TimedReply>> {
  const first = await app.inject({ url: getPortalSettings.path, remoteAddress });
  const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
  const headers = { accept: 'application/json', [ANTI_FORGERY_HEADER]: first.json().antiForgeryToken };
  return async (call, payload) => {
    const began = performance.now();
    const reply = await app.inject({ method: 'POST', url: call.path, payload, cookies, headers, remoteAddress });
    const milliseconds = performance.now() - began;
    return { milliseconds, status: reply.statusCode, response: reply.json().response ?? {} };
  };
}
