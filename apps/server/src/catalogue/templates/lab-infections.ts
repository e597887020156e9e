import { labTest, labTests } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('infections');
const chlamydia = { code: '87491', en: 'Chlamydia test', es: 'Prueba de clamidia' };
const gonorrhea = { code: '87591', en: 'Gonorrhea test', es: 'Prueba de gonorrea' };

/** Tests for infections: throat and nose, sex, liver, urine and stool, lungs, and whether one is immune. */
export const infectionTestTemplates: readonly ServiceTemplate[] = [
  service('strep-test', labTest('87880'), {
    name: { en: 'Rapid strep throat test', es: 'Prueba rápida de estreptococo' },
    description: {
      en: 'A throat swab that tells within minutes whether strep causes the sore throat.',
      es: 'Una muestra de la garganta que dice en minutos si el dolor se debe al estreptococo.',
    },
    synonyms: {
      en: 'sore throat test, strep, throat swab',
      es: 'dolor de garganta, estreptococo, muestra de garganta',
    },
  }),
  service('strep-test-pcr', labTest('87651'), {
    name: { en: 'Strep throat test by the laboratory (PCR)', es: 'Prueba de estreptococo en el laboratorio (PCR)' },
    description: {
      en: 'A more exact test of a throat swab for strep.',
      es: 'Una prueba más exacta de una muestra de la garganta.',
    },
    synonyms: { en: 'sore throat test, strep PCR', es: 'dolor de garganta, estreptococo' },
  }),
  service('throat-culture', labTest('87070', '87081'), {
    name: { en: 'Culture of a swab', es: 'Cultivo de una muestra' },
    description: {
      en: 'The laboratory grows germs from a swab of the throat, a wound or another place.',
      es: 'El laboratorio hace crecer los gérmenes de una muestra de garganta, herida u otro lugar.',
    },
    synonyms: { en: 'throat culture, wound culture, vaginal culture', es: 'cultivo de garganta, cultivo de herida' },
  }),
  service('flu-test', labTest('87804'), {
    name: { en: 'Rapid flu test', es: 'Prueba rápida de gripe' },
    description: {
      en: 'A nose swab that tells within minutes whether you have the flu.',
      es: 'Una muestra de la nariz que dice en minutos si tiene gripe.',
    },
    synonyms: { en: 'influenza test, flu swab', es: 'prueba de influenza, gripa' },
  }),
  service('flu-test-pcr', labTest('87502'), {
    name: { en: 'Flu test by the laboratory (PCR)', es: 'Prueba de gripe en el laboratorio (PCR)' },
    description: {
      en: 'A more exact test of a nose swab for the flu.',
      es: 'Una prueba más exacta de una muestra de la nariz.',
    },
    synonyms: { en: 'influenza test, flu PCR', es: 'prueba de influenza, gripa, PCR gripe' },
  }),
  service('covid-test', labTest('87635'), {
    name: { en: 'COVID-19 test (PCR)', es: 'Prueba de COVID-19 (PCR)' },
    description: {
      en: 'A nose swab that the laboratory tests for COVID-19.',
      es: 'Una muestra de la nariz en la que el laboratorio busca el COVID-19.',
    },
    synonyms: { en: 'covid PCR, coronavirus test, covid swab', es: 'PCR covid, coronavirus, hisopado' },
  }),
  service('covid-test-rapid', labTest('87811', '87426'), {
    name: { en: 'Rapid COVID-19 test', es: 'Prueba rápida de COVID-19' },
    description: {
      en: 'A nose swab that tells within minutes whether you have COVID-19.',
      es: 'Una muestra de la nariz que dice en minutos si tiene COVID-19.',
    },
    synonyms: { en: 'covid antigen test, coronavirus test', es: 'antígeno covid, coronavirus' },
  }),
  service('covid-flu-test', labTest('87636'), {
    name: { en: 'COVID-19 and flu in one test', es: 'COVID-19 y gripe en una sola prueba' },
    description: {
      en: 'One nose swab is tested for two viruses.',
      es: 'Una sola muestra de la nariz se analiza para dos virus.',
    },
    synonyms: { en: 'flu and covid test', es: 'gripe y covid, influenza y covid' },
  }),
  service('covid-flu-rsv-test', labTest('87637'), {
    name: { en: 'COVID-19, flu and RSV in one test', es: 'COVID-19, gripe y VRS en una sola prueba' },
    description: {
      en: 'One nose swab is tested for three viruses.',
      es: 'Una sola muestra de la nariz se analiza para tres virus.',
    },
    synonyms: { en: 'respiratory panel, flu and covid test, cold test', es: 'panel respiratorio, gripe y covid' },
  }),
  service('rsv-test', labTest('87807'), {
    name: { en: 'RSV test', es: 'Prueba de VRS' },
    description: {
      en: 'A nose swab for a lung virus that is hard on babies.',
      es: 'Una muestra de la nariz para un virus de los pulmones que afecta a los bebés.',
    },
    synonyms: { en: 'respiratory syncytial virus, baby cough', es: 'virus sincitial, bronquiolitis' },
  }),
  service('mono-test', labTest('86308'), {
    name: { en: 'Mono test', es: 'Prueba de mononucleosis' },
    description: {
      en: 'A blood test for the kissing disease.',
      es: 'Un análisis de sangre para la enfermedad del beso.',
    },
    synonyms: { en: 'mononucleosis, monospot, kissing disease', es: 'mononucleosis, enfermedad del beso' },
  }),
  service('std-test', labTests(chlamydia, gonorrhea), {
    name: { en: 'STD test: chlamydia and gonorrhea', es: 'Prueba de ETS: clamidia y gonorrea' },
    description: {
      en: 'A urine sample or swab is tested for the two most common infections from sex.',
      es: 'Una muestra de orina o un hisopo se analiza para las dos infecciones sexuales más comunes.',
    },
    synonyms: {
      en: 'STI test, STD screening, sexually transmitted, chlamydia, gonorrhea, VD',
      es: 'ITS, enfermedades de transmisión sexual, infecciones venéreas, clamidia, gonorrea',
    },
  }),
  service('syphilis-test', labTest('86780', '86592'), {
    name: { en: 'Syphilis test', es: 'Prueba de sífilis' },
    description: { en: 'A blood test for syphilis.', es: 'Un análisis de sangre para la sífilis.' },
    synonyms: { en: 'RPR, VDRL, STD test', es: 'VDRL, RPR, ETS' },
  }),
  service('trichomonas-test', labTest('87661'), {
    name: { en: 'Trichomonas test', es: 'Prueba de tricomonas' },
    description: {
      en: 'A swab or urine sample is tested for a parasite that sex can pass on.',
      es: 'Una muestra se analiza para un parásito que se pasa por el sexo.',
    },
    synonyms: { en: 'trich, STD test, vaginal infection', es: 'tricomoniasis, ETS, infección vaginal' },
  }),
  service('herpes-test', labTest('87529'), {
    name: { en: 'Herpes test of a sore', es: 'Prueba de herpes de una llaga' },
    description: {
      en: 'A swab of a sore is tested for herpes.',
      es: 'Una muestra de una llaga se analiza para el herpes.',
    },
    synonyms: { en: 'HSV, genital herpes, cold sore, STD test', es: 'herpes genital, fuego en la boca, ETS' },
  }),
  service('vaginal-infection-test', labTest('81513'), {
    name: { en: 'Vaginal infection test', es: 'Prueba de infección vaginal' },
    description: {
      en: 'A swab is tested for an upset of the germs of the vagina.',
      es: 'Una muestra se analiza para ver si están alterados los gérmenes de la vagina.',
    },
    synonyms: { en: 'BV, bacterial vaginosis, discharge', es: 'vaginosis, flujo vaginal' },
  }),
  service('hiv-test', labTest('87389', '86703'), {
    name: { en: 'HIV test', es: 'Prueba del VIH' },
    description: { en: 'A blood test for HIV.', es: 'Un análisis de sangre para el VIH.' },
    synonyms: { en: 'AIDS test, STD test', es: 'SIDA, ETS, VIH' },
  }),
  service('hepatitis-panel', labTest('80074'), {
    name: { en: 'Hepatitis tests (A, B and C)', es: 'Análisis de hepatitis (A, B y C)' },
    description: {
      en: 'A set of blood tests for liver infections that are new.',
      es: 'Un grupo de análisis de sangre para infecciones recientes del hígado.',
    },
    synonyms: { en: 'acute hepatitis panel, liver infection', es: 'perfil de hepatitis, infección del hígado' },
  }),
  service('hepatitis-b-test', labTest('87340'), {
    name: { en: 'Hepatitis B test', es: 'Prueba de hepatitis B' },
    description: {
      en: 'A blood test that shows whether you have hepatitis B.',
      es: 'Un análisis de sangre que muestra si tiene hepatitis B.',
    },
    synonyms: { en: 'HBsAg, hep B', es: 'antígeno de superficie, hepatitis' },
  }),
  service('hepatitis-c-test', labTest('86803'), {
    name: { en: 'Hepatitis C test', es: 'Prueba de hepatitis C' },
    description: {
      en: 'A blood test that shows whether you have met hepatitis C.',
      es: 'Un análisis de sangre que muestra si ha tenido contacto con la hepatitis C.',
    },
    synonyms: { en: 'HCV, hep C', es: 'VHC, hepatitis' },
  }),
  service('urine-culture', labTest('87086'), {
    name: { en: 'Urine culture', es: 'Cultivo de orina' },
    description: {
      en: 'The lab grows germs from urine to find a bladder infection.',
      es: 'El laboratorio hace crecer los gérmenes de la orina para hallar una infección.',
    },
    synonyms: {
      en: 'UTI test, bladder infection, urinary tract infection, UA with culture, urine test with culture',
      es: 'urocultivo, infección urinaria, cistitis, examen de orina con cultivo',
    },
  }),
  service('blood-culture', labTest('87040'), {
    name: { en: 'Blood culture', es: 'Cultivo de sangre' },
    description: {
      en: 'The laboratory looks for germs that grow in the blood.',
      es: 'El laboratorio busca gérmenes que crecen en la sangre.',
    },
    synonyms: { en: 'sepsis test, bacteria in blood', es: 'hemocultivo, sepsis' },
  }),
  service('antibiotic-test', labTest('87186'), {
    name: { en: 'Test of which antibiotics work', es: 'Prueba de qué antibióticos sirven' },
    description: {
      en: 'When a germ has been found, the lab tries which drugs work on it.',
      es: 'Después de un cultivo, el laboratorio prueba antibióticos en el germen.',
    },
    synonyms: { en: 'sensitivity, susceptibility', es: 'antibiograma, sensibilidad' },
  }),
  service('stool-germs', labTest('87507'), {
    name: { en: 'Stool test for many germs', es: 'Prueba de heces para muchos gérmenes' },
    description: {
      en: 'One stool sample is tested for germs that cause diarrhea.',
      es: 'Una muestra de heces se analiza para gérmenes que causan diarrea.',
    },
    synonyms: {
      en: 'GI panel, diarrhea test, stool culture, food poisoning',
      es: 'panel gastrointestinal, diarrea, coprocultivo',
    },
  }),
  service('stool-parasites', labTest('87177'), {
    name: { en: 'Stool test for parasites', es: 'Prueba de heces para parásitos' },
    description: {
      en: 'The lab looks for worms and eggs with a microscope.',
      es: 'El laboratorio busca gusanos y huevos con el microscopio.',
    },
    synonyms: {
      en: 'worms in the stomach, ova and parasites, worms',
      es: 'bichos en el estómago, lombrices en el estómago, coproparasitario, lombrices, parásitos',
    },
  }),
  service('c-diff-test', labTest('87493'), {
    name: { en: 'Test for C. diff', es: 'Prueba de C. diff' },
    description: {
      en: 'A stool test for a germ that can cause diarrhea once you took antibiotics.',
      es: 'Una prueba de heces para un germen que causa diarrea después de antibióticos.',
    },
    synonyms: { en: 'clostridium difficile, diarrhea test', es: 'clostridium difficile, diarrea' },
  }),
  service('h-pylori-stool', labTest('87338'), {
    name: { en: 'H. pylori test, stool', es: 'Prueba de H. pylori, heces' },
    description: {
      en: 'A stool test for the germ that causes stomach ulcers.',
      es: 'Una prueba de heces para la bacteria que causa úlceras.',
    },
    synonyms: { en: 'helicobacter, ulcer test, stomach germ', es: 'helicobacter, úlcera, bacteria del estómago' },
  }),
  service('h-pylori-breath', labTest('83013'), {
    name: { en: 'H. pylori test, breath', es: 'Prueba de H. pylori, aliento' },
    description: {
      en: 'You breathe into a bag after a drink; it shows the germ that causes ulcers.',
      es: 'Usted sopla en una bolsa después de una bebida; muestra la bacteria que causa úlceras.',
    },
    synonyms: { en: 'urea breath test, helicobacter, ulcer test', es: 'prueba de aliento, helicobacter, úlcera' },
  }),
  service('tuberculosis-blood', labTest('86480'), {
    name: { en: 'Tuberculosis test, blood', es: 'Prueba de tuberculosis, sangre' },
    description: {
      en: 'A blood test that shows whether you have met tuberculosis.',
      es: 'Un análisis de sangre que muestra si ha tenido contacto con la tuberculosis.',
    },
    synonyms: { en: 'TB test, quantiferon', es: 'TB, quantiferon' },
  }),
  service('tuberculosis-skin', labTest('86580'), {
    name: { en: 'Tuberculosis test, skin', es: 'Prueba de tuberculosis, piel' },
    description: {
      en: 'A drop under the skin; a nurse looks at it after two days.',
      es: 'Una gota bajo la piel; una enfermera la revisa a los dos días.',
    },
    synonyms: { en: 'TB test, PPD, Mantoux', es: 'TB, PPD, tuberculina' },
  }),
  service('lyme-test', labTest('86618'), {
    name: { en: 'Lyme disease test', es: 'Prueba de la enfermedad de Lyme' },
    description: {
      en: 'A blood test for an illness that ticks pass on.',
      es: 'Un análisis de sangre para una enfermedad que pasan las garrapatas.',
    },
    synonyms: { en: 'tick bite, lyme', es: 'garrapata, Lyme' },
  }),
  service(
    'immunity-mmr',
    labTests(
      { code: '86765', en: 'Measles antibodies', es: 'Anticuerpos del sarampión' },
      { code: '86735', en: 'Mumps antibodies', es: 'Anticuerpos de las paperas' },
      { code: '86762', en: 'Rubella antibodies', es: 'Anticuerpos de la rubéola' },
    ),
    {
      name: {
        en: 'Blood test for protection from measles, mumps and rubella',
        es: 'Análisis de defensas contra sarampión, paperas y rubéola',
      },
      description: {
        en: 'Shows whether you are safe from the three illnesses, often for a job.',
        es: 'Muestra si está protegido de las tres enfermedades, a menudo para un trabajo.',
      },
      synonyms: { en: 'MMR titer, immunity test, measles titer', es: 'títulos, inmunidad, anticuerpos' },
    },
  ),
  service('immunity-chickenpox', labTest('86787'), {
    name: { en: 'Blood test for protection from chickenpox', es: 'Análisis de defensas contra la varicela' },
    description: {
      en: 'Shows whether you are safe from chickenpox.',
      es: 'Muestra si está protegido contra la varicela.',
    },
    synonyms: { en: 'varicella titer, immunity test', es: 'títulos de varicela, inmunidad' },
  }),
  service('immunity-hepatitis-b', labTest('86706', '86317'), {
    name: { en: 'Blood test for protection from hepatitis B', es: 'Análisis de defensas contra la hepatitis B' },
    description: {
      en: 'Shows whether the hepatitis B vaccine has worked.',
      es: 'Muestra si la vacuna contra la hepatitis B ha funcionado.',
    },
    synonyms: { en: 'hepatitis B titer, immunity test', es: 'títulos de hepatitis B, inmunidad' },
  }),
];
