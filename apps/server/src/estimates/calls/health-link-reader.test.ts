import { createHealthLink } from '@portico/contract';
import { SHLViewer } from 'kill-the-clipboard';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, startEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

// Issue 14, point 5: what we hand out is read by a reader that is not ours. `shl-scan` of CMS (CMSgov/kill-the-clipboard-qr-code-reader) is no package; it
// goes the same way: the link by a regular expression, the manifest by POST with recipient and passcode, each file embedded or fetched, JWE by jose 4 with
// inflate, FHIR by its content type, PDFs out of DocumentReferences.

let test: TestApp;
let guest: Guest;
let pesGlo: string;
/** The one that was made last. */
let link: string;
beforeAll(async () => {
  test = await buildTestApp('pglite', { settings: { publicUrl: 'https://portal.example.org' } });
  await importPrices(test, 'alder-main', [{ code: '73721', gross: 1000, cash: 400, billing_class: 'facility' }]);
  // The reader looks at the day of the machine.
  vi.useFakeTimers({ toFake: ['Date'], now: test.clock.now() });
});
afterAll(async () => {
  vi.useRealTimers();
  await test.close();
});
beforeEach(async () => {
  guest = await openGuest(test.app);
  pesGlo = (await startEstimate(guest, { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' })).PesGlo;
});

/** The network of the reader: the portal alone, by its public address. */
async function ask(address: string, { method = 'GET', headers = {}, body }: RequestInit = {}): Promise<Response> {
  const { origin, pathname } = new URL(address);
  expect(origin).toBe('https://portal.example.org');
  const sent = {
    headers: Object.fromEntries(new Headers(headers)),
    ...(typeof body === 'string' ? { payload: body } : {}),
  };
  const reply = await test.app.inject({ method: method === 'POST' ? 'POST' : 'GET', url: pathname, ...sent });
  const { 'content-type': type = '' } = reply.headers;
  return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': type } });
}

async function readerOf(passcode = ''): Promise<SHLViewer> {
  const reply = await guest.post(createHealthLink.path, { pesGlo, token: guest.token, passcode });
  link = reply.json().Link;
  return new SHLViewer({ shlinkURI: link, fetch: ask });
}

it.each([
  ['embedded in the manifest', undefined],
  ['at an address of its own', 100],
])('an estimate that is shared is read by another reader: %s', async (_where, most) => {
  const reader = await readerOf();
  // Who has no health app opens the same link in a browser: there it leads to a page of the portal (decision 139).
  expect(link).toMatch(/^https:\/\/portal\.example\.org\/estimates-shared#shlink:\/[\w-]+$/);
  expect(reader.shl).toMatchObject({ label: 'Cost estimate', requiresPasscode: false });
  const { manifest, fhirResources } = await reader.resolveSHL({
    recipient: 'Dr. Osei’s office',
    ...(most === undefined ? {} : { embeddedLengthMax: most }),
  });
  expect(manifest?.files).toEqual([
    expect.objectContaining({
      contentType: 'application/fhir+json',
      [most === undefined ? 'embedded' : 'location']: expect.any(String),
    }),
  ]);
  const [bundle] = fhirResources as Array<{ entry: Array<{ resource: Record<string, unknown> }> }>;
  const paper = bundle?.entry.find(({ resource }) => resource['resourceType'] === 'DocumentReference')?.resource;
  const { content } = paper as unknown as { content: Array<{ attachment: { contentType: string; data: string } }> };
  expect(content[0]?.attachment.contentType).toBe('application/pdf');
  const { parts } = await readPdf(Buffer.from(content[0]?.attachment.data ?? '', 'base64'));
  expect(parts.map(({ text }) => text).join('\n')).toContain('$400.00 without insurance');
});

it('with a passcode, it is told that one is needed, that one is wrong, and opens with the right one', async () => {
  const reader = await readerOf('seven words of a passcode');
  const recipient = 'Dr. Osei’s office';
  expect(reader.shl.requiresPasscode).toBe(true);
  await expect(reader.resolveSHL({ recipient })).rejects.toThrow('requires a passcode');
  await expect(reader.resolveSHL({ recipient, passcode: 'another' })).rejects.toThrow('Invalid or missing passcode');
  const { fhirResources } = await reader.resolveSHL({ recipient, passcode: 'seven words of a passcode' });
  expect(fhirResources).toHaveLength(1);
});
