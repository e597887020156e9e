import { labTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('infections');

/** More tests for germs: how much of a virus there is, antibodies, fungi, and germs of warm lands. */
export const germTestTemplates: readonly ServiceTemplate[] = [
  service('hiv-amount', labTest('87536'), {
    name: { en: 'Amount of HIV in the blood', es: 'Cantidad de VIH en la sangre' },
    description: {
      en: 'A blood test that follows the treatment of HIV.',
      es: 'Un análisis que sigue el tratamiento del VIH.',
    },
    synonyms: { en: 'HIV viral load, viral load', es: 'carga viral, carga viral del VIH' },
  }),
  service('hepatitis-c-amount', labTest('87522'), {
    name: { en: 'Amount of hepatitis C in the blood', es: 'Cantidad de hepatitis C en la sangre' },
    description: {
      en: 'A blood test that shows whether the virus is still there.',
      es: 'Un análisis que muestra si el virus sigue ahí.',
    },
    synonyms: { en: 'hepatitis C viral load, HCV RNA', es: 'carga viral de hepatitis C' },
  }),
  service('herpes-blood-test', labTest('86696'), {
    name: { en: 'Herpes blood test, type 2', es: 'Análisis de herpes en sangre, tipo 2' },
    description: {
      en: 'A blood test of antibodies against herpes.',
      es: 'Un análisis de anticuerpos contra el herpes.',
    },
    synonyms: { en: 'herpes antibodies, HSV 2 IgG', es: 'anticuerpos de herpes, herpes en sangre' },
  }),
  service('covid-antibodies', labTest('86769'), {
    name: { en: 'COVID-19 antibodies', es: 'Anticuerpos de COVID-19' },
    description: {
      en: 'A blood test of whether you had the virus.',
      es: 'Un análisis para saber si usted tuvo el virus.',
    },
    synonyms: { en: 'covid antibody test, did I have covid', es: 'anticuerpos covid' },
  }),
  service('wet-mount', labTest('87210'), {
    name: { en: 'Vaginal swab under the microscope', es: 'Muestra vaginal al microscopio' },
    description: {
      en: 'A quick look for yeast and other germs.',
      es: 'Una mirada rápida para buscar hongos y otros gérmenes.',
    },
    synonyms: {
      en: 'wet prep, wet mount, yeast test, vaginal swab, itching',
      es: 'frotis vaginal, hongos vaginales, exudado vaginal, comezón',
    },
  }),
  service('fungus-culture', labTest('87101'), {
    name: { en: 'Fungus culture of skin, hair or nail', es: 'Cultivo de hongos de piel, pelo o uña' },
    description: {
      en: 'A sample is grown to see whether there is a fungus.',
      es: 'Se cultiva una muestra para ver si hay hongos.',
    },
    synonyms: {
      en: 'nail fungus test, ringworm test, athlete’s foot',
      es: 'hongos en las uñas, hongos en la piel, tiña, pie de atleta',
    },
  }),
  service('staph-test', labTest('87641'), {
    name: { en: 'Test for resistant staph (MRSA)', es: 'Prueba de estafilococo resistente (MRSA)' },
    description: {
      en: 'A swab of the nose for a germ that many antibiotics do not kill.',
      es: 'Una muestra de la nariz para un germen que muchos antibióticos no matan.',
    },
    synonyms: { en: 'MRSA swab, staph infection', es: 'MRSA, estafilococo' },
  }),
  service('malaria-test', labTest('87207'), {
    name: { en: 'Blood smear for parasites, such as malaria', es: 'Gota de sangre para parásitos, como la malaria' },
    description: { en: 'A drop of blood under the microscope.', es: 'Una gota de sangre vista al microscopio.' },
    synonyms: { en: 'malaria test, fever after travel', es: 'prueba de malaria, paludismo, gota gruesa' },
  }),
  service('dengue-test', labTest('86790'), {
    name: { en: 'Antibodies against a virus, such as dengue', es: 'Anticuerpos contra un virus, como el dengue' },
    description: {
      en: 'A blood test after a fever from a mosquito.',
      es: 'Un análisis después de una fiebre por mosquito.',
    },
    synonyms: {
      en: 'dengue test, chikungunya, mosquito fever',
      es: 'prueba de dengue, chikunguña, fiebre del mosquito',
    },
  }),
  service('chagas-test', labTest('86753'), {
    name: {
      en: 'Antibodies against a parasite, such as Chagas',
      es: 'Anticuerpos contra un parásito, como el de Chagas',
    },
    description: {
      en: 'A blood test for a parasite that can harm the heart.',
      es: 'Un análisis para un parásito que puede dañar el corazón.',
    },
    synonyms: { en: 'Chagas disease test, kissing bug', es: 'mal de Chagas, chinche besucona, vinchuca' },
  }),
  service('toxoplasma-test', labTest('86777'), {
    name: { en: 'Toxoplasma test', es: 'Prueba de toxoplasma' },
    description: {
      en: 'A blood test for a germ of cats and raw meat.',
      es: 'Un análisis para un germen de los gatos y la carne cruda.',
    },
    synonyms: { en: 'toxoplasmosis, cat litter pregnancy', es: 'toxoplasmosis, gatos embarazo' },
  }),
  service('valley-fever-test', labTest('86635'), {
    name: { en: 'Valley fever test', es: 'Prueba de fiebre del valle' },
    description: { en: 'A blood test for a fungus of dry soil.', es: 'Un análisis para un hongo de la tierra seca.' },
    synonyms: { en: 'coccidioidomycosis, cocci test', es: 'coccidioidomicosis, fiebre del valle' },
  }),
  service('immunity-hepatitis-a', labTest('86708'), {
    name: { en: 'Blood test for protection from hepatitis A', es: 'Análisis de defensas contra la hepatitis A' },
    description: { en: 'A blood test of whether you are protected.', es: 'Un análisis para saber si está protegido.' },
    synonyms: { en: 'hepatitis A titer, immunity test', es: 'títulos de hepatitis A, inmunidad' },
  }),
];
