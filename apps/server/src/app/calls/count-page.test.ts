import { countPage } from '@portico/contract';
import { expect, it } from 'vitest';
import { buildTestApp, createBrowser } from '../../testing/test-app.ts';

it.each([
  [true, 'portico_pages_total{state="estimates"} 2'],
  [false, undefined],
])('counts opened pages by their state alone, where the settings say so (%s)', async (countsPages, counted) => {
  const plain = await buildTestApp('pglite');
  const healthSystem = { ...plain.settings.healthSystem, countsPages };
  await plain.close();
  const test = await buildTestApp('pglite', { settings: { healthSystem } });
  const browser = await createBrowser(test.app);
  for (const state of ['estimates', 'estimates', 'maria@example.org']) await browser.post(countPage.path, { state });
  const lines = (await test.app.metrics.text()).split('\n').filter((line) => line.startsWith('portico_pages'));
  expect(lines).toEqual(counted === undefined ? [] : [counted]);
  await test.close();
});
