import { daySurgery, outpatientProcedure } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('women');
const specialty = 'obstetrics-gynecology';

/** More of the womb and the vagina; fertility. */
export const wombAndFertilityTemplates: readonly ServiceTemplate[] = [
  service('womb-scrape', daySurgery('58120', { anesthesia: '00940', tissue: '88305' }), {
    specialty,
    name: { en: 'Lining of the womb scraped out (D&C)', es: 'Legrado del útero' },
    description: {
      en: 'A doctor takes the lining out through the vagina, not in pregnancy.',
      es: 'El médico saca el revestimiento por la vagina, fuera del embarazo.',
    },
    synonyms: { en: 'D&C, dilation and curettage, heavy bleeding', es: 'legrado, raspado, sangrado abundante' },
  }),
  service('colposcopy-look', outpatientProcedure('57452'), {
    specialty,
    name: { en: 'Closer look at the cervix, without a sample', es: 'Colposcopia sin toma de muestra' },
    description: {
      en: 'A doctor looks at the cervix through a lens.',
      es: 'El médico mira el cuello uterino con un lente.',
    },
    synonyms: { en: 'colposcopy, abnormal pap', es: 'colposcopia, papanicolaou anormal' },
  }),
  service('cervix-freezing', outpatientProcedure('57511'), {
    specialty,
    name: { en: 'Cervix treated by cold', es: 'Tratamiento del cuello uterino con frío' },
    description: {
      en: 'Cold takes off cells that are not normal.',
      es: 'El frío quita las células que no son normales.',
    },
    synonyms: {
      en: 'cryotherapy cervix, freeze cervix, abnormal cells',
      es: 'crioterapia, congelar el cuello uterino',
    },
  }),
  service('gland-abscess', outpatientProcedure('56420'), {
    name: { en: 'Abscess at the vagina opened', es: 'Drenaje de un absceso de la vagina' },
    description: { en: 'A small cut lets the pus out.', es: 'Un corte pequeño deja salir el pus.' },
    synonyms: {
      en: 'Bartholin cyst, vaginal abscess, vaginal bump',
      es: 'quiste de Bartolino, bartolinitis, bolita en la vagina',
    },
  }),
  service('pessary', outpatientProcedure('57160'), {
    name: { en: 'Ring against a dropped womb or bladder', es: 'Anillo para el útero o la vejiga caídos' },
    description: {
      en: 'A doctor fits a ring that holds the organs up.',
      es: 'El médico coloca un anillo que sostiene los órganos.',
    },
    synonyms: { en: 'pessary, prolapse, dropped bladder', es: 'pesario, prolapso, vejiga caída, matriz caída' },
  }),
  service('prolapse-surgery', daySurgery('57260', { anesthesia: '00942' }), {
    specialty,
    name: { en: 'Surgery for a dropped bladder and bowel', es: 'Cirugía de vejiga y recto caídos' },
    description: {
      en: 'A surgeon tightens the walls of the vagina.',
      es: 'El cirujano refuerza las paredes de la vagina.',
    },
    synonyms: {
      en: 'prolapse repair, cystocele, rectocele, dropped bladder surgery',
      es: 'prolapso, cistocele, rectocele, vejiga caída',
    },
  }),
  service('egg-collection', daySurgery('58970', { anesthesia: '00840', kind: 'infertility' }), {
    specialty,
    name: { en: 'Eggs collected for IVF', es: 'Extracción de óvulos para fecundación in vitro' },
    description: { en: 'A needle takes the eggs out of the ovaries.', es: 'Una aguja saca los óvulos de los ovarios.' },
    synonyms: {
      en: 'IVF, egg retrieval, egg freezing, in vitro',
      es: 'FIV, fecundación in vitro, congelar óvulos, bebé de probeta',
    },
  }),
  service('embryo-transfer', outpatientProcedure('58974', { kind: 'infertility' }), {
    specialty,
    name: { en: 'Embryo placed in the womb (IVF)', es: 'Transferencia de un embrión (FIV)' },
    description: {
      en: 'A thin tube places the embryo in the womb.',
      es: 'Un tubo fino coloca el embrión en el útero.',
    },
    synonyms: { en: 'IVF, embryo transfer, in vitro', es: 'FIV, fecundación in vitro, transferencia embrionaria' },
  }),
  service('abortion', outpatientProcedure('59840', { kind: 'abortion' }), {
    specialty,
    name: { en: 'Abortion by a procedure', es: 'Aborto por un procedimiento' },
    description: {
      en: 'A doctor ends an early pregnancy. Some states and plans have limits.',
      es: 'Un médico termina un embarazo temprano. Algunos estados y planes ponen límites.',
    },
    synonyms: {
      en: 'end a pregnancy, termination, abortion clinic',
      es: 'interrupción del embarazo, aborto, terminar el embarazo',
    },
  }),
];
