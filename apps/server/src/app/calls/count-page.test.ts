import { countPage } from '@portico/contract';
import { expect, it } from 'vitest';
import { measuredFromHere } from '../../testing/measured.ts';
import { buildTestApp, createBrowser } from '../../testing/test-app.ts';

it.each([
  [true, { 'portico_pages_total{state="estimates"}': 2 }],
  [false, {}],
])('counts opened pages by their state alone, where the settings say so (%s)', async (countsPages, counted) => {
  const plain = await buildTestApp('pglite');
  const healthSystem = { ...plain.settings.healthSystem, countsPages };
  await plain.close();
  const test = await buildTestApp('pglite', { settings: { healthSystem } });
  const browser = await createBrowser(test.app);
  const measured = await measuredFromHere();
  for (const state of ['estimates', 'estimates', 'maria@example.org']) await browser.post(countPage.path, { state });
  const pages = Object.entries(await measured()).filter(([name]) => name.startsWith('portico_pages'));
  expect(Object.fromEntries(pages)).toEqual(counted);
  await test.close();
});
