import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendAudit } from '../platform/audit/append-audit.ts';
import type { Terminal } from './command.ts';
import { runCli } from './run.ts';
import { terminalOn } from './terminal.ts';
import { createStaffTerminal, staffUser, type StaffTerminal } from './testing/staff-terminal.ts';

/** More than one batch of entries, and fewer than three. */
const ENTRIES = 1100;

// Issue 12, point 10: a trail of years is written out by a command that can be stopped, and that does not fill the memory of its server.
describe('a long output', () => {
  let staff: StaffTerminal;
  beforeAll(async () => {
    staff = await createStaffTerminal('pglite');
    const entry = { event: 'signedIn', accountId: null, actor: 'account', details: {} } as const;
    await staff.look(({ db }) =>
      db.transaction().execute(async (trx) => {
        for (let each = 0; each < ENTRIES; each += 1) {
          await appendAudit(trx, { keys: staff.keys, now: new Date() }, entry);
        }
      }),
    );
  });
  afterAll(() => staff.close());

  const run = (argv: readonly string[], terminal: Terminal, signal: AbortSignal) =>
    staff.look((database) =>
      runCli(argv, {
        terminal,
        env: { PORTICO_DATA: 'the database above' },
        openDatabase: async () => ({ ...database, close: async () => {} }),
        signal,
        user: staffUser,
      }),
    );

  const commands = ['audit list', 'audit export --format jsonl'];

  it.each(commands)('%s is stopped between two parts, and says so', async (line) => {
    const stopped = new AbortController();
    const said = { out: '', err: '' };
    const terminal: Terminal = {
      out: (text) => {
        said.out += text;
        if (said.out !== '') stopped.abort();
      },
      err: (text) => void (said.err += text),
      isInteractive: false,
    };
    expect(await run(line.split(' '), terminal, stopped.signal)).toBe(1);
    expect(said.out.split('\n').length).toBeLessThan(ENTRIES);
    expect(said.err).toMatch(/^Stopped\. /);
  });

  it.each(commands)('%s writes no more than a slow reader takes', async (line) => {
    const held: Array<() => void> = [];
    let taken = 0;
    const out = new Writable({
      highWaterMark: 1,
      write: (chunk: Buffer, _encoding, done) => {
        held.push(() => {
          taken += chunk.length;
          done();
        });
      },
    });
    const stopped = new AbortController();
    const ended = run(
      line.split(' '),
      terminalOn({ out, err: process.stderr, isInteractive: false }, stopped),
      stopped.signal,
    );
    await expect.poll(() => out.writableLength).toBeGreaterThan(0);
    await wait(300);
    // What waits is the part that the reader has before it, and nothing behind that.
    const waiting = out.writableLength;
    const reading = setInterval(() => held.shift()?.(), 1);
    expect(await ended).toBe(0);
    await expect.poll(() => out.writableLength).toBe(0);
    clearInterval(reading);
    expect(waiting).toBeLessThan(taken / 2);
  });

  it('whose reader is gone, as behind a head, ends without a word', async () => {
    const out = new Writable({
      write: (_chunk, _encoding, taken) => taken(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
    });
    const said: string[] = [];
    const err = new Writable({
      write: (chunk, _encoding, taken) => {
        said.push(String(chunk));
        taken();
      },
    });
    const stopped = new AbortController();
    const terminal = terminalOn({ out, err, isInteractive: false }, stopped);
    expect(await run(['audit', 'list'], terminal, stopped.signal)).toBe(1);
    expect(said).toEqual([]);
  });
});
