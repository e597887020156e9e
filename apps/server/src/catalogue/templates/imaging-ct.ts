import type { ServiceTemplate } from '../types.ts';
import { ct } from './scan.ts';

const sinuses = { en: 'the sinuses and face', es: 'de los senos paranasales y la cara' };
const chest = { en: 'the chest', es: 'del tórax' };
const belly = { en: 'the belly', es: 'del abdomen' };
const bellyAndPelvis = { en: 'the belly and pelvis', es: 'del abdomen y la pelvis' };
const pelvis = { en: 'the pelvis', es: 'de la pelvis' };
const head = { en: 'the head', es: 'de la cabeza' };

/** CT, from head to foot. */
export const ctTemplates: readonly ServiceTemplate[] = [
  ct(
    'head',
    '70450',
    head,
    'without',
    {
      en: 'head scan, brain CT, CAT scan, head injury scan, headache scan, dizziness scan, concussion scan, stroke scan',
      es: 'TAC de cabeza, tomografía cerebral, escáner de cabeza, TAC por dolor de cabeza, TAC por mareo, TAC por golpe, TAC por derrame',
    },
    { common: true },
  ),
  ct('head-contrast', '70460', head, 'with', { en: 'head scan, brain CT, CAT scan', es: 'TAC de cabeza' }),
  ct('head-both', '70470', head, 'both', { en: 'head scan, brain CT, CAT scan', es: 'TAC de cabeza' }),
  ct('head-arteries', '70496', { en: 'the arteries of the head', es: 'de las arterias de la cabeza' }, 'with', {
    en: 'CTA head, stroke scan, aneurysm scan',
    es: 'angioTAC de cabeza, aneurisma',
  }),
  ct('neck-arteries', '70498', { en: 'the arteries of the neck', es: 'de las arterias del cuello' }, 'with', {
    en: 'CTA neck, carotid scan, stroke scan',
    es: 'angioTAC de cuello, carótidas',
  }),
  ct('sinuses', '70486', sinuses, 'without', {
    en: 'sinus CT, facial CT, broken nose scan, sinusitis',
    es: 'TAC de senos paranasales, TAC de cara, sinusitis',
  }),
  ct('ear-bones', '70480', { en: 'the ears or eye sockets', es: 'de los oídos o las órbitas' }, 'without', {
    en: 'temporal bone CT, orbit CT, ear scan',
    es: 'TAC de oído, TAC de órbitas',
  }),
  ct('neck', '70491', { en: 'the soft parts of the neck', es: 'de las partes blandas del cuello' }, 'with', {
    en: 'neck CT, throat scan, CAT scan',
    es: 'TAC de cuello, TAC de garganta',
  }),
  ct('neck-bones', '72125', { en: 'the spine in the neck', es: 'de la columna del cuello' }, 'without', {
    en: 'cervical CT, neck bones scan, neck injury',
    es: 'TAC cervical, golpe en el cuello',
  }),
  ct('upper-back', '72128', { en: 'the upper back', es: 'de la espalda alta' }, 'without', {
    en: 'thoracic CT, spine CT',
    es: 'TAC dorsal, TAC de columna',
  }),
  ct('lower-back', '72131', { en: 'the lower back', es: 'de la espalda baja' }, 'without', {
    en: 'lumbar CT, spine CT, back scan',
    es: 'TAC lumbar, TAC de columna',
  }),
  ct('chest-plain', '71250', chest, 'without', {
    en: 'chest scan, lung CT, CAT scan, lung nodule',
    es: 'TAC de tórax, TAC de pulmón, nódulo pulmonar',
  }),
  ct('chest', '71260', chest, 'with', {
    en: 'chest scan, lung CT, CAT scan',
    es: 'TAC de tórax, tomografía de pecho, TAC de pulmón',
  }),
  ct('chest-arteries', '71275', { en: 'the arteries of the chest', es: 'de las arterias del tórax' }, 'with', {
    en: 'CTA chest, blood clot in lung scan, PE scan',
    es: 'angioTAC de tórax, embolia pulmonar',
  }),
  ct('belly-plain', '74150', belly, 'without', { en: 'abdomen CT, CAT scan', es: 'TAC de abdomen' }),
  ct('belly', '74160', belly, 'with', { en: 'abdomen CT, CAT scan, liver CT', es: 'TAC de abdomen, TAC de hígado' }),
  ct('belly-both', '74170', belly, 'both', {
    en: 'abdomen CT, CAT scan, liver CT, pancreas CT',
    es: 'TAC de abdomen, TAC de hígado, TAC de páncreas',
  }),
  ct('abdomen-pelvis-plain', '74176', bellyAndPelvis, 'without', {
    en: 'kidney stone CT, abdomen CT, CAT scan, CT for kidney stones',
    es: 'TAC de cálculos renales, uroTAC, TAC de abdomen, uro TAC, uro tomografía, TAC de piedras',
  }),
  ct(
    'abdomen-pelvis',
    '74177',
    bellyAndPelvis,
    'with',
    {
      en: 'abdomen scan, stomach CT, belly scan, CAT scan, appendix scan, stomach pain scan, appendicitis scan, belly pain CT',
      es: 'TAC de abdomen, tomografía de estómago, escáner de abdomen, apéndice, TAC por dolor de estómago, TAC por apendicitis',
    },
    { common: true },
  ),
  ct('abdomen-pelvis-both', '74178', bellyAndPelvis, 'both', {
    en: 'CT urogram, abdomen CT, blood in urine scan',
    es: 'uroTAC, TAC de abdomen, sangre en la orina',
  }),
  ct('pelvis-plain', '72192', pelvis, 'without', { en: 'pelvic CT, hip CT', es: 'TAC de pelvis, TAC de cadera' }),
  ct('pelvis', '72193', pelvis, 'with', {
    en: 'pelvic scan, pelvis CT, CAT scan, hip CT',
    es: 'TAC de pelvis, tomografía pélvica, escáner de pelvis',
  }),
  ct('arm', '73200', { en: 'the arm or hand', es: 'del brazo o la mano' }, 'without', {
    en: 'arm CT, elbow CT, wrist CT, shoulder CT',
    es: 'TAC de brazo, TAC de muñeca',
  }),
  ct('leg', '73700', { en: 'the leg or foot', es: 'de la pierna o el pie' }, 'without', {
    en: 'leg CT, knee CT, ankle CT, foot CT',
    es: 'TAC de pierna, TAC de tobillo, TAC de pie',
  }),
];
