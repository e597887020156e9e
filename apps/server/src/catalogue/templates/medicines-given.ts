import type { Words } from '@portico/contract';
import { hospitalTest, outpatientProcedure, shot, treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('treatments');
const medicine: Words = { en: 'The medicine', es: 'El medicamento' };
const firstHour: Words = { en: 'Infusion, first hour', es: 'Infusión, primera hora' };
const furtherHours: Words = { en: 'Infusion, each further hour', es: 'Infusión, cada hora más' };

type Dose = { units: number; hours?: number; alternates?: readonly string[]; isAgainstCancer?: true };

/** A complex biological medicine is given under the codes of chemotherapy (CPT), whatever it is for. */
const biological = (code: string, { units, hours = 1, alternates = [], isAgainstCancer }: Dose) =>
  treatment(firstHour, '96413', '78', {
    ...(hours > 1 ? { further: { name: furtherHours, code: '96415', units: hours - 1 } } : {}),
    supply: { name: medicine, code, units, alternates, serviceType: isAgainstCancer === true ? '78' : '50' },
  });

const throughVein = (code: string, { units, hours = 1 }: Dose) =>
  treatment(firstHour, '96365', '50', {
    ...(hours > 1 ? { further: { name: furtherHours, code: '96366', units: hours - 1 } } : {}),
    supply: { name: medicine, code, units },
  });

/** Medicines that hospitals give as a shot or through a vein, each in a usual dose. */
export const givenMedicineTemplates: readonly ServiceTemplate[] = [
  service('shot-denosumab', shot({ name: medicine, code: 'J0897', units: 60 }), {
    name: { en: 'Denosumab shot for weak bones', es: 'Inyección de denosumab para huesos débiles' },
    description: { en: 'The shot is given twice a year.', es: 'La inyección se aplica dos veces al año.' },
    synonyms: {
      en: 'prolia, osteoporosis shot, bone shot, denosumab',
      es: 'prolia, inyección para la osteoporosis, inyección para los huesos',
    },
  }),
  service('shot-romosozumab', shot({ name: medicine, code: 'J3111', units: 210 }), {
    name: { en: 'Romosozumab shot for weak bones', es: 'Inyección de romosozumab para huesos débiles' },
    description: {
      en: 'The shot is given once a month for a year.',
      es: 'La inyección se aplica una vez al mes por un año.',
    },
    synonyms: { en: 'evenity, osteoporosis shot', es: 'evenity, inyección para la osteoporosis' },
  }),
  service('shot-testosterone', shot({ name: medicine, code: 'J1071', units: 200 }), {
    name: { en: 'Testosterone shot', es: 'Inyección de testosterona' },
    description: { en: 'A shot of the male hormone.', es: 'Una inyección de la hormona masculina.' },
    synonyms: {
      en: 'low T shot, hormone shot for men, TRT, depo-testosterone',
      es: 'hormona masculina, testosterona baja, inyección de hormonas para hombre',
    },
  }),
  service('shot-penicillin', shot({ name: medicine, code: 'J0561', units: 24 }), {
    name: { en: 'Penicillin shot that lasts', es: 'Inyección de penicilina de larga duración' },
    description: {
      en: 'A shot against strep throat or syphilis.',
      es: 'Una inyección contra el estreptococo o la sífilis.',
    },
    synonyms: {
      en: 'bicillin, penicillin shot, syphilis treatment',
      es: 'benzetacil, penicilina benzatínica, tratamiento de la sífilis',
    },
  }),
  service('shot-omalizumab', shot({ name: medicine, code: 'J2357', units: 60 }), {
    name: { en: 'Omalizumab shot for asthma or hives', es: 'Inyección de omalizumab para asma o urticaria' },
    description: {
      en: 'The shot is given every two to four weeks.',
      es: 'La inyección se aplica cada dos a cuatro semanas.',
    },
    synonyms: { en: 'xolair, asthma shot, hives shot', es: 'xolair, inyección para el asma, urticaria crónica' },
  }),
  service(
    'shot-hormone-cancer',
    treatment({ en: 'Giving the shot', es: 'Aplicación de la inyección' }, '96402', '78', {
      supply: { name: medicine, code: 'J9217', units: 3 },
    }),
    {
      name: {
        en: 'Leuprolide shot for prostate cancer, three months',
        es: 'Inyección de leuprolida para cáncer de próstata, tres meses',
      },
      description: {
        en: 'The shot lowers the hormone that feeds the cancer.',
        es: 'La inyección baja la hormona que alimenta el cáncer.',
      },
      synonyms: {
        en: 'lupron, eligard, hormone shot, hormone therapy prostate',
        es: 'lupron, eligard, hormonas para la próstata',
      },
    },
  ),
  service('shot-white-cells', shot({ name: medicine, code: 'J2506', units: 12 }), {
    name: { en: 'Pegfilgrastim shot after chemotherapy', es: 'Inyección de pegfilgrastim después de la quimio' },
    description: {
      en: 'The shot helps the blood make white cells.',
      es: 'La inyección ayuda a formar glóbulos blancos.',
    },
    synonyms: {
      en: 'neulasta, white blood cell shot, low white count',
      es: 'neulasta, inyección para las defensas, glóbulos blancos bajos',
    },
  }),
  service('shot-red-cells', shot({ name: medicine, code: 'J0885', units: 40 }), {
    name: { en: 'Epoetin shot for anemia', es: 'Inyección de epoetina para la anemia' },
    description: { en: 'The shot helps the blood make red cells.', es: 'La inyección ayuda a formar glóbulos rojos.' },
    synonyms: { en: 'procrit, epogen, EPO shot, anemia shot', es: 'eritropoyetina, inyección para la anemia' },
  }),
  service('shot-naltrexone', shot({ name: medicine, code: 'J2315', units: 380 }), {
    name: { en: 'Naltrexone shot, once a month', es: 'Inyección de naltrexona, una vez al mes' },
    description: {
      en: 'The shot helps people stay off alcohol or opioids.',
      es: 'La inyección ayuda a no volver al alcohol o a los opioides.',
    },
    synonyms: {
      en: 'vivitrol, alcohol craving shot, stop drinking shot',
      es: 'vivitrol, inyección para dejar de beber, inyección para dejar el alcohol',
    },
  }),
  service('shot-paliperidone', shot({ name: medicine, code: 'J2426', units: 156 }), {
    name: { en: 'Paliperidone shot, once a month', es: 'Inyección de paliperidona, una vez al mes' },
    description: { en: 'The shot helps against schizophrenia.', es: 'La inyección ayuda contra la esquizofrenia.' },
    synonyms: {
      en: 'invega sustenna, schizophrenia shot, antipsychotic shot',
      es: 'invega, esquizofrenia, antipsicótico inyectable',
    },
  }),
  service(
    'knee-gel-shot',
    outpatientProcedure('20610', { supply: { name: { en: 'The gel', es: 'El gel' }, code: 'J7325', units: 48 } }),
    {
      name: { en: 'Gel shot into the knee', es: 'Inyección de gel en la rodilla' },
      description: {
        en: 'A gel that lets the joint slide, in one shot.',
        es: 'Un gel para que la articulación se deslice, en una inyección.',
      },
      synonyms: {
        en: 'synvisc, hyaluronic acid knee, rooster comb shot, viscosupplementation, gel injection',
        es: 'ácido hialurónico en la rodilla, synvisc, viscosuplementación, gel en la rodilla',
      },
    },
  ),
  service('rituximab', biological('Q5115', { isAgainstCancer: true, units: 100, hours: 4, alternates: ['J9312'] }), {
    name: { en: 'Rituximab infusion, 1,000 mg', es: 'Infusión de rituximab, 1,000 mg' },
    description: {
      en: 'A medicine against lymphoma or arthritis, through a vein.',
      es: 'Una medicina contra el linfoma o la artritis, por la vena.',
    },
    synonyms: { en: 'rituxan, truxima, lymphoma infusion', es: 'rituxan, linfoma, artritis' },
  }),
  service('ocrelizumab', biological('J2350', { units: 600, hours: 4 }), {
    name: { en: 'Ocrelizumab infusion, 600 mg', es: 'Infusión de ocrelizumab, 600 mg' },
    description: {
      en: 'A medicine against multiple sclerosis, twice a year.',
      es: 'Una medicina contra la esclerosis múltiple, dos veces al año.',
    },
    synonyms: { en: 'ocrevus, MS infusion, multiple sclerosis', es: 'ocrevus, esclerosis múltiple' },
  }),
  service('natalizumab', biological('J2323', { units: 300 }), {
    name: { en: 'Natalizumab infusion, 300 mg', es: 'Infusión de natalizumab, 300 mg' },
    description: {
      en: 'A medicine against multiple sclerosis, every four weeks.',
      es: 'Una medicina contra la esclerosis múltiple, cada cuatro semanas.',
    },
    synonyms: { en: 'tysabri, MS infusion, multiple sclerosis', es: 'tysabri, esclerosis múltiple' },
  }),
  service('vedolizumab', biological('J3380', { units: 300 }), {
    name: { en: 'Vedolizumab infusion, 300 mg', es: 'Infusión de vedolizumab, 300 mg' },
    description: {
      en: 'A medicine against Crohn’s disease and colitis.',
      es: 'Una medicina contra la enfermedad de Crohn y la colitis.',
    },
    synonyms: { en: 'entyvio, crohn, colitis, IBD infusion', es: 'entyvio, Crohn, colitis' },
  }),
  service('pembrolizumab', biological('J9271', { isAgainstCancer: true, units: 200 }), {
    name: { en: 'Pembrolizumab infusion, 200 mg', es: 'Infusión de pembrolizumab, 200 mg' },
    description: {
      en: 'A medicine that helps the body fight cancer.',
      es: 'Una medicina que ayuda al cuerpo a luchar contra el cáncer.',
    },
    synonyms: { en: 'keytruda, immunotherapy, cancer infusion', es: 'keytruda, inmunoterapia' },
  }),
  service('nivolumab', biological('J9299', { isAgainstCancer: true, units: 240 }), {
    name: { en: 'Nivolumab infusion, 240 mg', es: 'Infusión de nivolumab, 240 mg' },
    description: {
      en: 'A medicine that helps the body fight cancer.',
      es: 'Una medicina que ayuda al cuerpo a luchar contra el cáncer.',
    },
    synonyms: { en: 'opdivo, immunotherapy, cancer infusion', es: 'opdivo, inmunoterapia' },
  }),
  service('abatacept', biological('J0129', { units: 75 }), {
    name: { en: 'Abatacept infusion, 750 mg', es: 'Infusión de abatacept, 750 mg' },
    description: { en: 'A medicine against rheumatoid arthritis.', es: 'Una medicina contra la artritis reumatoide.' },
    synonyms: { en: 'orencia, arthritis infusion, rheumatoid arthritis', es: 'orencia, artritis reumatoide' },
  }),
  service('antibodies-infusion', throughVein('J1569', { units: 80, hours: 4 }), {
    name: { en: 'Antibodies through a vein (IVIG), 40 grams', es: 'Anticuerpos por la vena (IGIV), 40 gramos' },
    description: {
      en: 'Antibodies of donors for people who lack their own.',
      es: 'Anticuerpos de donantes para quien no tiene los suyos.',
    },
    synonyms: {
      en: 'IVIG, immune globulin, gammagard, immunoglobulin infusion, immunoglobulin',
      es: 'inmunoglobulina, gammaglobulina, IGIV',
    },
  }),
  service('iron-infusion-single', throughVein('J1439', { units: 750 }), {
    name: { en: 'Iron infusion, large dose (750 mg)', es: 'Infusión de hierro, dosis grande (750 mg)' },
    description: { en: 'Iron through a vein, in one or two visits.', es: 'Hierro por la vena, en una o dos visitas.' },
    synonyms: { en: 'injectafer, IV iron, iron drip', es: 'injectafer, hierro por la vena' },
  }),
  service('blood-removal', treatment({ en: 'Taking the blood', es: 'Extracción de la sangre' }, '99195', '50'), {
    name: { en: 'Blood taken off as a treatment', es: 'Extracción de sangre como tratamiento' },
    description: {
      en: 'Half a liter of blood is taken when there is too much iron or too many red cells.',
      es: 'Se saca medio litro de sangre cuando hay mucho hierro o muchos glóbulos rojos.',
    },
    synonyms: {
      en: 'phlebotomy, therapeutic phlebotomy, hemochromatosis, polycythemia',
      es: 'flebotomía, sangría, hemocromatosis',
    },
  }),
  service(
    'sugar-sensor',
    hospitalTest({ en: 'The sensor for some days', es: 'El sensor por varios días' }, '95250', '73'),
    {
      name: { en: 'Sugar sensor worn for some days', es: 'Sensor de azúcar por varios días' },
      description: {
        en: 'A sensor under the skin measures the sugar all day.',
        es: 'Un sensor bajo la piel mide el azúcar todo el día.',
      },
      synonyms: {
        en: 'CGM, continuous glucose monitor, dexcom, libre, glucose monitor patch, glucose monitor',
        es: 'monitor continuo de glucosa, sensor de glucosa, dexcom, libre',
      },
    },
  ),
  service('shot-ketorolac', shot({ name: medicine, code: 'J1885', units: 2 }), {
    name: { en: 'Ketorolac shot for pain', es: 'Inyección de ketorolaco para el dolor' },
    description: {
      en: 'A strong shot against pain and swelling.',
      es: 'Una inyección fuerte contra el dolor y la inflamación.',
    },
    synonyms: { en: 'toradol, pain shot, migraine shot', es: 'toradol, inyección para el dolor, ketorolaco' },
  }),
  service(
    'shot-ondansetron',
    treatment({ en: 'Giving the medicine', es: 'Aplicación de la medicina' }, '96374', '50', {
      supply: { name: medicine, code: 'J2405', units: 4 },
    }),
    {
      name: { en: 'Ondansetron through a vein against nausea', es: 'Ondansetrón por la vena contra las náuseas' },
      description: { en: 'A medicine that stops vomiting.', es: 'Una medicina que quita el vómito.' },
      synonyms: {
        en: 'zofran, nausea shot, anti nausea IV',
        es: 'zofran, inyección para el vómito, inyección para las náuseas',
      },
    },
  ),
];
