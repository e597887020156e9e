import { frameOf } from '@portico/hl7';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import { listRefused } from '../../patients/queries/adt-messages.ts';
import { keysOf } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/db/database.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { AdtSettings } from '../../platform/settings/adt.ts';
import { certificateOf } from '../../testing/certificates.ts';
import { eventually } from '../../testing/eventually.ts';
import { callEngines, createTestDatabase } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { type AdtListener, serveAdt } from './serve-adt.ts';
import type { AdtReports } from './serve-sender.ts';
import { adtMessage } from '../../patients/testing/adt-message.ts';
import { connectSender, type StrictSender } from './testing/strict-sender.ts';

// Issue 15, "What proves it": the ADT port is held by one contract test, against a strict local sender with thirteen ways to fail.

const keys = keysOf('the secret of a test of ADT');
const [portal, sender] = [certificateOf('Portico'), certificateOf('Records System')];

describe.each(callEngines)('the feed of ADT on %s (issue 15, point 4)', (engine) => {
  let database: Database;
  let listener: AdtListener;
  let told: unknown[];
  let connected: StrictSender[];
  const clock = settableClock('2026-11-26T10:00:00Z');
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    connected = [];
    await Promise.all(
      (['adt_messages', 'patients', 'patient_people', 'patient_references', 'patient_blocks'] as const).map((table) =>
        database.db.deleteFrom(table).execute(),
      ),
    );
    await listen();
  });
  afterEach(async () => {
    for (const each of connected) each.close();
    await listener.close();
  });

  const listen = async (more: Partial<AdtSettings> = {}, patience?: number): Promise<void> => {
    told = [];
    const settings: AdtSettings = { listen: { host: '127.0.0.1', port: 0 }, senders: [], mrnAuthority: null, ...more };
    const reports: AdtReports = {
      refused: (refused) => told.push(refused),
      failed: (error) => told.push(error),
      turnedAway: () => told.push('turned away'),
    };
    const services = { database, clock, keys, mrnSystem: settings.mrnAuthority, takesTrials: false };
    listener = await serveAdt(settings, services, reports, patience);
  };
  const connect = async (secure?: Parameters<typeof connectSender>[1]): Promise<StrictSender> => {
    const one = await connectSender(listener.port, secure);
    connected.push(one);
    return one;
  };
  const find = (mrn: string) => patientsOfRegistry(database.db, keys).findByMedicalRecordNumber(mrn);
  const zipOf = async (mrn = 'AB-1001') => (await find(mrn))?.addresses[0]?.zip;
  const livingAt = (zip: string) => ({ 11: `1 Mill Road^^Reno^NV^${zip}^US^H` });

  it('takes one message after another, and answers each once the registry has it', async () => {
    const one = await connect();
    for (const event of ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A28', 'A31']) {
      const zip = `943${event.slice(1)}`;
      const [ack] = await one.send(adtMessage({ event, controlId: event, pid: livingAt(zip) }));
      expect(ack).toMatchObject({ code: 'AA', controlId: event });
      expect(await zipOf()).toBe(zip);
    }
    expect(told).toEqual([]);
  });

  it('answers in the enhanced mode where it is asked for', async () => {
    const one = await connect();
    const both = await one.send(adtMessage({ header: { 15: 'AL', 16: 'AL' } }), 2);
    expect(both.map(({ code }) => code)).toEqual(['CA', 'AA']);
    const refused = await one.send(
      adtMessage({ controlId: '2', pid: { 7: '19840230' }, header: { 15: 'AL', 16: 'NE' } }),
    );
    expect(refused).toMatchObject([{ code: 'CE', error: 'PID-7 102' }]);
  });

  it('lets the message that is being taken be answered when the server stops', async () => {
    const one = await connect();
    const answered = one.send(adtMessage());
    await Promise.all([answered, wait(1).then(() => listener.close())]).catch(() => {});
    await one.ended;
    // Answered and stored, or neither.
    const acks = await answered.catch(() => []);
    expect((await find('AB-1001')) !== null).toBe(acks.length === 1);
    await listen();
  });

  describe('with a sender that', () => {
    it('1. sends a message in single bytes, with noise before it', async () => {
      const one = await connect();
      const frame = Buffer.concat([Buffer.from('\r\n\0'), frameOf(Buffer.from(adtMessage()))]);
      for (const byte of frame) one.socket.write(Uint8Array.of(byte));
      expect(await one.next(1)).toMatchObject([{ code: 'AA' }]);
    });

    it('2. sends many messages at once without waiting: each is answered, in their order', async () => {
      const one = await connect();
      const messages = Array.from({ length: 12 }, (_, at) =>
        adtMessage({ controlId: `c${at}`, pid: livingAt(`9430${at % 10}`) }),
      );
      one.socket.write(Buffer.concat(messages.map((each) => frameOf(Buffer.from(each)))));
      const acks = await one.next(12);
      expect(acks.map(({ controlId }) => controlId)).toEqual(messages.map((_, at) => `c${at}`));
      expect(await zipOf()).toBe('94301');
    });

    it('3. breaks off within a message, which then counts for nothing until it comes whole', async () => {
      const broken = await connect();
      broken.socket.write(frameOf(Buffer.from(adtMessage())).subarray(0, 150));
      broken.socket.end();
      await broken.ended;
      expect(await find('AB-1001')).toBeNull();
      expect(await (await connect()).send(adtMessage())).toMatchObject([{ code: 'AA' }]);
    });

    it('4. stops within a message: the connection is closed, and the place is free', async () => {
      await listener.close();
      await listen({}, 100);
      const one = await connect();
      one.socket.write(frameOf(Buffer.from(adtMessage())).subarray(0, 150));
      await one.ended;
      expect(await (await connect()).send(adtMessage())).toMatchObject([{ code: 'AA' }]);
    });

    it('5. sends a message of more than a megabyte: it is told that it is too long, not to send it again, and goes on', async () => {
      const one = await connect();
      const long = `${adtMessage()}OBX|1|ED|||${'A'.repeat(1_100_000)}\r`;
      expect(await one.send(long)).toMatchObject([{ code: 'AE', controlId: '4711', error: 'MSH 100' }]);
      expect(told).toEqual([{ message: null, event: 'A08', place: 'MSH', code: 100 }]);
      expect([await find('AB-1001'), await listRefused(database.db, keys, 10)]).toEqual([null, []]);
      expect(await one.send(adtMessage({ controlId: '4712' }))).toMatchObject([{ code: 'AA' }]);
    });

    it('6. did not get its acknowledgement, and sends the message again: it is answered alike, and not applied again', async () => {
      const first = await connect();
      await first.send(adtMessage({ pid: livingAt('94301') }));
      first.close();
      const one = await connect();
      await one.send(adtMessage({ controlId: '4712', pid: livingAt('94302') }));
      const again = adtMessage({ pid: livingAt('94301'), header: { 7: '20261126094600-0800' } });
      expect(await one.send(again)).toMatchObject([{ code: 'AA', controlId: '4711' }]);
      expect(await zipOf()).toBe('94302');
      const bad = adtMessage({ controlId: '4713', pid: { 7: '19840230' } });
      const answers = [await one.send(bad), await one.send(bad)].map(([ack]) => [ack?.code, ack?.error]);
      expect(answers).toEqual([
        ['AE', 'PID-7 102'],
        ['AE', 'PID-7 102'],
      ]);
      expect(await listRefused(database.db, keys, 10)).toHaveLength(1);
    });

    it('7. begins its control ids anew: another message of the same id is taken as one', async () => {
      const one = await connect();
      await one.send(adtMessage({ pid: livingAt('94301') }));
      expect(await one.send(adtMessage({ pid: livingAt('94302') }))).toMatchObject([{ code: 'AA' }]);
      expect(await zipOf()).toBe('94302');
    });

    it('8. sends of one patient over several connections at once: the record is whole', async () => {
      const all = await Promise.all(Array.from({ length: 4 }, () => connect()));
      const acks = await Promise.all(
        all.map((one, at) => one.send(adtMessage({ controlId: `c${at}`, pid: livingAt(`9430${at}`) }))),
      );
      expect(acks.flat().map(({ code }) => code)).toEqual(['AA', 'AA', 'AA', 'AA']);
      const zip = (await zipOf()) ?? '';
      const person = { firstName: 'Inés', lastName: 'Soler', birthDate: '1984-02-29' };
      const found = await Promise.all(
        [0, 1, 2, 3].map((at) => patientsOfRegistry(database.db, keys).findByPerson({ ...person, zip: `9430${at}` })),
      );
      expect(found.flatMap((each) => (each === null ? [] : [each.addresses[0]?.zip]))).toEqual([zip]);
    });

    it('9. speaks another protocol: it is not answered, and leaves nothing', async () => {
      const one = await connect();
      one.socket.write('GET / HTTP/1.1\r\nHost: portal\r\n\r\n');
      expect(await one.send('ISA*00*          *')).toMatchObject([{ code: 'AE', error: 'MSH 100' }]);
      expect(await listRefused(database.db, keys, 10)).toEqual([]);
    });

    const refusals: ReadonlyArray<[what: string, message: string, code: string, error: string]> = [
      ['10. writes in a character set that is not known', adtMessage({ header: { 18: 'EBCDIC' } }), 'AE', 'MSH-18 103'],
      ['11. sends another type of message', adtMessage({ header: { 9: 'ORU^R01' } }), 'AR', 'MSH-9 200'],
      ['11. sends an event that is not taken', adtMessage({ event: 'A37' }), 'AR', 'MSH-9 201'],
      ['12. sends its trials to production', adtMessage({ header: { 11: 'T' } }), 'AR', 'MSH-11 202'],
      ['12. speaks a version that is not taken', adtMessage({ header: { 12: '3.0' } }), 'AR', 'MSH-12 203'],
      ['12. gives no control id', adtMessage({ controlId: '' }), 'AE', 'MSH-10 101'],
      ['13. leaves out the record number', adtMessage({ pid: { 3: '999^^^SSA^SS~1^^^X^PI' } }), 'AE', 'PID-3 101'],
      ['13. leaves out the name of a new patient', adtMessage({ pid: { 5: '' } }), 'AE', 'PID-5 101'],
      ['13. leaves out the birth date of a new patient', adtMessage({ pid: { 7: '1984' } }), 'AE', 'PID-7 101'],
    ];
    it.each(refusals)('%s: it is told where and why, and the message is kept', async (_what, message, code, error) => {
      const one = await connect();
      const [ack] = await one.send(message);
      // A header of another version cannot be answered in that version's form.
      expect(ack).toMatchObject({ code, error, controlId: message.includes('|4711|') ? '4711' : '' });
      const [kept] = await listRefused(database.db, keys, 10);
      expect(Buffer.from(kept?.bytes ?? '', 'base64').toString()).toBe(message);
      expect(told).toMatchObject([{ message: kept?.messageId }]);
      expect(JSON.stringify(told)).not.toMatch(/Soler|AB-1001|1984|4711|REG/);
      const rows = await database.db.selectFrom('adt_messages').selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/Soler|AB-1001|1984|4711|REG/);
    });
  });

  it('is open to the addresses that are set, and to nobody else', async () => {
    await listener.close();
    await listen({ senders: ['10.0.0.0/8'] });
    const stranger = await connect();
    await stranger.ended;
    expect(told).toEqual(['turned away']);
  });

  it('lets nobody else begin over TLS, and strangers keep no sender out', async () => {
    await listener.close();
    await listen({ senders: ['10.0.0.0/8'], tls: portal });
    // Who says nothing would have the time of a handshake before they are looked at.
    const stranger = await connect();
    await stranger.ended;
    expect(told).toEqual(['turned away']);
    await listener.close();
    await listen({ tls: { ...portal, clientAuthority: sender.cert } });
    await Promise.all(Array.from({ length: limits.adtConnections.number }, () => connect()));
    const own = await connect({ ca: portal.cert, ...sender });
    expect(await own.send(adtMessage())).toMatchObject([{ code: 'AA' }]);
  });

  it('is open over TLS to who shows a certificate that the authority vouches for, and to nobody else', async () => {
    await listener.close();
    await listen({ tls: { ...portal, clientAuthority: sender.cert } });
    const own = await connect({ ca: portal.cert, ...sender });
    expect(await own.send(adtMessage())).toMatchObject([{ code: 'AA' }]);
    for (const other of [{}, certificateOf('Somebody Else')]) {
      const stranger = connectSender(listener.port, { ca: portal.cert, ...other });
      const answered = stranger.then((each) => each.send(adtMessage({ controlId: '9' })));
      expect(await answered.catch(() => 'turned away')).toBe('turned away');
    }
    // Whoever sets a sender up looks here for why it is not heard.
    await eventually(async () => expect(told).toEqual(['turned away', 'turned away']));
    expect((await database.db.selectFrom('adt_messages').selectAll().execute()).length).toBe(1);
  });

  it('says that a message cannot be stored where the database is not there, so that it is sent again', async () => {
    await listener.close();
    const away = { ...database, db: { transaction: () => ({ execute: () => Promise.reject(new Error('gone')) }) } };
    const reports: AdtReports = { refused: () => {}, failed: (error) => told.push(error), turnedAway: () => {} };
    const services = { database: away as never, clock, keys, mrnSystem: null, takesTrials: false };
    listener = await serveAdt(
      { listen: { host: '127.0.0.1', port: 0 }, senders: [], mrnAuthority: null },
      services,
      reports,
    );
    expect(await (await connect()).send(adtMessage())).toMatchObject([{ code: 'AR', error: 'MSH 207' }]);
    await listener.close();
    await listen();
    expect(await (await connect()).send(adtMessage())).toMatchObject([{ code: 'AA' }]);
  });
});
