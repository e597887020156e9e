import { pathTo, states } from '@portico/contract';
import lighthouse from 'lighthouse';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startServer } from '../apps/server/src/main.ts';
import { readSettings } from '../apps/server/src/platform/settings/settings.ts';
import { buildWebAppIfStale } from '../scripts/web-app.ts';
import type { Measurement } from './measurement.ts';
import { median } from './percentiles.ts';
import { see, type SlowPhone, startPhone } from './slow-phone.ts';
import { serveStaticPage, type TextPiece } from './static-page.ts';

/** Ours and the peer's alternate, so that other load on the machine affects both. */
const ROUNDS = 3;

const peerName = 'a GOV.UK page with the same words';
const settingsFile = new URL('../apps/server/src/demo/health-system.json', import.meta.url);

/**
 * Measures the first page on a slow phone, next to a static page with the same words in the same run: its times and scores by
 * Lighthouse's mobile preset, its weight, how far things move, how fast it answers a press; and how far things move on every page
 * that opens without a flow (issue 14, point 7). The gate holds weights and shifts (e2e/first-page.test.ts).
 */
export async function measurePage(): Promise<Measurement[]> {
  await buildWebAppIfStale();
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  // A demonstration says "noindex", which Lighthouse counts as a fault of any page.
  const config = join(folder, 'health-system.json');
  const { webConfigurationFile: _leftOut, ...demonstration } = JSON.parse(await readFile(settingsFile, 'utf8'));
  await writeFile(config, JSON.stringify({ ...demonstration, searchEngines: { index: true } }));
  const settings = await readSettings('demonstration', { PORT: '0', PORTICO_DATA: folder, PORTICO_CONFIG: config });
  const server = await startServer(settings);
  const phone = await startPhone();
  const peer = await serveStaticPage(await textOf(phone, server.url), 'en');
  try {
    return [...(await measureFirstPage(phone, server.url, peer.url)), await measureShifts(phone, server.url, peer.url)];
  } finally {
    await phone.close();
    await peer.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The words of our page, in their order. */
async function textOf({ browser }: SlowPhone, url: string): Promise<TextPiece[]> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const pieces = await page.evaluate(() =>
    Array.from(document.querySelectorAll('h1, h2, h3, p, label, a, form button'), (element) => ({
      tag: element.localName as TextPiece['tag'],
      text: (element as HTMLElement).innerText.trim(),
      href: element.getAttribute('href'),
    })).filter(({ text }) => text !== ''),
  );
  await context.close();
  return pieces;
}

/** The figures of one visit by Lighthouse. */
interface Visit {
  readonly lcp: number;
  readonly fcp: number;
  readonly kilobytes: number;
  readonly requests: number;
  readonly scores: Readonly<Record<string, number>>;
}

async function measureFirstPage(phone: SlowPhone, ours: string, peer: string): Promise<Measurement[]> {
  const visits: { own: Visit; other: Visit }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.push({ own: await visitBy(phone, ours), other: await visitBy(phone, peer) });
  }
  const pressed = await see(phone.browser, ours, (page) => page.getByRole('button', { name: 'Show password' }).tap());
  const pressedPeer = await see(phone.browser, peer, (page: Page) => page.getByRole('button').first().tap());
  const middle = (of: (visit: Visit) => number) => ({
    value: median(visits.map(({ own }) => of(own))),
    peer: { name: peerName, value: median(visits.map(({ other }) => of(other))) },
  });
  const scores = Object.keys(visits[0]?.own.scores ?? {}).map(
    (name) => [name, median(visits.map(({ own }) => own.scores[name] ?? 0))] as const,
  );
  return [
    {
      name: 'first page: largest contentful paint',
      unit: 'ms',
      ...middle(({ lcp }) => lcp),
      more: { 'first paint ms': median(visits.map(({ own }) => own.fcp)), ...Object.fromEntries(scores) },
    },
    {
      name: 'first page: everything that it loads',
      unit: 'kB',
      ...middle(({ kilobytes }) => kilobytes),
      more: { requests: median(visits.map(({ own }) => own.requests)) },
    },
    {
      name: 'first page: answer to a press',
      unit: 'ms',
      value: pressed.press,
      peer: { name: peerName, value: pressedPeer.press },
      more: { 'layout shift': pressed.shift, 'layout shift of peer': pressedPeer.shift },
    },
  ];
}

async function visitBy({ port }: SlowPhone, url: string): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error('Lighthouse has no result.');
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse did not measure ${url}: ${runtimeError.message}`);
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items.length : Number.NaN;
  return {
    lcp: number('largest-contentful-paint'),
    fcp: number('first-contentful-paint'),
    kilobytes: number('total-byte-weight') / 1000,
    requests,
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, (score ?? 0) * 100])),
  };
}

/** The page on which most moves, of all that open by their address. */
async function measureShifts({ browser }: SlowPhone, ours: string, peer: string): Promise<Measurement> {
  const names = [...states.values()].filter(({ access, inPartner }) => access === 'anyone' && !inPartner);
  const shifts: Record<string, number> = {};
  for (const { name } of names) shifts[name] = (await see(browser, `${ours}${pathTo(name)}`)).shift;
  const worst = Object.entries(shifts).toSorted(([, a], [, b]) => b - a);
  return {
    name: `layout shift, the most of ${names.length} pages`,
    unit: 'CLS',
    value: worst[0]?.[1] ?? 0,
    peer: { name: peerName, value: (await see(browser, peer)).shift },
    more: Object.fromEntries(worst.slice(0, 5)),
  };
}
