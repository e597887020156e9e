import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { readPriceFile } from '@portico/price-files';
import { describe, expect, it } from 'vitest';
import { billedCodes } from '../../demo/price-files/billed-codes.ts';
import { plainName } from './index.ts';

describe('the plain name of a billed code (issue 14, point 1)', () => {
  it.each([
    [
      '70551',
      'Hc MRI BRAIN W/O CONTRAST',
      'MRI of the brain, without contrast',
      'Resonancia magnética del cerebro, sin contraste',
    ],
    [
      '72158',
      'MRI L-Spine W&W/O Cont',
      'MRI of the spine of the lower back, without and with contrast',
      'Resonancia magnética de la columna de la espalda baja, sin y con contraste',
    ],
    [
      '74176',
      'CT ABD & PELVIS W/O CONTRAST',
      'CT scan of the belly and the pelvis, without contrast',
      'Tomografía del abdomen y de la pelvis, sin contraste',
    ],
    [
      '72125',
      'Ct neck spine w/o dye',
      'CT scan of the spine in the neck, without contrast',
      'Tomografía de la columna del cuello, sin contraste',
    ],
    [
      '73562',
      'XR Knee 3 Views Lt',
      'X-ray of the knee, left side, 3 views',
      'Radiografía de la rodilla, lado izquierdo, 3 vistas',
    ],
    ['72170', 'Xr Pelvis 1-2 Views', 'X-ray of the pelvis, 1 or 2 views', 'Radiografía de la pelvis, 1 o 2 vistas'],
    ['73000', 'HB XRAY CLAVICLE,COMP', 'X-ray of the collarbone, complete', 'Radiografía de la clavícula, completa'],
    ['76642', 'Ultrasound breast limited', 'Ultrasound of the breast, limited', 'Ecografía de la mama, limitada'],
    ['80202', 'Vancomycin level', 'Lab test: vancomycin', 'Análisis: vancomicina'],
    ['84300', 'Hc Assay Of Urine Sodium', 'Lab test: sodium, urine', 'Análisis: sodio, orina'],
    ['86777', 'Toxoplasma Antibody', 'Lab test: toxoplasma, antibodies', 'Análisis: toxoplasma, anticuerpos'],
    ['J0565', 'Inj, bezlotoxumab, 10 mg', 'Medicine: bezlotoxumab, 10 mg', 'Medicamento: bezlotoxumab, 10 mg'],
    ['J1741', 'Ibuprofen injection', 'Medicine: ibuprofen', 'Medicamento: ibuprofeno'],
    [
      'J0696',
      'Ceftriaxone sodium, 250 mg',
      'Medicine: ceftriaxone sodium, 250 mg',
      'Medicamento: ceftriaxona sódica, 250 mg',
    ],
    [
      'J2270',
      'Inj, morphine sulfate, 10 mg',
      'Medicine: morphine sulfate, 10 mg',
      'Medicamento: sulfato de morfina, 10 mg',
    ],
    ['J3489', 'Zoledronic acid 1 mg', 'Medicine: zoledronic acid, 1 mg', 'Medicamento: ácido zoledrónico, 1 mg'],
  ])('of %s “%s”', (code, description, en, es) => {
    expect(plainName('CPT', code, description)).toEqual({ en, es });
  });

  it('of a stay is that of its number, with how bad the hospital says it is', () => {
    expect(plainName('MS-DRG', '193', 'Simple Pneumonia And Pleurisy With Mcc')).toEqual({
      en: 'Hospital stay: pneumonia, with major complications',
      es: 'Hospitalización: neumonía, con complicaciones graves',
    });
    expect(plainName('MS-DRG', '376', 'Digestive Malignancy Without Cc/Mcc')?.es).toBe(
      'Hospitalización: cáncer del estómago o el intestino, sin complicaciones',
    );
  });

  it('of care that only one service of the catalogue is billed by is that of the service', () =>
    expect(plainName('CPT', '69210', 'REMOVE IMPACTED EAR WAX UNI')?.es).toBe('Extracción de cera del oído'));

  it('is not that of a service of several units or several codes', () => {
    expect(plainName('CPT', '97113', 'Aquatic therapy/exercises')).toBeNull();
    expect(plainName('CPT', '87491', 'CHLMYD TRACH DNA AMP PROBE')).toBeNull();
  });

  it.each([
    ['72114', 'Xr L-Spine W/Bending Views, Min 6'],
    ['76831', 'US Saline Infus Son Incl Color Flow'],
    ['72190', 'HB CT PIT, PF W/O CONTRAST (ORB)'],
    ['84482', 'Triiodothyronine (T-3) Reverse'],
    ['J8499', 'Dilantin: 100 Capsule, Extended Release In 1 Bottle, Plastic (58151-118-01)'],
    ['21335', 'Open tx nose & septal fx'],
    // A maker's name, and a short form, have no Spanish that a rule could know.
    ['J1745', 'Remicade 10 mg'],
    ['J0696', 'Ceftriax sod 250 mg'],
  ])('is not made of words that no rule knows: %s “%s”', (code, description) =>
    expect(plainName('CPT', code, description)).toBeNull(),
  );

  it('is there for at least 540 codes that the demonstration bills', () => {
    const named = billedCodes().filter(({ type, code, description }) => plainName(type, code, description) !== null);
    expect(named.length).toBeGreaterThanOrEqual(540);
  });
});

const folder = new URL('../../../../../../shared/data/prices/', import.meta.url);

/** The codes of CPT, HCPCS and MS-DRG that a price file lists, each with its first description. */
async function listedIn(
  name: string,
): Promise<ReadonlyMap<string, readonly [type: string, code: string, description: string]>> {
  const found = new Map<string, readonly [string, string, string]>();
  const bytes = createReadStream(fileURLToPath(new URL(name, folder))).pipe(createGunzip());
  for await (const event of readPriceFile(bytes)) {
    if (event.kind !== 'items') continue;
    for (const { codes, description } of event.items)
      for (const { type, code } of codes)
        if (/^(?:CPT|HCPCS|MS-DRG)$/.test(type) && !found.has(code)) found.set(code, [type, code, description]);
  }
  return found;
}

describe.skipIf(!existsSync(folder))('plain names in published files (reads ../shared/data when present)', () => {
  it.each([
    ['marthas-vineyard.csv.gz', 370],
    ['ucsf-parnassus.json.gz', 1_050],
  ])(
    'are there in %s for at least %d codes, and say something in both languages',
    async (name, least) => {
      const listed = [...(await listedIn(name)).values()];
      const names = listed.map((each) => plainName(...each)).filter((each) => each !== null);
      expect(names.length).toBeGreaterThanOrEqual(least);
      for (const { en, es } of names) expect([en.trim(), es.trim(), en === es]).toEqual([en, es, false]);
    },
    60_000,
  );
});
