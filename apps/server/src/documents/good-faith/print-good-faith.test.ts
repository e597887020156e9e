import { describe, expect, it } from 'vitest';
import { goodFaithExample } from '../../testing/good-faith-example.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { breachesOf } from '../../testing/pdf-ua/breaches.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { type ReadPart, readTaggedPdf } from '../../testing/read-tagged-pdf.ts';
import type { GoodFaithEstimate } from './good-faith-estimate.ts';
import { printGoodFaith } from './print-good-faith.ts';

const settings = await readSettings('test', {});

async function print(language: 'en' | 'es', more: Partial<GoodFaithEstimate> = {}): Promise<Uint8Array> {
  const printed = await printGoodFaith(goodFaithExample(more), language, settings);
  if (printed.outcome !== 'set') throw new Error(`not set: ${printed.characters.join()}`);
  return printed.pdf;
}

/** The texts of a document, each with its role, as a screen reader comes to them. */
async function texts(language: 'en' | 'es', more: Partial<GoodFaithEstimate> = {}): Promise<string[]> {
  const { pages } = await readTaggedPdf(await print(language, more));
  const flat = (part: ReadPart): string[] => [`${part.role}: ${part.text}`, ...part.parts.flatMap(flat)];
  return pages.flat().flatMap(flat);
}

/**
 * What 45 CFR 149.610(c)(1) asks for, and where it stands in the example. The disclaimers have no numeral here: two copies of the rule
 * number them differently (docs/decisions/0152).
 */
const checklist: ReadonlyArray<readonly [item: string, en: readonly RegExp[], es: readonly RegExp[]]> = [
  [
    '(i) name and date of birth of the patient',
    [/^TR: Patient Ana Rivera$/, /^TR: Date of birth April 27, 1986$/],
    [/^TR: Paciente Ana Rivera$/, /^TR: Fecha de nacimiento 27 de abril de 1986$/],
  ],
  [
    '(ii) the primary item or service in plain words, and its date',
    [
      /^TR: Care Knee arthroscopy$/,
      /^TR: What it is Surgery inside the knee/,
      /^TR: Day of the care December 8, 2026$/,
    ],
    [/^TR: Atención Knee arthroscopy$/, /^TR: Día de la atención 8 de diciembre de 2026$/],
  ],
  [
    '(iii)(A) what the convening facility and its doctors furnish',
    [
      /^H3: Alder Bay Health$/,
      /^TR: Procedure room, nursing and recovery/,
      /^H3: Amara Osei, MD$/,
      /^TR: Your surgeon/,
    ],
    [/^H3: Alder Bay Health$/, /^H3: Amara Osei, MD$/, /^P: Cobra por medio de Alder Bay Health$/],
  ],
  [
    '(iii)(B) what co-providers furnish, and what is still asked of them',
    [
      /^H3: Bayview Pathology$/,
      /^H3: Tidewater Anesthesia Associates$/,
      /^P: We do not have this charge of Tidewater .* by November 27, 2026/,
    ],
    [/^H3: Tidewater Anesthesia Associates$/, /^P: No tenemos este cargo de Tidewater .* el 27 de noviembre de 2026/],
  ],
  [
    '(iv) diagnosis codes, service codes and expected charges',
    [
      /^TR: Diagnosis codes M23\.201, M25\.561$/,
      /CPT 29881 \$4,150\.00$/,
      /^TR: Your surgeon CPT 29881-51 \$980\.50$/,
      /2 times.* CPT 88305-26 \$90\.00$/,
      /^TR: Anesthesia care CPT 01400 Not known yet$/,
      /^P: Total of the charges that we expect: \$5,220\.50$/,
    ],
    [/^TR: Códigos de diagnóstico M23\.201, M25\.561$/, /^TR: Anesthesia care CPT 01400 Todavía no se conoce$/],
  ],
  [
    '(v) name, NPI, TIN, state and place of each provider',
    [
      /^P: Provider number \(NPI\): 1000000004\. Tax number \(TIN\): 94-0000001\./,
      /NPI\): 1000000053\. /,
      /NPI\): 1000000087\. Tax number \(TIN\): 94-0000004/,
      /NPI\): 1000000061\. /,
      /^P: Where: Alder Bay Hospital, 100 Portico Hill Drive, Palo Alto, 94304\s*\. State: CA\.$/,
    ],
    [/^P: Número de proveedor \(NPI\): 1000000004\. Número de impuestos \(TIN\): 94-0000001\./, /Estado: CA\.$/],
  ],
  [
    '(vi) what is scheduled separately, its disclaimer right above the list',
    [
      /^P: You may need the care in this list .* good-faith estimate of its own, .* call \(650\)\s498-2900/,
      /^L: .*Physical therapy$/,
    ],
    [/^P: Es posible que necesite la atención de esta lista .* estimación de buena fe aparte/],
  ],
  [
    'the disclaimer that more care may be recommended',
    [/We may recommend more items or services/],
    [/Es posible que le recomendemos más artículos o servicios/],
  ],
  [
    'the disclaimer that it is only an estimate',
    [/only an estimate of the items and services that we reasonably expect today.*may differ/],
    [/solo una estimación de los artículos y servicios que hoy es razonable esperar/],
  ],
  [
    'the disclaimer on the right to dispute a bill: how, and that it does no harm',
    [
      /at least \$400\.00 more than its total/,
      /^Link: www\.cms\.gov\/nosurprises\/consumers$/,
      /will not harm the quality/,
    ],
    [/al menos \$400\.00 más que su total/, /^Link: www\.cms\.gov\/nosurprises\/consumers$/, /no afecta la calidad/],
  ],
  [
    'the disclaimer that it is not a contract, and binds to no provider',
    [/not a contract. You do not have to get the items or services from any provider/],
    [/no es un contrato. No está obligado/],
  ],
];

describe('the good-faith estimate on paper (issue 14, point 4; 45 CFR 149.610(c)(1))', () => {
  it.each(checklist)('has %s', async (_item, en, es) => {
    for (const [language, wanted] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const found = await texts(language);
      for (const each of wanted) expect(found).toContainEqual(expect.stringMatching(each));
    }
  });

  it('puts the disclaimer on separate care right above its list, and says so where there is none', async () => {
    const found = await texts('en');
    const at = found.findIndex((text) => text.startsWith('P: You may need the care in this list'));
    expect(found[at + 1]).toMatch(/^L: /);
    expect((await texts('en', { separately: [] })).join('\n')).toContain('We know of none for this care.');
  });

  it('says that there is no diagnosis, and no day, where none is known', async () => {
    const { dates } = goodFaithExample();
    const found = (
      await texts('en', { diagnosisCodes: [], dates: { ...dates, scheduledFor: null, changesBy: null } })
    ).join('\n');
    expect(found).toContain('Diagnosis codes We know of none.');
    expect(found).toContain('Day of the care Not scheduled yet');
    expect(found).toContain('You asked for this estimate on November 25, 2026. You must have it by');
  });

  it('keeps the rules of PDF/UA-1 in both languages, with title and language', async () => {
    for (const [language, title] of [
      ['en', 'Good-faith estimate'],
      ['es', 'Estimación de buena fe'],
    ] as const) {
      const pdf = await print(language);
      expect(await breachesOf(pdf)).toEqual([]);
      expect(await readPdf(pdf)).toMatchObject({ title: `${title}, Knee arthroscopy`, language: `${language}-US` });
    }
  });

  it.each([
    ['in Arabic', 'مُحَمَّد عبد الله الشمري'],
    ['in Chinese', '王小明'],
    ['in Tamil', 'கௌரி ஸ்ரீநிவாசன்'],
    ['of 200 letters without a space', 'W'.repeat(200)],
  ])('takes a name %s, and names of providers stay as they are', async (_what, name) => {
    const pdf = await print('es', { patient: { name, birthDate: '1986-04-27' } });
    expect(await breachesOf(pdf)).toEqual([]);
    const all = (await readPdf(pdf)).parts.map(({ text }) => text).join('');
    expect(all).toContain(name.normalize('NFC'));
    expect(all).toContain('Tidewater Anesthesia Associates');
  });

  it('takes a hundred items of one provider: the sum stays with the last of them', async () => {
    const [first] = goodFaithExample().providers;
    const [item] = first?.items ?? [];
    if (first === undefined || item === undefined) throw new Error('no example');
    const items = Array.from({ length: 100 }, (_, at) => ({
      ...item,
      name: `Item ${at} ${'of care '.repeat(at % 9)}`,
    }));
    const pdf = await print('en', { providers: [{ ...first, items }] });
    expect(await breachesOf(pdf)).toEqual([]);
    const { pages } = await readTaggedPdf(pdf);
    const flat = (part: ReadPart): ReadPart[] => [part, ...part.parts.flatMap(flat)];
    const ofPages = pages.map((parts) =>
      parts
        .flatMap(flat)
        .filter(({ role }) => role === 'TR')
        .map(({ text }) => text),
    );
    const last = ofPages.find((rows) => rows.some((text) => text.startsWith('Total of Alder Bay Health'))) ?? [];
    expect(last.some((text) => text.startsWith('Item 99'))).toBe(true);
  });
});
