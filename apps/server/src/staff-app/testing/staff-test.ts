import formbody from '@fastify/formbody';
import {
  STAFF_SESSION_PATH,
  STAFF_SIGN_IN_PATH,
  STAFF_TOKEN_HEADER,
  type StaffCallName,
  staffCallPath,
  type StaffRole,
  staffRoles,
} from '@portico/staff-contract';
import { Readable } from 'node:stream';
import { fastify, type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { staffProviderByOidc } from '../../adapters/staff-provider-oidc.ts';
import { serveIdentityProvider } from '../../providers/identity/serve-identity-provider.ts';
import { staffAppSettings, staffRealm } from '../../providers/identity/staff-realm.ts';
import { createPatients } from '../../adapters/patients.ts';
import { createJobWriter } from '../../platform/jobs/job-writer.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { buildStaffApp } from '../build-staff-app.ts';

export const staffOrigin = 'https://staff.example.org';
const SECRET = 'a secret of the staff app';

/** The browser of a member of staff. */
export interface StaffBrowser {
  readonly cookies: Record<string, string>;
  readonly send: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** A request to the provider, with the browser's session there. */
  readonly sendToProvider: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Goes to the provider, says who it is, and comes back. Where the app leads it then. */
  readonly signIn: (person: string, way?: string) => Promise<string>;
  /** A call as the app makes it. */
  readonly call: (name: StaffCallName, input?: object) => Promise<LightMyRequestResponse>;
  /** A part of a price file as the app sends it, to this server or to another one of the portal. */
  readonly sendPart: (
    path: string,
    part: Uint8Array | Readable,
    server?: FastifyInstance,
  ) => Promise<LightMyRequestResponse>;
}

/** The staff app of a portal, with the demonstration's provider of staff: a server that signs real tokens. */
export interface StaffTest {
  readonly app: FastifyInstance;
  readonly browser: () => StaffBrowser;
  /** A browser in which somebody of the demonstration's staff is signed in. */
  readonly signedIn: (person: string) => Promise<StaffBrowser>;
  /** Entries of the audit trail with this event, the oldest first. */
  readonly audited: (event: string) => Promise<Array<Record<string, unknown>>>;
  readonly close: () => Promise<void>;
}

/** Who of the demonstration's staff has one role alone. */
const personOf: Readonly<Record<StaffRole, string>> = {
  helpDesk: 'lena',
  records: 'omar',
  prices: 'tom',
  operations: 'priya',
  audit: 'grace',
};

export async function openStaffTest(test: TestApp): Promise<StaffTest> {
  const { database, clock, settings } = test;
  const provider = fastify({ logger: false, forceCloseConnections: true });
  await provider.register(formbody);
  const at = { origin: '' };
  await serveIdentityProvider(
    provider,
    SECRET,
    { clock, origin: () => at.origin, portals: () => [staffOrigin], frame: () => ({ tags: '', appOrigins: [] }) },
    staffRealm,
  );
  at.origin = (await provider.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  const staff = staffAppSettings(at.origin, { publicUrl: staffOrigin, listen: { host: '127.0.0.1', port: 0 } });
  const origin = (): string => staffOrigin;
  const jobs = await createJobWriter(database, settings.keys);
  const patients = createPatients(settings, database.db, clock, () => {});
  const staffProvider = staffProviderByOidc(staff, SECRET, origin, { clock, report: () => {} });
  const app = await buildStaffApp({
    database,
    settings,
    staff,
    origin,
    clock,
    jobs,
    patients,
    provider: staffProvider,
  });
  const browser = (): StaffBrowser => newStaffBrowser(app, provider);
  return {
    app,
    browser,
    signedIn: async (person) => {
      const own = browser();
      await own.signIn(person);
      return own;
    },
    audited: async (event) => {
      const rows = database.db.selectFrom('audit_entries').select(['account_id', 'details']).where('event', '=', event);
      return (await rows.orderBy('number').execute()).map(({ account_id: account, details }) => {
        const { host: _host, address: _address, ...rest } = details;
        return { account, ...rest };
      });
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await provider.close();
    },
  };
}

function newStaffBrowser(app: FastifyInstance, provider: FastifyInstance): StaffBrowser {
  const cookies: Record<string, string> = {};
  const atProvider: Record<string, string> = {};
  const sendToProvider = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const reply = await provider.inject({ cookies: atProvider, ...request });
    for (const { name, value } of reply.cookies) {
      if (value === '') delete atProvider[name];
      else atProvider[name] = value;
    }
    return reply;
  };
  const send: StaffBrowser['send'] = async (request) => {
    const reply = await app.inject({ cookies, ...request });
    for (const { name, value } of reply.cookies) {
      if (value === '') delete cookies[name];
      else cookies[name] = value;
    }
    return reply;
  };
  const token = async (): Promise<string> => {
    const reply = await send({ url: STAFF_SESSION_PATH });
    return reply.json().session?.antiForgeryToken ?? '';
  };
  return {
    cookies,
    send,
    sendToProvider,
    signIn: async (person, way = 'well') => {
      const sent = await send({ url: STAFF_SIGN_IN_PATH });
      const { pathname, searchParams } = new URL(sent.headers.location ?? '');
      const answered = await sendToProvider({
        method: 'POST',
        url: pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams([...searchParams, ['person', person], ['way', way]]).toString(),
      });
      const back = new URL(answered.headers.location ?? '');
      const reply = await send({ url: `${back.pathname}${back.search}` });
      return reply.headers.location ?? '';
    },
    call: async (name, input = {}) =>
      send({
        method: 'POST',
        url: staffCallPath(name),
        headers: { origin: staffOrigin, [STAFF_TOKEN_HEADER]: await token() },
        payload: input,
      }),
    sendPart: async (url, part, server = app) =>
      server.inject({
        method: 'POST',
        url,
        cookies,
        headers: {
          origin: staffOrigin,
          'content-type': 'application/octet-stream',
          [STAFF_TOKEN_HEADER]: await token(),
        },
        payload: part instanceof Readable ? part : Buffer.from(part),
      }),
  };
}

/** Every role, and whoever has it alone. */
export const everyRole: ReadonlyArray<readonly [StaffRole, string]> = staffRoles.map((role) => [role, personOf[role]]);
