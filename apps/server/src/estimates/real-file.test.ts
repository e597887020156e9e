import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findTemplate, serviceTemplates } from '../catalogue/index.ts';
import { importPriceFile } from '../prices/import-price-file.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createPriceBooks } from './figures/price-books.ts';
import type { SiteEstimate } from './figures/site-estimate.ts';

const file = fileURLToPath(new URL('../../../../../shared/data/prices/marthas-vineyard.csv.gz', import.meta.url));

/** A small hospital whose file names no biller; its revenue codes tell hospital and physician apart. */
describe('estimates from a real price file', () => {
  it.skipIf(!existsSync(file))('price hospital and physician by line (reads ../shared/data when present)', async () => {
    const database = await createTestDatabase('pglite');
    await importPriceFile(database, settableClock(), { path: file, locationId: 'alder-main', skipInvalid: true });
    const prices = createPriceBooks(database.readDb);
    const live = await prices.live();
    const estimate = async (id: string): Promise<SiteEstimate | undefined> => {
      const template = findTemplate(id);
      return template && (await prices.estimates(live, ['alder-main'], template)).get('alder-main');
    };
    // 631.50 for the examination and 102.00 for its reading make 733.50.
    expect((await estimate('ultrasound-thyroid'))?.estimate).toMatchObject({
      hospital: { amountCents: 63_150 },
      physician: { amountCents: 10_200 },
      total: { amountCents: 73_350 },
    });
    // This file prices no reading of an MRI.
    expect((await estimate('mri-knee'))?.estimate).toMatchObject({
      total: { amountCents: 216_825 },
      physicianFeesRemoved: true,
    });
    // The doctor's bill of line 6368 and the hospital's of line 6326 make 342.00.
    expect((await estimate('visit-new-30'))?.estimate).toMatchObject({
      physician: { amountCents: 20_550 },
      hospital: { amountCents: 13_650 },
    });
    // It prices the surgeon of a gallbladder operation (2,061.00) and not its room: that is no price of the operation.
    expect(await estimate('gallbladder-removal')).toMatchObject({ offered: true, estimate: { total: null } });
    expect((await estimate('heart-valve-surgery'))?.offered).toBe(false);
    // The hospital prices one thing or another of most of the catalogue, though not of its whole: the valve is one left out.
    const { templateIds } = await prices.offered(live, 'alder-main');
    expect(templateIds.size).toBeGreaterThan(serviceTemplates.length / 2);
    expect(templateIds.has('gallbladder-removal')).toBe(true);
    expect(templateIds.has('heart-valve-surgery')).toBe(false);
    await database.close();
  });
});
