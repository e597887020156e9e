import { describe, expect, it } from 'vitest';
import { serviceTemplates } from '../../catalogue/index.ts';
import { everydayPhrases, type Phrase } from './everyday-phrases.ts';
import { furtherPhrases } from './further-phrases.ts';
import { firstMeanings } from './first-meanings.ts';
import { beforeAVisit } from './fresh-phrases/before-a-visit.ts';
import { onABudget } from './fresh-phrases/on-a-budget.ts';
import { plainAndRegional } from './fresh-phrases/plain-and-regional.ts';
import { askedByPhone } from './fresh-phrases/asked-by-phone.ts';
import { counterAsks } from './fresh-phrases/counter-asks.ts';
import { everydayAsks } from './fresh-phrases/everyday-asks.ts';
import { howMuch } from './fresh-phrases/how-much.ts';
import { lateAtNight } from './fresh-phrases/late-at-night.ts';
import { keptBack } from './fresh-phrases/kept-back.ts';
import { manyHomes } from './fresh-phrases/many-homes.ts';
import { worriesOnPhones } from './fresh-phrases/worries-on-phones.ts';
import { eldersAndTeens } from './fresh-phrases/elders-and-teens.ts';
import { farmsAndOrders } from './fresh-phrases/farms-and-orders.ts';
import { layPeople } from './fresh-phrases/lay-people.ts';
import { parentsAndClinics } from './fresh-phrases/parents-and-clinics.ts';
import { shortAsks } from './fresh-phrases/short-asks.ts';
import { wholeSentences } from './fresh-phrases/whole-sentences.ts';
import { findServices } from './find-services.ts';
import { readSearch } from './read-search.ts';

const search = (input: string, language: 'en' | 'es' = 'en') => findServices(readSearch(input), language);

/** What fits all words; nothing where it is a guess. */
function idsOf(input: string, language: 'en' | 'es' = 'en'): string[] {
  const { services, isGuess } = search(input, language);
  return isGuess ? [] : services.map(({ id }) => id);
}

const guessed = (input: string) => (search(input).isGuess ? search(input).services.map(({ id }) => id) : []);

describe('search as one types (spec §2, services screen)', () => {
  it('finds words by their beginning, in any order', () => {
    expect(idsOf('knee mri')).toContain('mri-knee');
    expect(idsOf('MR kne')).toContain('mri-knee');
  });

  it('finds the visitor’s words in the other language, too', () => {
    expect(idsOf('rodilla', 'en')).toContain('mri-knee');
    expect(idsOf('knee', 'es')).toContain('mri-knee');
  });

  it('pays no attention to accents and case', () =>
    expect(idsOf('RESONANCIA MAGNÉTICA', 'es')).toEqual(idsOf('resonancia magnetica', 'es')));

  it('finds plurals', () => expect(idsOf('knees')).toEqual(idsOf('knee')));
  it('pays no attention to small words', () => expect(idsOf('an mri of my knee')).toEqual(idsOf('mri knee')));
  it('finds synonyms', () => expect(idsOf('torn ligament')).toContain('mri-knee'));
  it('finds codes', () => expect(idsOf('73721')).toEqual(expect.arrayContaining(['mri-knee', 'mri-hip-ankle'])));

  it('forgives one slip where nothing is found without it', () => {
    expect(idsOf('colonscopy')).toContain('colonoscopy');
    expect(idsOf('mamogram')).toContain('mammogram-screening');
    expect(idsOf('utlrasound')).toContain('ultrasound-abdomen');
  });

  it('ranks the beginning of a name before its other words, and those before synonyms and descriptions', () => {
    const found = search('mri').services.map((template) => template.name.en.toLowerCase());
    const starts = found.map((name) => name.startsWith('mri'));
    expect(starts).toEqual(starts.toSorted((a, b) => Number(b) - Number(a)));
    expect(idsOf('ct scan')[0]).toMatch(/^ct-/);
  });

  it('finds symptoms as patients name them', () => {
    expect(idsOf('dolor de rodilla', 'es')).toEqual(expect.arrayContaining(['mri-knee', 'x-ray-knee']));
    expect(idsOf('knee pain').toSorted()).toEqual(idsOf('dolor de rodilla', 'es').toSorted());
  });

  it('finds every ultrasound under each of its names', () => {
    const pictures = (input: string, language: 'en' | 'es') =>
      idsOf(input, language)
        // Care that is guided by ultrasound is not the picture itself.
        .filter((id) => /^(ultrasound|echocardiogram)-/.test(id))
        .toSorted();
    expect(pictures('sonograma', 'es')).toEqual(pictures('ultrasonido', 'es'));
    expect(pictures('ecografía', 'es')).toEqual(pictures('ultrasonido', 'es'));
    expect(pictures('sonogram', 'en')).toEqual(pictures('ultrasound', 'en'));
  });

  it('finds nothing by nothing', () => {
    expect(idsOf('')).toEqual([]);
    expect(idsOf(' ,;%&')).toEqual([]);
    expect(idsOf('zzzzqq')).toEqual([]);
  });
});

const phraseSets: ReadonlyArray<readonly [string, readonly Phrase[]]> = [
  ['the first set', everydayPhrases],
  ['the second set', furtherPhrases],
  ['lay people', layPeople],
  ['elders, teens and nurses', eldersAndTeens],
  ['farm workers, caregivers and orders', farmsAndOrders],
  ['parents and clinics', parentsAndClinics],
  ['whole sentences', wholeSentences],
  ['short asks', shortAsks],
  ['worries on phones', worriesOnPhones],
  ['how much', howMuch],
  ['many homes', manyHomes],
  ['kept back', keptBack],
  ['everyday asks', everydayAsks],
  ['front desk', counterAsks],
  ['asked by phone', askedByPhone],
  ['late at night', lateAtNight],
  ['before a visit', beforeAVisit],
  ['plain and regional', plainAndRegional],
  ['on a budget', onABudget],
];

describe('everyday phrases (issue 14, point 1)', () => {
  it('are 120 at least in each language, and name services that there are', () => {
    const ids = new Set(serviceTemplates.map(({ id }) => id));
    for (const language of ['en', 'es']) {
      expect(everydayPhrases.filter((each) => each.language === language).length).toBeGreaterThanOrEqual(120);
    }
    const phrases = phraseSets.flatMap(([, set]) => set);
    const right = [...phrases.flatMap((each) => each.right), ...firstMeanings.flatMap((each) => each.ids)];
    expect(right.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(phraseSets)('find the right service among the first three, 97 of 100 of them: %s', (_, phrases) => {
    const missed = phrases.filter(
      ({ typed, language, right }) =>
        !idsOf(typed, language)
          .slice(0, 3)
          .some((id) => right.includes(id)),
    );
    const bearable = Math.floor(0.03 * phrases.length);
    expect(missed.map(({ typed }) => typed).slice(bearable)).toEqual([]);
  });
});

describe('bare words that several services have (issue 14, point 1)', () => {
  it.each([
    ['blood type', 'blood-group'],
    ['tipo de sangre', 'blood-group'],
    ['sugar', 'blood-sugar'],
    ['glucose', 'blood-sugar'],
    ['azúcar', 'blood-sugar'],
  ])('%s leads to %s first', (typed, id) => expect(idsOf(typed)[0]).toBe(id));

  it.each([
    ['fibroscan', 'ultrasound-liver-stiffness'],
    ['yeast infection', 'vaginal-infection-test'],
    ['hongos vaginales', 'vaginal-infection-test'],
    ['type and screen', 'blood-group'],
  ])('%s does not lead to %s, which is another thing', (typed, id) => expect(idsOf(typed)).not.toContain(id));

  it('demands no number of years, weeks or hours', () =>
    expect(idsOf('flu shot for my mom 70 years old')).toContain('vaccine-flu'));
});

describe('a guess, where no service fits all words (issue 14, point 1)', () => {
  it('is marked as one, and puts first what fits most of them', () => {
    expect(idsOf('unicorn knee mri')).toEqual([]);
    expect(guessed('unicorn knee mri')[0]).toBe('mri-knee');
  });

  it('is none by small words, words of daily life, or words of descriptions', () => {
    expect(guessed('zapatos rojos')).toEqual([]);
    expect(guessed('zz kn')).toEqual([]);
    expect(guessed('faster')).toEqual([]);
  });

  it.each(['weather tomorrow', 'zapatos rojos', 'my dog ate my homework'])('%s is not said to match', (typed) => {
    expect(idsOf(typed)).toEqual([]);
  });
});

describe('contrast (issue 14, point 1)', () => {
  it.each([
    ['mri brain with contrast', 'mri-brain'],
    ['mri brain without contrast', 'mri-brain-plain'],
    ['ct chest w/o', 'ct-chest-plain'],
    ['tomografía de tórax con contraste', 'ct-chest'],
    ['tomografía de tórax sin contraste', 'ct-chest-plain'],
    ['ct head with and without contrast', 'ct-head-both'],
  ])('%s leads to %s', (typed, id) => expect(idsOf(typed)[0]).toBe(id));
});

describe('a code (issue 14, point 1)', () => {
  it.each(['73721', 'CPT 73721', '73721-26', '73 721', ' cpt: 73721 '])('%s leads to its service', (typed) =>
    expect(idsOf(typed)[0]).toBe('mri-knee'),
  );
  it.each(['MS-DRG 470', 'drg470', 'DRG 470'])('%s leads to its services', (typed) =>
    expect(idsOf(typed)).toContain('knee-replacement'),
  );
});

describe('a misspelt word', () => {
  it.each([
    ['colonoscapy', 'colonoscopy-screening'],
    ['mamagram', 'mammogram-screening'],
    ['radiografia de torx', 'x-ray-chest'],
    ['bacuna de la gripe', 'vaccine-flu'],
  ])('%s is taken for what sounds or looks like it', (typed, id) => expect(idsOf(typed).slice(0, 3)).toContain(id));

  it('says what was taken for what', () => {
    const taken = readSearch('bacuna de la gripe').asked.flatMap((each) => each.taken ?? []);
    expect(taken).toEqual([{ typed: 'bacuna', meant: 'vacuna' }]);
  });
});

describe('a word without its space (issue 16)', () => {
  it.each([
    ['bloodtest', 'blood-count-differential'],
    ['heartscan', 'calcium-score'],
    ['flushot', 'vaccine-flu'],
    ['wellbaby', 'checkup-return-baby'],
    ['groupsession', 'group-therapy'],
  ])('“%s” leads to %s, a service that is spoken of by both of its words', (typed, id) =>
    expect(idsOf(typed)[0]).toBe(id),
  );

  it.each(['concert tickets', 'tickets', 'airport', 'wallpaper', 'television', 'postage', 'bluetooth', 'trabajamos'])(
    '“%s” is another word, though two of ours stand in it side by side',
    (typed) => expect(search(typed).services).toEqual([]),
  );
});

describe('what a wider net must not catch (issue 14, point 1)', () => {
  it.each([
    ['walk', 'urgent-care-new'],
    ['mri knee control', 'mri-knee-dye'],
    ['vacuna de la gripe para mi mamá', 'mammogram-screening'],
    ['ultrasound of my butt', 'ultrasound-pregnancy'],
    ['water pill lab work for kidneys', 'fluids'],
    ['aparato de 24 horas de la presion', 'iud-removal'],
    ['alcohol detox', 'physical-therapy'],
    ['sacar cita', 'urgent-care-new'],
    ['tengo mucho trabajo', 'blood-count'],
    ['my cat ate fish', 'ct-head'],
  ])('“%s” is not said to match %s', (typed, id) => expect(idsOf(typed)).not.toContain(id));

  it('a word of daily life alone says nothing', () => {
    for (const typed of ['kitchen table', 'mi perro comió pollo', 'the beach', 'navidad en la playa']) {
      expect(idsOf(typed)).toEqual([]);
    }
  });
});

describe('a need that is told with a story (issue 14, point 1)', () => {
  it.each([
    ['why', 'std test after hookup', 'std-test'],
    ['what for', 'chest xray for green card medical', 'x-ray-chest'],
    ['how often', 'my husband has to have dialysis three times a week', 'dialysis'],
    ['that it stays', 'agruras que no se quitan', 'upper-endoscopy'],
    ['where all over', 'comezón en todo el cuerpo', 'visit-skin-new'],
  ])('%s: “%s” leads to %s', (_, typed, id) => expect(idsOf(typed).slice(0, 3)).toContain(id));

  it('and "for" is no story where it means something: a shot for a dog bite is no shot alone', () =>
    expect(idsOf('shot for dog bite')).not.toContain('shot-b12'));
});

describe('how parts of a search belong together (issue 14, point 1)', () => {
  it.each([
    ['what is sought of each of several', 'test for strep and flu', 'flu-test-pcr'],
    ['either of two', 'condón o pastillas anticonceptivas', 'birth-control-implant'],
    ['who sees people with it', 'nutritionist for diabetes', 'nutrition-advice'],
    ['small words that begin what is meant', 'implante para no embarazarme', 'birth-control-implant'],
    ['a condition wherever it is', 'temblor en las manos', 'visit-nerve-new'],
    ['the months of a child', 'my toddler needs his 18 month checkup', 'checkup-return-1-4'],
    ['a picture from time to time', 'mamografía de control', 'mammogram-screening'],
  ])('%s: “%s” leads to %s', (_, typed, id) => expect(idsOf(typed, 'es').slice(0, 3)).toContain(id));

  it.each([
    ['prueba de garganta para mi hijo', 'visit-fertility-new'],
    ['hernia umbilical', 'hernia-groin'],
    ['weather or football', 'x-ray-ankle'],
  ])('“%s” is not said to match %s', (typed, id) => expect(idsOf(typed, 'es')).not.toContain(id));
});

describe('whoever sees what comes (issue 14, point 1)', () => {
  it.each([
    ['er broken bone', 'emergency-visit-3'],
    ['urgent care strep', 'urgent-care-new'],
    ['stroke symptoms er', 'emergency-visit-3'],
    ['sciatica doctor', 'visit-pain-new'],
    ['especialista de tiroides', 'visit-hormone-new'],
  ])('“%s” leads to %s', (typed, id) => expect(idsOf(typed).slice(0, 3)).toContain(id));
});

describe('tests one after the other, as orders have them (issue 14, point 1)', () => {
  it('lead to each of them without a comma', () =>
    expect(idsOf('labs cbc cmp lipid tsh').slice(0, 4)).toEqual(
      expect.arrayContaining(['metabolic-panel-full', 'cholesterol', 'thyroid-test']),
    ));
});

describe('how people tell what they need (issue 14, point 1)', () => {
  it.each([
    ['an accident', 'x-ray of my tailbone, I slipped on the ice', 'x-ray-tailbone'],
    ['an age in months', '2 month old shots', 'vaccine-baby-five'],
    ['an age in years', 'sports physical 14 yrs', 'checkup-return-12-17'],
    ['a pronoun at the verb', 'quitarme un lunar', 'mole-removal'],
    ['a small thing', 'manchitas en la pielcita', 'visit-skin-new'],
    ['a nurse’s shorthand', 'MRI l-spine w/o', 'mri-lower-back'],
    ['an order’s shorthand', 'CXR 2v', 'x-ray-chest'],
    ['a scan in Spanish', 'tomografía simple de tórax', 'ct-chest-plain'],
    ['a place where care is for any', 'burned my hand', 'burn-care'],
    ['who ordered it', 'el doctor me mandó hacer una resonancia de rodilla', 'mri-knee'],
    ['what one cannot do for it', 'my ankle is swollen cant walk', 'x-ray-ankle'],
    ['who insures them', 'dexa medicare', 'bone-density'],
    ['a verb of a complaint', 'se desmaya', 'ecg'],
    ['a vertebra', 'mri l4 l5', 'mri-lower-back'],
    ['what comes out', 'sale pus del oído', 'visit-ear-nose-throat-new'],
    ['who treats what one has', 'doctor for ingrown nail', 'visit-foot-new'],
  ])('%s: “%s” leads to %s', (_, typed, id) => expect(idsOf(typed).slice(0, 3)).toContain(id));

  it('"medicare" counts where a service is named by it, and a doctor who is sought by a name is found', () => {
    expect(idsOf('medicare wellness visit')[0]).toMatch(/^checkup-medicare/);
    expect(idsOf('cant sleep')).toContain('visit-sleep-new');
    expect(idsOf('heart doctor')[0]).toBe('visit-heart-new');
  });

  it('several things at once lead to each of them', () => {
    expect(idsOf('vitamin b12 and folate').slice(0, 4)).toEqual(expect.arrayContaining(['vitamin-b12', 'folic-acid']));
    expect(guessed('folate and unicorns')[0]).toBe('folic-acid');
  });
});
