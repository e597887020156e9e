import { intervals } from './intervals.ts';
import type { RecommendationOf } from './types.ts';

const topic = (name: string): string => `https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/${name}`;

const atRisk = {
  en: 'Your doctor finds that you are at higher risk.',
  es: 'Su médico considera que usted tiene un riesgo mayor.',
};

/** Screening for infections that the US Preventive Services Task Force grades A or B. */
export const infectionScreening: readonly RecommendationOf[] = [
  {
    id: 'hepatitis-c',
    date: '2020-03-02',
    url: topic('hepatitis-c-screening'),
    care: 'screening',
    name: { en: 'screening for hepatitis C', es: 'la detección de la hepatitis C' },
    groups: [{ from: 18, to: 79 }],
    interval: intervals.once,
    always: ['G0472'],
    either: ['86803'],
    payerTypes: [],
  },
  {
    id: 'hepatitis-b-screening',
    date: '2020-12-15',
    url: topic('hepatitis-b-virus-infection-screening'),
    care: 'screening',
    name: { en: 'screening for hepatitis B', es: 'la detección de la hepatitis B' },
    groups: [{ from: 12 }],
    interval: intervals.asAdvised,
    onlyIf: atRisk,
    always: ['G0499'],
    either: ['87340', '86704', '86706'],
    payerTypes: [],
  },
  {
    id: 'hiv',
    date: '2019-06-11',
    url: topic('human-immunodeficiency-virus-hiv-infection-screening'),
    care: 'screening',
    name: { en: 'screening for HIV', es: 'la detección del VIH' },
    groups: [{ from: 15, to: 65 }],
    interval: intervals.asAdvised,
    always: ['G0432', 'G0433', 'G0435', 'G0475'],
    either: ['86701', '86702', '86703', '87389', '87806'],
    payerTypes: [],
  },
  {
    id: 'syphilis',
    date: '2022-09-27',
    url: topic('syphilis-infection-nonpregnant-adults-adolescents-screening'),
    care: 'screening',
    name: { en: 'screening for syphilis', es: 'la detección de la sífilis' },
    groups: [{ from: 12 }],
    interval: intervals.asAdvised,
    onlyIf: atRisk,
    always: [],
    either: ['86592', '86780'],
    payerTypes: [],
  },
  {
    id: 'chlamydia-gonorrhea',
    date: '2021-09-14',
    url: topic('chlamydia-and-gonorrhea-screening'),
    care: 'screening',
    name: { en: 'screening for chlamydia and gonorrhea', es: 'la detección de clamidia y gonorrea' },
    groups: [{ sex: 'female', from: 12 }],
    interval: intervals.asAdvised,
    onlyIf: {
      en: 'You are sexually active; from 25, if you are at higher risk.',
      es: 'Usted tiene relaciones sexuales; desde los 25, si tiene un riesgo mayor.',
    },
    always: [],
    either: ['87490', '87491', '87590', '87591'],
    payerTypes: [],
  },
  {
    id: 'tuberculosis',
    date: '2023-05-02',
    url: topic('latent-tuberculosis-infection-screening'),
    care: 'screening',
    name: { en: 'screening for latent tuberculosis', es: 'la detección de la tuberculosis latente' },
    groups: [{ from: 18 }],
    interval: intervals.asAdvised,
    onlyIf: atRisk,
    always: [],
    either: ['86480', '86481', '86580'],
    payerTypes: [],
  },
];
