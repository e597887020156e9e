import { daySurgery, hospitalStay, imagingExam, outpatientProcedure, readTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('urinary');
const specialty = 'urology';

/** The dye goes in under a code of its own. */
const emptyingPictures = [
  ...imagingExam({ en: 'X-ray', es: 'Radiografía' }, '74455', '4'),
  ...outpatientProcedure('51600'),
];

/** More of kidneys, bladder and prostate. */
export const bladderTemplates: readonly ServiceTemplate[] = [
  service(
    'bladder-pressure-test',
    readTest({ en: 'Pressure test of the bladder', es: 'Prueba de presión de la vejiga' }, '51728'),
    {
      name: { en: 'Pressure test of the bladder', es: 'Prueba de presión de la vejiga' },
      description: {
        en: 'A thin tube measures how the bladder holds and empties.',
        es: 'Un tubo fino mide cómo la vejiga retiene y vacía.',
      },
      synonyms: {
        en: 'urodynamics, leaky bladder test, incontinence test',
        es: 'urodinamia, estudio urodinámico, prueba de incontinencia',
      },
    },
  ),
  service('urine-stream-test', readTest({ en: 'Test of the stream', es: 'Prueba del chorro' }, '51741'), {
    name: { en: 'Test of the urine stream', es: 'Prueba del chorro de orina' },
    description: {
      en: 'A device measures how fast the urine flows.',
      es: 'Un aparato mide qué tan rápido sale la orina.',
    },
    synonyms: { en: 'uroflow, weak stream test', es: 'uroflujometría, chorro débil' },
  }),
  service('ureter-stent-removal', outpatientProcedure('52310'), {
    specialty,
    name: { en: 'Tube between kidney and bladder taken out', es: 'Retiro del tubo entre el riñón y la vejiga' },
    description: { en: 'A doctor takes the tube out through a scope.', es: 'El médico saca el tubo con una cámara.' },
    synonyms: { en: 'ureteral stent removal, JJ stent removal', es: 'retiro de catéter doble J' },
  }),
  service('bladder-tumor-removal', daySurgery('52235', { anesthesia: '00912', tissue: '88307' }), {
    specialty,
    name: { en: 'Bladder tumor taken out through a scope', es: 'Extirpación de un tumor de vejiga con cámara' },
    description: {
      en: 'A surgeon takes the tumor out through the urethra.',
      es: 'El cirujano saca el tumor por la uretra.',
    },
    synonyms: { en: 'TURBT, bladder cancer surgery', es: 'RTU de vejiga, cáncer de vejiga' },
  }),
  service('prostate-lift', daySurgery('52441', { anesthesia: '00910' }), {
    specialty,
    name: { en: 'Prostate held open with small clips', es: 'Próstata abierta con grapas pequeñas' },
    description: {
      en: 'Clips hold the prostate apart so that urine can flow.',
      es: 'Las grapas separan la próstata para que salga la orina.',
    },
    synonyms: { en: 'UroLift, enlarged prostate, BPH', es: 'UroLift, próstata agrandada' },
  }),
  service('kidney-removal', hospitalStay({ code: '658', alternates: ['657'], days: 2 }, { code: '50545' }, '00862'), {
    specialty,
    name: { en: 'Kidney taken out because of a tumor', es: 'Extirpación de un riñón por un tumor' },
    description: {
      en: 'A surgeon takes the kidney out through small cuts.',
      es: 'El cirujano extirpa el riñón por cortes pequeños.',
    },
    synonyms: { en: 'nephrectomy, kidney cancer surgery', es: 'nefrectomía, cáncer de riñón' },
  }),
  service('vasectomy-reversal', daySurgery('55400', { anesthesia: '00920' }), {
    specialty,
    name: { en: 'Vasectomy undone', es: 'Reversión de la vasectomía' },
    description: { en: 'A surgeon joins the tubes again.', es: 'El cirujano vuelve a unir los conductos.' },
    synonyms: { en: 'vasectomy reversal, undo vasectomy', es: 'revertir la vasectomía, vasovasostomía' },
  }),
  service('child-bladder-x-ray', emptyingPictures, {
    name: { en: 'X-ray of the bladder while it empties', es: 'Radiografía de la vejiga mientras se vacía' },
    description: {
      en: 'A dye shows whether urine flows back to the kidneys.',
      es: 'Un tinte muestra si la orina vuelve a los riñones.',
    },
    synonyms: { en: 'VCUG, voiding cystourethrogram, reflux kidney child', es: 'cistouretrografía, uretrocistografía' },
  }),
];
