import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { sealLetter } from '../help-desk/letter.ts';
import { insertMessage, type StoredMessage } from '../help-desk/queries/messages.ts';
import { unsealFor } from '../platform/crypto/sealed.ts';
import { callEngines } from '../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../testing/price-files.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

/** Long enough not to occur in a text by chance. */
const patientData = /O'Brien|1986-04-27|555-0142|obrien@|xylophone|cloakroom/;
const owner = '00000000-0000-4000-8000-000000000051';

describe.each(callEngines)('the help desk at the terminal, on %s', (engine) => {
  let staff: StaffTerminal;
  let folder: TestFolder;
  beforeAll(async () => {
    [staff, folder] = await Promise.all([createStaffTerminal(engine), makeTestFolder()]);
    await arrive({ reference: 'ACC0TNT001', owner_id: owner, owner_kind: 'account' }, 1);
    await arrive({ reference: 'GVEST00001', language: 'es' }, 30);
    await arrive({ reference: 'FEEDBACK01', topic: 'feedback' }, 2);
  });
  afterAll(() => Promise.all([staff.close(), folder.remove()]));

  /** Stores a message that came so many hours ago. */
  const arrive = (more: Partial<StoredMessage> & { reference: string }, hoursAgo: number) => {
    const row = { owner_id: more.owner_id ?? randomUUID(), reference: more.reference };
    return staff.look(({ db }) =>
      db.transaction().execute((trx) =>
        insertMessage(trx, {
          owner_kind: 'guest',
          topic: 'helpdesk',
          status: 'open',
          language: 'en',
          sealed: sealLetter(staff.keys, row, {
            firstName: 'Ana',
            lastName: "O'Brien",
            birthDate: '1986-04-27',
            phone: '650-555-0142',
            email: 'obrien@example.org',
            contactVia: 'Phone',
            platformType: 'iOS',
            comments: 'The xylophone\nof the bill',
          }),
          sent_at: new Date(Date.now() - hoursAgo * 3_600_000),
          expires_at: new Date(Date.now() + 86_400_000),
          ...more,
          ...row,
        }),
      ),
    );
  };
  const stored = (reference: string) =>
    staff.look(({ db }) =>
      db.selectFrom('help_desk_messages').selectAll().where('reference', '=', reference).executeTakeFirst(),
    );
  const answerBy = async (reference: string, text: string | Uint8Array) =>
    staff.run(['helpdesk', 'answer', reference, await folder.write('answer.txt', text)]);

  it('lists what waits, the longest first, and marks what is late; without names or texts', async () => {
    const { code, out } = await staff.run(['helpdesk', 'list']);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      '3 messages',
      expect.stringMatching(
        /^ {2}GVEST-00001 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}question {2}es {2}no account {2}open, LATE$/,
      ),
      expect.stringMatching(/^ {2}FEEDB-ACK01 {2}.{16} {2}comments {2}en {2}no account {2}open$/),
      expect.stringMatching(/^ {2}ACC0T-NT001 {2}.{16} {2}question {2}en {2}account {5}open$/),
      '',
    ]);
    expect(out).not.toMatch(patientData);
  });

  it('shows one, however its number was noted', async () => {
    const { out } = await staff.run(['helpdesk', 'show', 'acc0t nt001']);
    for (const part of ['ACC0T-NT001 (helpdesk, open)', "Ana O'Brien", '1986-04-27', '650-555-0142', 'Phone', 'iOS']) {
      expect(out).toContain(part);
    }
    expect(out).toContain('  The xylophone\n  of the bill\n');
    expect(out).toContain('of an account');
  });

  it('answers it: the answer is sealed, and the mail that tells of it does not have it', async () => {
    const { code, out } = await answerBy('ACC0T-NT001', '\uFEFFIn the cloakroom.\r\nGround floor.\n');
    expect(out).toBe('ACC0T-NT001 is answered. The mail that says so goes out as soon as the server runs.\n');
    expect(code).toBe(0);
    expect((await stored('ACC0TNT001'))?.status).toBe('answered');
    const mail = await staff.look(async ({ db }) => {
      const { rows } = await sql<{ data: { sealed: string } }>`
        select data from pgboss.job where name = 'send-mail' order by created_on desc limit 1`.execute(db);
      return unsealFor(staff.keys, 'job', rows[0]?.data.sealed ?? '') as Record<string, string>;
    });
    expect(mail).toMatchObject({
      to: 'obrien@example.org',
      subject: 'The help desk of Alder Bay Health has answered you',
      text: expect.stringMatching(/ACC0T-NT001[^]*http:\/\/localhost:\d+\/Private#\/messages\/helpdesk\n/),
    });
    expect(`${mail['subject']} ${mail['text']} ${mail['html']}`).not.toMatch(patientData);
    const { out: shown } = await staff.run(['helpdesk', 'show', 'ACC0T-NT001']);
    expect(shown).toMatch(/Answered {7}.{16}, not read yet\n\n {2}In the cloakroom\.\n {2}Ground floor\.\n$/);
    expect((await staff.run(['helpdesk', 'list'])).out).not.toContain('ACC0T');
    expect((await staff.run(['helpdesk', 'list', '--all'])).out).toMatch(/ACC0T-NT001 .* answered\n/);
  });

  it('answers nobody who has no account, and closes what was answered elsewhere', async () => {
    const refused = await answerBy('GVEST-00001', 'Here.');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('was sent without an account') });
    expect((await stored('GVEST00001'))?.status).toBe('open');
    expect((await staff.run(['helpdesk', 'close', 'GVEST-00001'])).out).toBe('GVEST-00001 is closed.\n');
    expect((await stored('GVEST00001'))?.status).toBe('closed');
    const again = await staff.run(['helpdesk', 'close', 'GVEST-00001']);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('is closed already') });
  });

  it.each([
    ['an empty file', ' \n', 'has no text'],
    ['what is not text', new Uint8Array([0xff, 0xfe, 0x00]), 'is not text in UTF-8'],
  ])('refuses %s as an answer', async (_what, text, why) => {
    expect(await answerBy('ACC0T-NT001', text)).toMatchObject({ code: 1, err: expect.stringContaining(why) });
  });

  it('refuses a file that is not there, a number that nobody has, and what is no number', async () => {
    const missing = await staff.run(['helpdesk', 'answer', 'ACC0T-NT001', '/nowhere/answer.txt']);
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read') });
    const unknown = await staff.run(['helpdesk', 'show', '00000-00000']);
    expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining('No message has the reference number') });
    expect((await staff.run(['helpdesk', 'show', 'all'])).code).toBe(2);
  });

  it('leaves an entry in the audit trail for each, with the account where there is one, and no patient data', async () => {
    const entries = await staff.look(({ db }) =>
      db.selectFrom('audit_entries').selectAll().orderBy('number').execute(),
    );
    const events = new Set(entries.map(({ event }) => event));
    for (const event of ['Listed', 'MessageShown', 'MessageAnswered', 'MessageClosed']) {
      expect(events).toContain(`helpDesk${event}`);
    }
    expect(entries.find(({ event }) => event === 'helpDeskMessageAnswered')).toMatchObject({
      account_id: owner,
      actor: 'staff',
      details: { reference: 'ACC0TNT001', command: 'helpdesk answer', by: expect.any(String) },
    });
    expect(JSON.stringify(entries)).not.toMatch(patientData);
  });
});
