import { describe, expect, it } from 'vitest';
import { findTemplate, recommendationsOf, serviceTemplates, type ServiceComponent } from './index.ts';

const partsOf = (id: string): readonly ServiceComponent[] => findTemplate(id)?.components ?? [];

/** What is billed of a service: who bills it (hospital or professional), the code, its units where there are several, its modifiers. */
const billedFor = (id: string) =>
  partsOf(id).map(({ fee, code, units, modifiers = [] }) =>
    [fee === 'facility' ? 'hospital' : 'doctor', code, ...(units === 1 ? [] : [`×${units}`]), ...modifiers].join(' '),
  );

/**
 * Surgical pathology in CPT is billed by the kind of tissue: level IV (88305) for most samples, level V (88307) for a needle biopsy of the
 * liver, a cone of the cervix, a tumor of the bladder, a thyroid and a breast that is taken out for cancer. Cells from a fine needle are 88173, all cores of a
 * prostate G0416.
 */
const examinations = {
  '88305': [
    'skin-sample-shave skin-sample-punch mole-removal skin-cancer-removal breast-lump-removal neck-gland-removal',
    'breast-biopsy-ultrasound breast-biopsy-xray lymph-node-biopsy bone-marrow-biopsy kidney-biopsy prostate-trimming',
    'colonoscopy-biopsy colonoscopy-polyps upper-endoscopy-biopsy lung-camera-sample lung-biopsy-needle',
    'colposcopy womb-lining-sample womb-camera womb-scrape ovary-surgery',
  ].join(' '),
  '88307': [
    'liver-biopsy cervix-loop cervix-loop-colposcopy breast-part-removal breast-removal',
    'thyroid-removal thyroid-half-removal bladder-tumor-removal',
  ].join(' '),
  '88173': 'thyroid-biopsy',
  G0416: 'prostate-biopsy',
};

describe('the examination of tissue is billed by its kind (issue 14, point 3)', () => {
  const examined = serviceTemplates.flatMap(({ id, components }) =>
    components.filter((part) => part.id === 'tissue').map(({ code }) => ({ id, code })),
  );

  it.each(Object.entries(examinations))('under %s, and of no other service', (code, ids) => {
    const found = examined.filter((each) => each.code === code).map(({ id }) => id);
    expect(found.toSorted()).toEqual(ids.split(' ').toSorted());
  });

  it('under no other code', () => {
    expect(examined.filter(({ code }) => !Object.hasOwn(examinations, code))).toEqual([]);
  });

  it('is read by a doctor under the same code, for each sample', () => {
    for (const { id, components } of serviceTemplates) {
      const [tissue, reading] = ['tissue', 'tissue-reading'].map((part) => components.find((each) => each.id === part));
      expect([id, reading?.code, reading?.units]).toEqual([id, tissue?.code, tissue?.units]);
    }
  });

  it('of the cervix and of its canal are two samples', () =>
    expect(billedFor('colposcopy').slice(2)).toEqual(['hospital 88305 ×2', 'doctor 88305 ×2 26']));
});

describe('a service holds all that its name says (issue 14, point 3)', () => {
  it.each([
    ['cervix-loop', ['hospital 57522', 'doctor 57522', 'hospital 88307', 'doctor 88307 26']],
    ['cervix-loop-colposcopy', ['hospital 57461', 'doctor 57461', 'hospital 88307', 'doctor 88307 26']],
    ['bladder-botox', ['hospital 52287', 'doctor 52287', 'hospital J0585 ×100']],
    ['radiation-planning', ['hospital 77290', 'doctor 77290 26', 'doctor 77263']],
    ['skin-cancer-layers', ['hospital 17311', 'doctor 17311', 'hospital 17312', 'doctor 17312']],
    ['memory-training', ['hospital 97129', 'hospital 97130 ×2']],
    ['acupuncture', ['hospital 97810', 'hospital 97811']],
    ['infliximab', ['hospital 96413', 'hospital 96415', 'hospital Q5103 ×40']],
    ['heart-monitor', ['hospital 93225', 'hospital 93226', 'doctor 93227']],
    ['heart-monitor-month', ['hospital 93270', 'hospital 93271', 'doctor 93272']],
    ['blood-pressure-day', ['hospital 93786', 'hospital 93788', 'doctor 93790']],
    ['stress-test', ['hospital 93017', 'doctor 93016', 'doctor 93018']],
    ['stress-nuclear', ['hospital 78452', 'doctor 78452 26', 'hospital 93017', 'doctor 93016', 'doctor 93018']],
  ])('%s', (id, parts) => expect(billedFor(id)).toEqual(parts));

  it('a breast that is taken out, and not built anew, has the anesthesia of the front of the body', () =>
    expect(billedFor('breast-removal')).toContain('doctor 00400'));
});

describe('the doctor’s visits of a stay', () => {
  it('are one on the day of admission, one on each day between, and the discharge', () => {
    // Of the days of a stay that of admission counts, that of discharge does not (Medicare Benefit Policy Manual, chapter 3, section
    // 20.1): four days have four midnights, and five dates with a visit.
    expect(billedFor('stay-pneumonia').slice(1)).toEqual(['doctor 99222', 'doctor 99232 ×3', 'doctor 99238']);
    const stays = serviceTemplates.flatMap(({ components }) => {
      const [stay, daily] = ['stay', 'daily-visits'].map((id) => components.find((part) => part.id === id));
      return daily === undefined ? [] : [{ days: stay?.days, units: daily.units }];
    });
    expect(stays.length).toBeGreaterThan(15);
    expect(stays.filter(({ days, units }) => days !== units + 1)).toEqual([]);
  });

  it('of a healthy newborn have codes of their own', () =>
    expect(billedFor('newborn-stay').slice(1)).toEqual(['doctor 99460', 'doctor 99462', 'doctor 99238']));
});

describe('another code stands only for the same care', () => {
  const accepted = (id: string) => partsOf(id).flatMap(({ code, alternates = [] }) => [code, ...alternates]);

  it.each([
    ['covid-flu-rsv-test', '87636', 'has no RSV'],
    ['flu-test', '87502', 'is not within minutes'],
    ['rsv-test', '87634', 'is not within minutes'],
    ['day-program-mental', 'S0201', 'is another program'],
    ['thyroid-biopsy', '60100', 'takes a core of tissue'],
    ['wrist-fracture-cast', '25605', 'sets the bone'],
    ['ankle-fracture-cast', '27788', 'sets the bone'],
    ['finger-fracture', '26725', 'sets the bone'],
    ['chemotherapy-shot', '96402', 'is a hormone'],
    ['vaccine-rsv-pregnancy', '90679', 'is not for pregnancy'],
    ['tubes-tied', '58661', 'takes the tubes out'],
    ['tonsils-adult', '42821', 'takes the adenoids too'],
    ['bile-duct-scope', '43264', 'takes stones out'],
    ['sinus-surgery', '31267', 'opens another sinus'],
    ['hemoglobin', '85014', 'is the hematocrit'],
    ['thyroid-t3', '84481', 'is the free hormone'],
    ['stool-test-card', '82272', 'is not for screening'],
    ['blood-pressure-day', '93784', 'has the reading'],
    ['strep-b-test', '87150', 'names a germ that has grown'],
    ['pet-body', '78816', 'is of the whole body'],
  ])('%s: %s %s', (id, other) => {
    expect(partsOf(id).length).toBeGreaterThan(0);
    expect(accepted(id)).not.toContain(other);
  });

  it('free PSA for PSA only as CMS lists the two together (45 CFR 180.60)', () => {
    const holders = serviceTemplates.filter(({ id }) => accepted(id).includes('84154'));
    expect(holders.map(({ id }) => id)).toEqual(['psa-test']);
  });

  it('and a code that only hospitals bill, for the hospital’s part alone', () => {
    const doctors = serviceTemplates.flatMap(({ components }) =>
      components.filter(({ fee }) => fee === 'professional'),
    );
    expect(doctors.filter(({ alternates = [] }) => alternates.some((code) => /^C|^G0330$/.test(code)))).toEqual([]);
    expect(accepted('heart-stent')).toContain('C9600');
  });
});

describe('preventive care of the catalogue', () => {
  it('knows the shot against pregnancy, and Medicare’s wellness visits', () => {
    expect(recommendationsOf('J1050').map(({ id }) => id)).toEqual(['birth-control']);
    for (const code of ['G0438', 'G0439'])
      expect(recommendationsOf(code).map(({ id }) => id)).toEqual(['adult-checkup']);
  });
});

describe('the length of a visit for advice', () => {
  it('is that of CPT since 2023: 30 and 40 minutes', () => {
    const named = serviceTemplates.filter(({ components: [visit] }) => /^9924[34]$/.test(visit?.code ?? ''));
    expect(named.map(({ name }) => [name.en, name.es].map((text) => /\d+/.exec(text)?.[0]))).toEqual([
      ['30', '30'],
      ['40', '40'],
    ]);
  });
});
