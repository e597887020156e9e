import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listOutbox } from '../platform/outbox.ts';
import type { Letter, LetterOutcome, LettersPort } from '../ports/letters.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { type PrintServiceStandIn, startPrintService, takenAnswer } from '../testing/print-service-stand-in.ts';
import { settableClock } from '../testing/settable-clock.ts';
import type { ServiceError } from './service-error.ts';
import { lettersToFolder } from './letters-folder.ts';
import { lettersByHttp } from './letters-http.ts';

const clock = settableClock();
const pdf = new TextEncoder().encode('%PDF-1.7 a letter');

function letterTo(...recipient: string[]): Letter {
  return { id: randomUUID(), recipient, title: 'Your access code', text: 'Hello Ana', pdf };
}

/** The port under test, and the output of the printer behind it. */
interface Setup {
  port: LettersPort;
  /** Prepares a letter with this outcome and returns its recipient. */
  recipientFor(outcome: LetterOutcome): string[];
  printed(): Promise<Map<string, Buffer>>;
  close(): Promise<void>;
}

async function folderSetup(): Promise<Setup> {
  const database = await createTestDatabase('pglite');
  const folder = join(await mkdtemp(join(tmpdir(), 'portico-letters-')), 'not yet there');
  const zips: Record<LetterOutcome, string> = { accepted: '95037', refused: '99998', deferred: '99999' };
  return {
    port: lettersToFolder(database.db, clock, folder),
    recipientFor: (outcome) => ['Ana Rivera', `Morgan Hill, CA ${zips[outcome]}`],
    printed: async () => {
      const files = await readdir(folder);
      return new Map(
        await Promise.all(files.map(async (file) => [file.slice(0, -4), await readFile(join(folder, file))] as const)),
      );
    },
    close: async () => {
      await database.close();
      await rm(join(folder, '..'), { recursive: true });
    },
  };
}

async function serviceSetup(): Promise<Setup> {
  const service = await startPrintService();
  const statuses: Record<LetterOutcome, number> = { accepted: 202, refused: 422, deferred: 503 };
  return {
    port: lettersByHttp(service.service, { report: () => {} }),
    recipientFor: (outcome) => {
      service.answer = { ...takenAnswer, status: statuses[outcome] };
      return ['Ana Rivera', 'Morgan Hill, CA 95037'];
    },
    printed: async () => new Map(service.taken.map(({ key, pdf: bytes }) => [key, bytes])),
    close: () => service.close(),
  };
}

describe.each([
  ['the folder', folderSetup],
  ['a print service', serviceSetup],
])('letters by %s', (_name, open) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await open();
  });
  afterAll(() => setup.close());

  it('prints the PDF as it is, once for the same letter', async () => {
    const letter = letterTo(...setup.recipientFor('accepted'));
    expect(await setup.port.print(letter)).toBe('accepted');
    expect(await setup.port.print(letter)).toBe('accepted');
    expect(await setup.printed()).toEqual(new Map([[letter.id, Buffer.from(pdf)]]));
  });

  it.each(['refused', 'deferred'] as const)('tells a letter that is %s', async (outcome) => {
    expect(await setup.port.print(letterTo(...setup.recipientFor(outcome)))).toBe(outcome);
  });
});

describe('the folder', () => {
  it('keeps letters from other users of the machine, and lists them in the outbox', async () => {
    const database = await createTestDatabase('pglite');
    const folder = await mkdtemp(join(tmpdir(), 'portico-letters-'));
    const letter = letterTo('Ana Rivera', 'Morgan Hill, CA 95037');
    await lettersToFolder(database.db, clock, folder).print(letter);
    expect((await stat(join(folder, `${letter.id}.pdf`))).mode & 0o777).toBe(0o600);
    expect(await listOutbox(database.db)).toMatchObject([
      {
        channel: 'letter',
        recipient: 'Ana Rivera, Morgan Hill, CA 95037',
        subject: 'Your access code',
        text: 'Hello Ana',
      },
    ]);
    await database.close();
    await rm(folder, { recursive: true });
  });
});

describe('a print service', () => {
  let server: PrintServiceStandIn;
  beforeAll(async () => {
    server = await startPrintService();
  });
  afterEach(() => {
    server.answer = takenAnswer;
  });
  afterAll(() => server.close());

  const reported: ServiceError[] = [];
  const report = (error: ServiceError): void => void reported.push(error);
  const print = (letter = letterTo('Ana Rivera')) =>
    lettersByHttp(server.service, { report, patience: 500 }).print(letter);

  it('is sent the PDF with the token and the id of the letter (docs/operations.md)', async () => {
    const letter = letterTo('Ana Rivera');
    await print(letter);
    expect(server.taken.at(-1)).toEqual({
      path: 'POST /letters',
      authorization: 'Bearer print-token',
      type: 'application/pdf',
      key: letter.id,
      pdf: Buffer.from(pdf),
    });
  });

  it.each([
    ['created', 201, takenAnswer.body, 'accepted'],
    ['taken before, and the answer lost', 409, '{}', 'accepted'],
    ['not a PDF', 415, '{}', 'refused'],
    ['too large', 413, 'too large', 'refused'],
    ['an address that nobody has', 422, takenAnswer.body, 'refused'],
    ['a token that it does not know', 401, '{}', 'deferred'],
    ['an address of its own that is wrong', 404, 'Not found', 'deferred'],
    ['too many letters', 429, '{}', 'deferred'],
    ['a failure of its own', 500, takenAnswer.body, 'deferred'],
    ['a page of somebody else', 200, '<html>Welcome to the hotel network</html>', 'deferred'],
    ['JSON without a letter', 202, '{"ok":true}', 'deferred'],
    ['JSON that is nothing', 202, 'null', 'deferred'],
    ['an empty answer', 204, '', 'deferred'],
    ['an answer without end', 200, `{"id":"1","x":"${'x'.repeat(200_000)}"}`, 'deferred'],
  ] as const)('answers %s', async (_what, status, body, outcome) => {
    server.answer = { status, body };
    const before = reported.length;
    expect(await print()).toBe(outcome);
    expect(reported.slice(before).map(({ service }) => service)).toEqual(outcome === 'deferred' ? ['letters'] : []);
  });

  it('is asked again when it sends the letter elsewhere', async () => {
    server.answer = { status: 307, body: '', headers: { location: '/elsewhere' } };
    const before = server.taken.length;
    expect(await print()).toBe('deferred');
    expect(server.taken).toHaveLength(before + 1);
  });

  it('is asked again when no answer comes in time', async () => {
    server.answer = 'nothing';
    expect(await print()).toBe('deferred');
    server.answer = { ...takenAnswer, afterMilliseconds: 1000 };
    expect(await print()).toBe('deferred');
  });

  it('is asked again when it cannot be reached', async () => {
    const nobody = lettersByHttp({ url: 'http://127.0.0.1:1/letters', token: 'print-token' }, { report });
    expect(await nobody.print(letterTo('Ana Rivera'))).toBe('deferred');
  });
});
