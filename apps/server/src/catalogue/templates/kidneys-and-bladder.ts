import { daySurgery, outpatientProcedure, hospitalTest, treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('urinary');
const specialty = 'urology';
const botox = { name: { en: 'The medicine', es: 'El medicamento' }, code: 'J0585', units: 100 };

/** Kidneys, bladder, prostate and men's health. */
export const kidneyAndBladderTemplates: readonly ServiceTemplate[] = [
  service('bladder-camera', outpatientProcedure('52000'), {
    specialty,
    name: { en: 'Camera exam of the bladder', es: 'Examen de la vejiga con cámara' },
    description: {
      en: 'A doctor looks into the bladder with a thin camera.',
      es: 'El médico mira dentro de la vejiga con una cámara delgada.',
    },
    synonyms: { en: 'cystoscopy, blood in urine, bladder scope', es: 'cistoscopia, sangre en la orina' },
  }),
  service('bladder-scan', hospitalTest({ en: 'Scan of the bladder', es: 'Ecografía de la vejiga' }, '51798', '73'), {
    name: { en: 'Bladder scan after emptying', es: 'Ecografía de la vejiga después de orinar' },
    description: {
      en: 'Shows how much urine stays in the bladder.',
      es: 'Muestra cuánta orina queda en la vejiga.',
    },
    synonyms: { en: 'post-void residual, PVR, trouble peeing', es: 'residuo de orina, problemas para orinar' },
  }),
  service('bladder-catheter', outpatientProcedure('51702'), {
    name: { en: 'Bladder catheter, put in', es: 'Colocación de una sonda en la vejiga' },
    description: {
      en: 'A tube that drains the bladder is put in.',
      es: 'Se pone un tubo que vacía la vejiga.',
    },
    synonyms: { en: 'Foley, urinary catheter, cannot pee', es: 'sonda Foley, catéter urinario, no puedo orinar' },
  }),
  service('bladder-botox', outpatientProcedure('52287', { supply: botox }), {
    specialty,
    name: { en: 'Botox for the bladder', es: 'Bótox en la vejiga' },
    description: {
      en: 'Shots through a camera calm a bladder that is too active.',
      es: 'Unas inyecciones a través de una cámara calman una vejiga demasiado activa.',
    },
    synonyms: { en: 'overactive bladder, incontinence', es: 'vejiga hiperactiva, incontinencia' },
  }),
  service('kidney-stones-waves', daySurgery('50590', { anesthesia: '00873' }), {
    specialty,
    name: { en: 'Kidney stones broken up by sound waves', es: 'Piedras en el riñón deshechas con ondas' },
    description: {
      en: 'Waves from outside break a stone, so that it can pass.',
      es: 'Unas ondas desde afuera rompen la piedra para que pueda salir.',
    },
    synonyms: {
      en: 'kidney stone removal, lithotripsy, ESWL, shock waves, blast kidney stones, kidney stone blasting',
      es: 'sacar piedras del riñón, litotricia, cálculos renales, ondas de choque, romper piedras, deshacer piedras',
    },
  }),
  service('kidney-stones-laser', daySurgery('52356', { anesthesia: '00918' }), {
    specialty,
    name: { en: 'Kidney stones broken up by laser', es: 'Piedras en el riñón deshechas con láser' },
    description: {
      en: 'A surgeon breaks a stone with a laser through a thin camera.',
      es: 'El cirujano rompe la piedra con un láser por una cámara delgada.',
    },
    synonyms: {
      en: 'kidney stone removal, ureteroscopy, laser lithotripsy, blast kidney stones',
      es: 'sacar piedras del riñón, ureteroscopia, cálculos renales, deshacer piedras con láser',
    },
  }),
  service('ureter-stent', daySurgery('52332', { anesthesia: '00910' }), {
    specialty,
    name: { en: 'Small tube between kidney and bladder', es: 'Tubo entre el riñón y la vejiga' },
    description: {
      en: 'A tube keeps the way open, so that urine can drain.',
      es: 'Un tubo mantiene abierto el paso para que baje la orina.',
    },
    synonyms: { en: 'ureteral stent, JJ stent, blocked kidney', es: 'catéter doble J, stent ureteral' },
  }),
  service('prostate-trimming', daySurgery('52601', { anesthesia: '00914', tissue: '88305' }), {
    specialty,
    name: { en: 'Prostate trimmed through a scope', es: 'Cirugía de próstata por la uretra' },
    description: {
      en: 'A surgeon takes away parts of the prostate that block the urine.',
      es: 'El cirujano quita tejido de la próstata que no deja pasar la orina.',
    },
    synonyms: { en: 'TURP, enlarged prostate, BPH, weak stream', es: 'RTU, próstata agrandada, chorro débil' },
  }),
  service('vasectomy', outpatientProcedure('55250', { kind: 'familyPlanning' }), {
    specialty,
    name: { en: 'Vasectomy', es: 'Vasectomía' },
    description: {
      en: 'Small surgery for men, so that there is no pregnancy, for good.',
      es: 'Una operación pequeña para hombres que evita el embarazo para siempre.',
    },
    synonyms: {
      en: 'male sterilization, birth control for men, snip',
      es: 'esterilización masculina, operarse para no tener hijos',
    },
  }),
  service('circumcision', daySurgery('54161', { anesthesia: '00920' }), {
    specialty,
    name: { en: 'Circumcision after the first month', es: 'Circuncisión después del primer mes' },
    description: {
      en: 'A surgeon removes the foreskin of a boy or man.',
      es: 'El cirujano quita el prepucio de un niño o un hombre.',
    },
    synonyms: { en: 'foreskin removal, phimosis', es: 'prepucio, fimosis' },
  }),
  service('testicle-surgery-child', daySurgery('54640', { anesthesia: '00924' }), {
    specialty,
    name: { en: 'Testicle brought down, child', es: 'Descenso de un testículo, niño' },
    description: {
      en: 'A surgeon brings a testicle that has not come down into its place.',
      es: 'El cirujano lleva a su lugar un testículo que no ha bajado.',
    },
    synonyms: { en: 'undescended testicle, orchiopexy', es: 'testículo no descendido, orquidopexia' },
  }),
  service('hydrocele', daySurgery('55040', { anesthesia: '00920' }), {
    specialty,
    name: { en: 'Fluid around the testicle taken out', es: 'Operación de hidrocele' },
    description: {
      en: 'A surgeon takes out a sac of fluid around a testicle.',
      es: 'El cirujano quita una bolsa de líquido alrededor de un testículo.',
    },
    synonyms: { en: 'hydrocele, swollen testicle', es: 'hidrocele, testículo hinchado' },
  }),
  service('kidney-biopsy', outpatientProcedure('50200', { tissue: '88305' }), {
    name: { en: 'Kidney biopsy with a needle', es: 'Biopsia de riñón con aguja' },
    description: {
      en: 'A doctor takes a small sample of the kidney.',
      es: 'El médico toma una muestra pequeña del riñón.',
    },
    synonyms: { en: 'renal biopsy, kidney sample', es: 'biopsia renal, muestra de riñón' },
  }),
  service(
    'dialysis',
    treatment({ en: 'One session of dialysis', es: 'Una sesión de diálisis' }, '90935', '76', {
      alternates: ['90999'],
    }),
    {
      name: { en: 'Dialysis, one session', es: 'Diálisis, una sesión' },
      description: {
        en: 'A machine cleans the blood when the kidneys do not.',
        es: 'Una máquina limpia la sangre cuando los riñones no pueden.',
      },
      synonyms: { en: 'hemodialysis, kidney failure', es: 'hemodiálisis, falla de los riñones' },
    },
  ),
];
