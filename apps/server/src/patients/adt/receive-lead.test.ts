import { parseMessage } from '@portico/hl7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import type { Database } from '../../platform/db/database.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { callEngines, createTestDatabase } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { listRefused } from '../queries/adt-messages.ts';
import { adtMessage, type MessageGiven } from '../testing/adt-message.ts';
import { receiveAdt } from './receive-adt.ts';

// Decision 141: an answer comes after the commit, and what was refused is kept. So of a message before whose header something stands, too.

const { keys } = await readSettings('test', {});
const leads = [
  ['a carriage return', '\r'],
  ['a line feed', '\n'],
  ['both', '\r\n'],
  ['an empty line', '  \r\n\t\r\n'],
  ['a byte order mark', '\uFEFF'],
  ['a byte order mark and a line', '\uFEFF\r\n'],
] as const;

describe.each(callEngines)('a message of ADT before whose header stands, on %s (decision 141)', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['adt_messages', 'patients', 'patient_people', 'patient_references', 'patient_blocks'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const send = async (lead: string, given: MessageGiven = {}): Promise<string | undefined> => {
    const services = { clock: settableClock('2026-11-26T10:00:00Z'), keys, mrnSystem: null, takesTrials: false };
    const message = Buffer.from(`${lead}${adtMessage(given)}`);
    const { acknowledgements } = await receiveAdt(message, { ...services, database }, (error) => {
      throw error;
    });
    return parseMessage(Buffer.from(acknowledgements[0] ?? ''))
      .segment('MSA')
      ?.value(1);
  };

  it.each(leads)('%s is taken once it is answered so', async (_what, lead) => {
    expect(await send(lead)).toBe('AA');
    const found = await patientsOfRegistry(database.db, keys).findByMedicalRecordNumber('AB-1001');
    expect(found).toMatchObject({ name: { lastName: 'Soler' } });
  });

  it('is refused for good if it has too many segments, whatever it was answered before (decision 248)', async () => {
    const endless = Array.from({ length: 2000 }, (_, at) => `NTE|${at + 1}\r`).join('');
    expect(await send('', { header: { 19: `\r${endless}` } })).toBe('AE');
    // As versions before did, whose answers are still stored.
    const error = JSON.stringify({ segment: 'MSH', field: null, code: 207, message: 'it is too long' });
    await database.db.updateTable('adt_messages').set({ answer: 'AR', error }).execute();
    expect(await send('', { header: { 19: `\r${endless}` } })).toBe('AE');
    expect(await listRefused(database.db, keys, 10)).toHaveLength(1);
  });

  it.each(leads)('%s is kept where it is refused, readable or not', async (_what, lead) => {
    expect(await send(lead, { pid: { 5: '' } })).toBe('AE');
    expect(await send(lead, { header: { 18: 'EBCDIC' } })).toBe('AE');
    expect(await listRefused(database.db, keys, 10)).toHaveLength(2);
  });
});
