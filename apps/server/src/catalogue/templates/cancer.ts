import { daySurgery, labTest, outpatientProcedure, radiationPlanning, treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('cancer');

/** Finding cancer: samples and blood tests. Treating it: infusions, radiation and surgery. */
export const cancerTemplates: readonly ServiceTemplate[] = [
  service('breast-biopsy-ultrasound', outpatientProcedure('19083', { tissue: '88305' }), {
    name: { en: 'Breast biopsy guided by ultrasound', es: 'Biopsia de mama guiada por ecografía' },
    description: {
      en: 'A doctor takes a sample of a lump with a needle.',
      es: 'El médico toma una muestra de un bulto con una aguja.',
    },
    synonyms: { en: 'breast lump biopsy, core biopsy, needle biopsy', es: 'biopsia de seno, bulto en el seno' },
  }),
  service('breast-biopsy-xray', outpatientProcedure('19081', { tissue: '88305' }), {
    name: { en: 'Breast biopsy guided by X-ray', es: 'Biopsia de mama guiada por rayos X' },
    description: {
      en: 'A doctor takes a sample of a spot that only the mammogram shows.',
      es: 'El médico toma una muestra de algo que solo se ve en la mamografía.',
    },
    synonyms: { en: 'stereotactic biopsy, calcifications', es: 'biopsia estereotáctica, calcificaciones' },
  }),
  service('thyroid-biopsy', outpatientProcedure('10005', { tissue: '88173' }), {
    name: { en: 'Thyroid biopsy with a fine needle', es: 'Biopsia de tiroides con aguja fina' },
    description: {
      en: 'A doctor takes cells from a lump of the thyroid, guided by ultrasound.',
      es: 'El médico toma células de un bulto de la tiroides, guiado por ecografía.',
    },
    synonyms: {
      en: 'FNA, thyroid nodule, fine needle aspiration, neck lump biopsy',
      es: 'punción de tiroides, nódulo de tiroides, bulto en el cuello, PAAF de tiroides, biopsia de nódulo tiroideo',
    },
  }),
  service('lymph-node-biopsy', outpatientProcedure('38505', { tissue: '88305' }), {
    name: { en: 'Lymph node biopsy with a needle', es: 'Biopsia de un ganglio con aguja' },
    description: {
      en: 'A doctor takes a sample of a swollen gland.',
      es: 'El médico toma una muestra de un ganglio hinchado.',
    },
    synonyms: {
      en: 'swollen gland, lymphoma test, neck lump biopsy, lump in neck, lump in armpit, lump in groin',
      es: 'ganglio inflamado, linfoma, bulto en el cuello, bolita en el cuello, bulto en la axila, bulto en la ingle',
    },
  }),
  service('bone-marrow-biopsy', outpatientProcedure('38222', { tissue: '88305' }), {
    name: { en: 'Bone marrow biopsy', es: 'Biopsia de médula ósea' },
    description: {
      en: 'A doctor takes a sample from inside the hip bone.',
      es: 'El médico toma una muestra de dentro del hueso de la cadera.',
    },
    synonyms: { en: 'marrow test, leukemia test', es: 'médula, leucemia' },
  }),
  service('liver-biopsy', outpatientProcedure('47000', { tissue: '88307' }), {
    name: { en: 'Liver biopsy with a needle', es: 'Biopsia de hígado con aguja' },
    description: {
      en: 'A doctor takes a small sample of the liver.',
      es: 'El médico toma una muestra pequeña del hígado.',
    },
    synonyms: { en: 'liver sample, fatty liver, hepatitis', es: 'muestra de hígado, hígado graso' },
  }),
  service('tumor-marker-ovary', labTest('86304'), {
    name: { en: 'Ovary tumor marker (CA 125)', es: 'Marcador de tumor de ovario (CA 125)' },
    description: {
      en: 'A blood test that helps to follow cancer of the ovary.',
      es: 'Un análisis de sangre que ayuda a seguir el cáncer de ovario.',
    },
    synonyms: { en: 'CA-125, ovarian cancer test', es: 'CA-125, cáncer de ovario' },
  }),
  service('tumor-marker-bowel', labTest('82378'), {
    name: { en: 'Bowel tumor marker (CEA)', es: 'Marcador de tumor de colon (CEA)' },
    description: {
      en: 'A blood test that helps to follow cancer of the bowel.',
      es: 'Un análisis de sangre que ayuda a seguir el cáncer de colon.',
    },
    synonyms: { en: 'CEA, colon cancer blood test', es: 'ACE, antígeno carcinoembrionario, cáncer de colon' },
  }),
  service('tumor-marker-pancreas', labTest('86301'), {
    name: { en: 'Pancreas tumor marker (CA 19-9)', es: 'Marcador de tumor de páncreas (CA 19-9)' },
    description: {
      en: 'A blood test that helps to follow cancer of the pancreas.',
      es: 'Un análisis de sangre que ayuda a seguir el cáncer de páncreas.',
    },
    synonyms: { en: 'CA 19-9, pancreatic cancer test', es: 'CA 19-9, cáncer de páncreas' },
  }),
  service('inherited-breast-cancer-test', labTest('81162'), {
    name: { en: 'Gene test for breast cancer (BRCA)', es: 'Prueba genética de cáncer de mama (BRCA)' },
    description: {
      en: 'A blood test that shows whether the risk of breast cancer runs in the family.',
      es: 'Un análisis que muestra si el riesgo de cáncer de mama viene de familia.',
    },
    synonyms: { en: 'BRCA, genetic test, family cancer', es: 'BRCA, genética, cáncer en la familia' },
  }),
  service('chemotherapy', treatment({ en: 'Infusion, first hour', es: 'Infusión, primera hora' }, '96413', '78'), {
    name: { en: 'Chemotherapy infusion, first hour', es: 'Quimioterapia por la vena, primera hora' },
    description: {
      en: 'Medicine against cancer given through a vein. The medicine is billed besides.',
      es: 'Un medicamento contra el cáncer que se da por la vena. El medicamento se cobra aparte.',
    },
    synonyms: { en: 'chemo, cancer infusion, immunotherapy', es: 'quimio, infusión, inmunoterapia' },
  }),
  service(
    'chemotherapy-three-hours',
    treatment({ en: 'Infusion, first hour', es: 'Infusión, primera hora' }, '96413', '78', {
      further: {
        id: 'further-hours',
        name: { en: 'Infusion, each further hour', es: 'Infusión, cada hora más' },
        code: '96415',
        units: 2,
      },
    }),
    {
      name: { en: 'Chemotherapy infusion, three hours', es: 'Quimioterapia por la vena, tres horas' },
      description: {
        en: 'A long infusion of medicine against cancer. The medicine is billed besides.',
        es: 'Una infusión larga de un medicamento contra el cáncer. El medicamento se cobra aparte.',
      },
      synonyms: { en: 'chemo, cancer infusion', es: 'quimio, infusión' },
    },
  ),
  service('chemotherapy-shot', treatment({ en: 'Giving the shot', es: 'Aplicación de la inyección' }, '96401', '78'), {
    name: { en: 'Chemotherapy shot', es: 'Quimioterapia por inyección' },
    description: {
      en: 'A shot of medicine against cancer. The medicine is billed besides.',
      es: 'Una inyección contra el cáncer. El medicamento se cobra aparte.',
    },
    synonyms: { en: 'chemo injection, hormone shot', es: 'quimio, inyección contra el cáncer' },
  }),
  service('port-placement', daySurgery('36561', { anesthesia: '00532' }), {
    name: { en: 'Port for medicines under the skin', es: 'Puerto para medicinas bajo la piel' },
    description: {
      en: 'A surgeon puts a small port in the chest, so that infusions are easier.',
      es: 'El cirujano pone un puerto pequeño en el pecho para facilitar las infusiones.',
    },
    synonyms: {
      en: 'port-a-cath, mediport, chemo port, port placement, port insertion',
      es: 'catéter puerto, port-a-cath, reservorio, colocación de puerto, puerto para quimio, puerto para quimioterapia, poner puerto',
    },
  }),
  service('radiation-planning', radiationPlanning, {
    name: { en: 'Planning of radiation treatment', es: 'Planificación de la radioterapia' },
    description: {
      en: 'A doctor decides where the rays go and how many sessions there will be.',
      es: 'Un médico decide adónde van los rayos y cuántas sesiones serán.',
    },
    synonyms: { en: 'radiation simulation, radiotherapy plan', es: 'simulación, plan de radioterapia' },
  }),
  service(
    'radiation-session',
    treatment({ en: 'One session of radiation', es: 'Una sesión de radiación' }, '77412', '6', {
      alternates: ['77407', '77402'],
    }),
    {
      name: { en: 'Radiation treatment, one session', es: 'Radioterapia, una sesión' },
      description: {
        en: 'Rays are aimed at the cancer for a few minutes.',
        es: 'Los rayos se dirigen al cáncer por unos minutos.',
      },
      synonyms: {
        en: 'radiotherapy, cancer rays, IMRT, radiation for cancer',
        es: 'radiación, rayos contra el cáncer, sesión de radioterapia, radioterapia',
      },
    },
  ),
  service(
    'radiation-precise',
    treatment({ en: 'One session of precise radiation', es: 'Una sesión de radiación precisa' }, '77373', '6'),
    {
      name: { en: 'Precise radiation treatment, one session', es: 'Radioterapia de precisión, una sesión' },
      description: {
        en: 'A strong dose is aimed at one small spot.',
        es: 'Una dosis fuerte se dirige a un punto pequeño.',
      },
      synonyms: { en: 'SBRT, CyberKnife, stereotactic', es: 'SBRT, radiocirugía, estereotáctica' },
    },
  ),
  service('breast-part-removal', daySurgery('19301', { anesthesia: '00400', tissue: '88307' }), {
    specialty: 'general-surgery',
    name: {
      en: 'Part of the breast taken out because of cancer',
      es: 'Extirpación de una parte de la mama por cáncer',
    },
    description: {
      en: 'A surgeon removes the cancer and leaves the rest of the breast.',
      es: 'El cirujano quita el cáncer y deja el resto de la mama.',
    },
    synonyms: {
      en: 'lumpectomy, partial mastectomy, breast cancer surgery',
      es: 'lumpectomía, cáncer de seno, cirugía de seno',
    },
  }),
  service('breast-removal', daySurgery('19303', { anesthesia: '00400', tissue: '88307' }), {
    specialty: 'general-surgery',
    name: { en: 'Breast taken out because of cancer', es: 'Extirpación de la mama por cáncer' },
    description: {
      en: 'A surgeon removes all of one breast.',
      es: 'El cirujano quita toda una mama.',
    },
    synonyms: { en: 'mastectomy, breast cancer surgery', es: 'mastectomía, cáncer de seno, cirugía de seno' },
  }),
  service('thyroid-removal', daySurgery('60240', { anesthesia: '00320', tissue: '88307' }), {
    specialty: 'general-surgery',
    name: { en: 'Thyroid taken out', es: 'Extirpación de la tiroides' },
    description: {
      en: 'A surgeon removes all of the thyroid through a cut in the neck.',
      es: 'El cirujano quita toda la tiroides por un corte en el cuello.',
    },
    synonyms: { en: 'thyroidectomy, thyroid cancer, goiter', es: 'tiroidectomía, cáncer de tiroides, bocio' },
  }),
];
