import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../apps/server/src/main/start-server.ts';
import { readSettings } from '../apps/server/src/platform/settings/settings.ts';
import { buildWebAppsIfStale } from '../scripts/web-app.ts';
import { firstPageBudget, MAX_SHIFT } from '../e2e/support/budgets.ts';
import { everyMeasuredPage } from '../e2e/support/measured-pages.ts';
import { serveStaticPage, textOf } from '../e2e/support/static-page.ts';
import { type Visit, visitByLighthouse } from './lighthouse-visit.ts';
import type { Measurement } from './measurement.ts';
import { median } from './percentiles.ts';
import { see, type SeenPage, type SlowPhone, startPhone } from './slow-phone.ts';

/** Ours and the peer's alternate, so that other load on the machine affects both. */
const ROUNDS = 3;

/** How many times the peer's answer to a press ours may take, where the peer's is slow itself. */
const BESIDE_PEER = 1.25;

/** Of Lighthouse. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const peerName = 'a GOV.UK page with the same words';
const settingsFile = new URL('../apps/server/src/demo/health-system.json', import.meta.url);

/**
 * Measures the first page on a slow phone, next to a static page with the same words in the same run: its times and scores by
 * Lighthouse's mobile preset, its weight, how far things move, how fast it answers a press; and how far things move on every page
 * that opens by its address (issue 14, point 7). The gate holds weights and shifts, and times
 * roughly (e2e/first-page.test.ts, layout-shift.test.ts, first-page-times.test.ts).
 */
export async function measurePage(): Promise<Measurement[]> {
  await buildWebAppsIfStale();
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  // A demonstration says "noindex", which Lighthouse counts as a fault of any page.
  const config = join(folder, 'health-system.json');
  const { webConfigurationFile: _leftOut, ...demonstration } = JSON.parse(await readFile(settingsFile, 'utf8'));
  await writeFile(config, JSON.stringify({ ...demonstration, searchEngines: { index: true } }));
  const settings = await readSettings('demonstration', { PORT: '0', PORTICO_DATA: folder, PORTICO_CONFIG: config });
  const server = await startServer(settings);
  const phone = await startPhone();
  const peer = await serveStaticPage(await wordsOf(phone, server.url), 'en');
  try {
    return [
      ...(await measureVisits(phone, server.url, peer.url)),
      ...(await measurePresses(phone, server.url, peer.url)),
      await measureShifts(phone, server.url, peer.url),
    ];
  } finally {
    await phone.close();
    await peer.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The words of our page, which the peer has, too. */
async function wordsOf({ browser }: SlowPhone, url: string) {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const pieces = await textOf(page);
  await context.close();
  return pieces;
}

/** By Lighthouse: the medians of visits to ours and to the peer's in turn. */
async function measureVisits({ port }: SlowPhone, ours: string, peer: string): Promise<Measurement[]> {
  const visits: { own: Visit; other: Visit }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.push({ own: await visitByLighthouse(ours, port), other: await visitByLighthouse(peer, port) });
  }
  const middle = (of: (visit: Visit) => number) => ({
    value: median(visits.map(({ own }) => of(own))),
    peer: { name: peerName, value: median(visits.map(({ other }) => of(other))) },
  });
  const lcp = middle((visit) => visit.lcp);
  return [
    {
      name: 'first page: largest contentful paint',
      unit: 'ms',
      ...lcp,
      budget: { most: lcp.peer.value },
      more: { 'first paint ms': middle(({ fcp }) => fcp).value },
    },
    {
      name: 'first page: everything that it loads',
      unit: 'kB',
      ...middle(({ kilobytes }) => kilobytes),
      budget: { most: firstPageBudget.all / 1000 },
      more: { requests: middle(({ requests }) => requests).value },
    },
    ...categories.map((category) => ({
      name: `first page: Lighthouse, ${category}`,
      unit: 'of 100',
      ...middle(({ scores }) => scores[category] ?? Number.NaN),
      budget: { least: 100 },
      more: {},
    })),
  ];
}

/** By the browser itself, slowed down: what the page is made of, and how fast it answers. */
async function measurePresses({ browser }: SlowPhone, ours: string, peer: string): Promise<Measurement[]> {
  const pathFor = async () => '/';
  const presses: { own: SeenPage; other: SeenPage }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    presses.push({
      own: await see(browser, ours, {
        pathFor,
        press: (page) => page.getByRole('button', { name: 'Show password' }).tap(),
      }),
      other: await see(browser, peer, { pathFor, press: (page) => page.getByRole('button').first().tap() }),
    });
  }
  const [first] = presses;
  if (first === undefined) throw new Error('No page was seen.');
  const { own, other } = first;
  const peerPress = median(presses.map((seen) => seen.other.press));
  const code = (
    name: string,
    of: (seen: SeenPage) => number,
    most: number,
    more: Measurement['more'] = {},
  ): Measurement => ({
    name: `first page: ${name}`,
    unit: 'kB',
    value: of(own) / 1000,
    peer: { name: peerName, value: of(other) / 1000 },
    budget: { most: most / 1000 },
    more,
  });
  return [
    code('scripts and styles', (seen) => seen.code.all, firstPageBudget.code, { files: own.code.files }),
    code(
      'of these before the first picture',
      (seen) => seen.code.beforeFirstPicture,
      firstPageBudget.codeBeforeFirstPicture,
    ),
    {
      name: 'first page: answer to a press (INP)',
      unit: 'ms',
      value: median(presses.map((seen) => seen.own.press)),
      peer: { name: peerName, value: peerPress },
      // On a machine that is busy otherwise, the peer is slow as well.
      budget: { most: Math.max(firstPageBudget.answerToPress, BESIDE_PEER * peerPress) },
      more: { 'layout shift': own.shift, 'layout shift of peer': other.shift },
    },
  ];
}

/** The page on which most moves: of every state, and of the way to an estimate. */
async function measureShifts({ browser }: SlowPhone, ours: string, peer: string): Promise<Measurement> {
  const shifts: [name: string, shift: number][] = [];
  for (const { name, path: pathFor, sign } of everyMeasuredPage) {
    shifts.push([name, (await see(browser, ours, { pathFor, sign })).shift]);
  }
  const worst = shifts.toSorted(([, a], [, b]) => b - a);
  return {
    name: `layout shift, the most of ${shifts.length} pages`,
    unit: 'CLS',
    value: Math.max(...shifts.map(([, shift]) => shift)),
    peer: { name: peerName, value: (await see(browser, peer, { pathFor: async () => '/' })).shift },
    budget: { most: MAX_SHIFT },
    more: Object.fromEntries(worst.slice(0, 5)),
  };
}
