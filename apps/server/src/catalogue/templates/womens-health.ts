import { daySurgery, imagingExam, outpatientProcedure, shot } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('women');
const specialty = 'obstetrics-gynecology';
const kind = 'familyPlanning';

/** Birth control first, then exams and operations of the womb and the ovaries. */
export const womensHealthTemplates: readonly ServiceTemplate[] = [
  service(
    'iud-hormone',
    outpatientProcedure('58300', {
      kind,
      supply: { name: { en: 'The IUD', es: 'El DIU' }, code: 'J7298', alternates: ['J7297', 'J7296', 'J7301'] },
    }),
    {
      specialty,
      name: { en: 'IUD with hormone, put in', es: 'Colocación de un DIU hormonal' },
      description: {
        en: 'A small device in the womb prevents pregnancy for years. It is included.',
        es: 'Un dispositivo pequeño en el útero evita el embarazo por años. Está incluido.',
      },
      synonyms: {
        en: 'IUD insertion, Mirena, Kyleena, birth control, coil',
        es: 'DIU, T hormonal, Mirena, anticonceptivos, método anticonceptivo',
      },
    },
  ),
  service(
    'iud-copper',
    outpatientProcedure('58300', { kind, supply: { name: { en: 'The IUD', es: 'El DIU' }, code: 'J7300' } }),
    {
      specialty,
      name: { en: 'Copper IUD, put in', es: 'Colocación de un DIU de cobre' },
      description: {
        en: 'A small device without hormones in the womb prevents pregnancy for years. It is included.',
        es: 'Un dispositivo sin hormonas en el útero evita el embarazo por años. Está incluido.',
      },
      synonyms: {
        en: 'IUD insertion, Paragard, birth control, coil',
        es: 'DIU, T de cobre, anticonceptivos, método anticonceptivo',
      },
    },
  ),
  service('iud-removal', outpatientProcedure('58301', { kind }), {
    specialty,
    name: { en: 'IUD taken out', es: 'Retiro de un DIU' },
    description: { en: 'A doctor takes an IUD out of the womb.', es: 'El médico saca un DIU del útero.' },
    synonyms: { en: 'IUD removal, coil removal', es: 'sacar el DIU, quitar la T' },
  }),
  service(
    'birth-control-implant',
    outpatientProcedure('11981', {
      kind,
      supply: { name: { en: 'The implant', es: 'El implante' }, code: 'J7307' },
    }),
    {
      specialty,
      name: { en: 'Birth control implant in the arm', es: 'Implante anticonceptivo en el brazo' },
      description: {
        en: 'A small rod under the skin prevents pregnancy for years. It is included.',
        es: 'Una varilla pequeña bajo la piel evita el embarazo por años. Está incluida.',
      },
      synonyms: {
        en: 'Nexplanon, birth control, arm implant, Implanon',
        es: 'Nexplanon, implante, anticonceptivos, Jadelle, implante subdérmico',
      },
    },
  ),
  service('birth-control-implant-removal', outpatientProcedure('11982', { kind }), {
    specialty,
    name: { en: 'Birth control implant taken out', es: 'Retiro de un implante anticonceptivo' },
    description: {
      en: 'A doctor takes the rod out of the arm.',
      es: 'El médico saca la varilla del brazo.',
    },
    synonyms: { en: 'Nexplanon removal', es: 'quitar el implante, Nexplanon' },
  }),
  service(
    'birth-control-shot',
    shot({ name: { en: 'The medicine', es: 'El medicamento' }, code: 'J1050', units: 150 }),
    {
      name: { en: 'Birth control shot', es: 'Inyección anticonceptiva' },
      description: {
        en: 'A shot that prevents pregnancy for three months.',
        es: 'Una inyección que evita el embarazo por tres meses.',
      },
      synonyms: {
        en: 'Depo, Depo-Provera, birth control',
        es: 'Depo-Provera, anticonceptivos, inyección de tres meses, inyección para cuidarme, inyección para no embarazarme, inyección para planificar',
      },
    },
  ),
  service('tubes-tied', daySurgery('58671', { alternates: ['58670'], anesthesia: '00851', kind }), {
    specialty,
    name: { en: 'Tubes tied through small cuts', es: 'Ligadura de trompas por cortes pequeños' },
    description: {
      en: 'An operation that prevents pregnancy for good.',
      es: 'Una operación que evita el embarazo para siempre.',
    },
    synonyms: {
      en: 'tubal ligation, sterilization, birth control surgery',
      es: 'ligadura, ligar las trompas, esterilización, operarse para no tener hijos, preparación tubárica, salpingo',
    },
  }),
  service('colposcopy', outpatientProcedure('57454', { tissue: '88305', samples: 2 }), {
    specialty,
    name: { en: 'Closer look at the cervix, with a sample', es: 'Colposcopia con toma de muestra' },
    description: {
      en: 'After an unclear Pap test, a doctor looks at the cervix with a lens and takes samples.',
      es: 'Después de un Papanicolaou poco claro, el médico mira el cuello uterino con una lente y toma muestras.',
    },
    synonyms: {
      en: 'colposcopy, abnormal pap, cervix biopsy, abnormal Pap follow up',
      es: 'colposcopia, papanicolaou anormal, biopsia',
    },
  }),
  service('cervix-loop', outpatientProcedure('57522', { tissue: '88307' }), {
    specialty,
    name: { en: 'Loop treatment of the cervix (LEEP)', es: 'Tratamiento del cuello uterino con asa (LEEP)' },
    description: {
      en: 'A wire loop takes away cells that could turn into cancer.',
      es: 'Un asa de alambre quita células que podrían volverse cáncer.',
    },
    synonyms: {
      en: 'LEEP, abnormal pap, cone biopsy, cauterize the cervix, precancer of the cervix',
      es: 'LEEP, cono, papanicolaou anormal, cauterizar el cuello de la matriz, cauterización, conización',
    },
  }),
  service('cervix-loop-colposcopy', outpatientProcedure('57461', { tissue: '88307' }), {
    specialty,
    name: {
      en: 'Loop treatment of the cervix under a lens (LEEP with colposcopy)',
      es: 'Tratamiento del cuello uterino con asa y lente (LEEP con colposcopia)',
    },
    description: {
      en: 'A doctor looks at the cervix with a lens. A wire loop takes away cells that could turn into cancer.',
      es: 'El médico mira el cuello uterino con una lente y quita con un asa de alambre células que podrían volverse cáncer.',
    },
    synonyms: { en: 'LEEP, colposcopy, abnormal pap', es: 'LEEP, colposcopia, papanicolaou anormal' },
  }),
  service('womb-lining-sample', outpatientProcedure('58100', { tissue: '88305' }), {
    specialty,
    name: { en: 'Sample of the lining of the womb', es: 'Muestra del revestimiento del útero' },
    description: {
      en: 'A doctor takes a small sample to find the cause of bleeding.',
      es: 'El médico toma una muestra pequeña para buscar la causa de un sangrado.',
    },
    synonyms: { en: 'endometrial biopsy, heavy bleeding', es: 'biopsia de endometrio, sangrado abundante' },
  }),
  service('womb-camera', daySurgery('58558', { anesthesia: '00952', tissue: '88305' }), {
    specialty,
    name: { en: 'Camera treatment inside the womb', es: 'Tratamiento con cámara dentro del útero' },
    description: {
      en: 'A doctor looks into the womb with a camera, and takes out a growth or a sample.',
      es: 'El médico mira dentro del útero con una cámara y quita un pólipo o toma una muestra.',
    },
    synonyms: { en: 'hysteroscopy, D&C, uterine polyp', es: 'histeroscopia, legrado, pólipo del útero' },
  }),
  service('womb-lining-removal', daySurgery('58563', { anesthesia: '00952' }), {
    specialty,
    name: { en: 'Treatment of the womb lining for heavy periods', es: 'Ablación del endometrio por reglas abundantes' },
    description: {
      en: 'Heat takes away the lining of the womb, so that periods get light or stop.',
      es: 'El calor quita el revestimiento del útero para que la regla sea ligera o se detenga.',
    },
    synonyms: { en: 'endometrial ablation, heavy periods', es: 'ablación endometrial, reglas abundantes' },
  }),
  service('fibroid-removal', daySurgery('58545', { anesthesia: '00840' }), {
    specialty,
    name: { en: 'Fibroids taken out through small cuts', es: 'Extirpación de miomas por cortes pequeños' },
    description: {
      en: 'A surgeon removes growths of the womb and leaves the womb in place.',
      es: 'El cirujano quita los miomas y deja el útero en su lugar.',
    },
    synonyms: { en: 'myomectomy, fibroid surgery', es: 'miomectomía, fibromas' },
  }),
  service('ovary-surgery', daySurgery('58661', { anesthesia: '00840', tissue: '88305' }), {
    specialty,
    name: {
      en: 'Ovary or tube taken out through small cuts',
      es: 'Extirpación de un ovario o trompa por cortes pequeños',
    },
    description: {
      en: 'A surgeon takes out an ovary or a tube, often because of a cyst.',
      es: 'El cirujano quita un ovario o una trompa, por ejemplo, por un quiste.',
    },
    synonyms: { en: 'ovarian cyst surgery, oophorectomy, salpingectomy', es: 'quiste de ovario, ooforectomía' },
  }),
  service('endometriosis-surgery', daySurgery('58662', { anesthesia: '00840' }), {
    specialty,
    name: { en: 'Endometriosis surgery through small cuts', es: 'Cirugía de endometriosis por cortes pequeños' },
    description: {
      en: 'A surgeon removes tissue that grows outside the womb.',
      es: 'El cirujano quita tejido que crece fuera del útero.',
    },
    synonyms: { en: 'endometriosis, pelvic pain, laparoscopy', es: 'endometriosis, dolor pélvico, laparoscopia' },
  }),
  service('bladder-sling', daySurgery('57288', { anesthesia: '00860' }), {
    specialty,
    name: { en: 'Sling for a leaking bladder', es: 'Cinta para la incontinencia de orina' },
    description: {
      en: 'A small band holds up the bladder, so that urine no longer leaks.',
      es: 'Una cinta pequeña sostiene la vejiga para que no se escape la orina.',
    },
    synonyms: { en: 'incontinence surgery, bladder leak', es: 'incontinencia urinaria, vejiga caída' },
  }),
  service(
    'pelvis-infertility-xray',
    [
      ...imagingExam({ en: 'X-ray of the tubes', es: 'Radiografía de las trompas' }, '74740', '4'),
      ...outpatientProcedure('58340'),
    ],
    {
      name: { en: 'X-ray of womb and tubes', es: 'Radiografía del útero y las trompas' },
      description: {
        en: 'A dye shows whether the tubes are open, when it is hard to get pregnant.',
        es: 'Un líquido muestra si las trompas están abiertas cuando cuesta quedar embarazada.',
      },
      synonyms: {
        en: 'HSG, hysterosalpingogram, infertility test, dye test of the tubes, blocked tubes, infertility dye test',
        es: 'histerosalpingografía, infertilidad, trompas tapadas, medio de contraste en las trompas',
      },
    },
  ),
  service('insemination', outpatientProcedure('58322', { kind: 'infertility' }), {
    specialty,
    name: { en: 'Sperm placed in the womb', es: 'Inseminación artificial' },
    description: {
      en: 'A doctor places sperm in the womb to help with a pregnancy.',
      es: 'El médico pone los espermatozoides en el útero para ayudar a lograr un embarazo.',
    },
    synonyms: {
      en: 'IUI, artificial insemination, fertility treatment, intrauterine insemination',
      es: 'IIU, tratamiento de fertilidad',
    },
  }),
];
