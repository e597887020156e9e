import type { Words } from '@portico/contract';
import { intervals } from './intervals.ts';
import type { RecommendationOf, RecommendedGroup } from './types.ts';

/** The X12 service types of immunizations, and of the flu vaccine alone. */
const IMMUNIZATIONS = '80';
const FLU_VACCINE = 'CO';

type Vaccine = {
  id: string;
  date: string;
  name: Words;
  groups: readonly RecommendedGroup[];
  codes: readonly string[];
  interval?: Words;
  onlyIf?: Words;
  payerTypes?: readonly string[];
};

const vaccine = ({
  codes,
  interval = intervals.schedule,
  payerTypes = [IMMUNIZATIONS],
  ...rest
}: Vaccine): RecommendationOf => ({
  ...rest,
  url: 'https://www.cdc.gov/acip-recs/hcp/vaccine-specific/index.html',
  care: 'vaccine',
  interval,
  always: codes,
  either: [],
  payerTypes,
});

const notImmune = {
  en: 'You have not had the doses, or the illness, before.',
  es: 'Usted no ha recibido antes las dosis ni ha tenido la enfermedad.',
};

/** Vaccines that the Advisory Committee on Immunization Practices recommends, with the date of its report. */
export const vaccines: readonly RecommendationOf[] = [
  vaccine({
    id: 'flu',
    date: '2025-08-28',
    name: { en: 'the flu vaccine', es: 'la vacuna contra la gripe' },
    groups: [{}],
    codes: '90653 90656 90657 90658 90660 90661 90662 90673 90674 90682 90685 90686 90687 90688 90694 90756'.split(' '),
    interval: {
      en: 'Each flu season, from 6 months of age.',
      es: 'Cada temporada de gripe, desde los 6 meses de edad.',
    },
    payerTypes: [FLU_VACCINE, IMMUNIZATIONS],
  }),
  vaccine({
    id: 'tdap-td',
    date: '2020-01-24',
    name: { en: 'the tetanus vaccine', es: 'la vacuna contra el tétanos' },
    groups: [{ from: 7 }],
    codes: ['90714', '90715'],
    interval: { en: 'Every 10 years, and in each pregnancy.', es: 'Cada 10 años, y en cada embarazo.' },
  }),
  vaccine({
    id: 'dtap',
    date: '2018-04-27',
    name: { en: 'the vaccines of early childhood', es: 'las vacunas de la primera infancia' },
    groups: [{ to: 6 }],
    codes: ['90647', '90648', '90680', '90681', '90696', '90697', '90698', '90700', '90702', '90723'],
  }),
  vaccine({
    id: 'polio',
    date: '2023-12-08',
    name: { en: 'the polio vaccine', es: 'la vacuna contra la polio' },
    groups: [{}],
    codes: ['90713'],
    onlyIf: notImmune,
  }),
  vaccine({
    id: 'hpv',
    date: '2019-08-16',
    name: { en: 'the HPV vaccine', es: 'la vacuna contra el VPH' },
    groups: [{ from: 9, to: 26 }],
    codes: ['90651'],
  }),
  vaccine({
    id: 'shingles',
    date: '2018-01-26',
    name: { en: 'the shingles vaccine', es: 'la vacuna contra el herpes zóster' },
    groups: [{ from: 50 }],
    codes: ['90750'],
    interval: { en: 'Two doses.', es: 'Dos dosis.' },
  }),
  vaccine({
    id: 'pneumococcal',
    date: '2025-01-09',
    name: { en: 'the pneumonia vaccine', es: 'la vacuna contra el neumococo' },
    groups: [{ to: 4 }, { from: 50 }],
    codes: ['90671', '90677', '90684', '90732'],
  }),
  vaccine({
    id: 'hepatitis-b',
    date: '2022-04-01',
    name: { en: 'the hepatitis B vaccine', es: 'la vacuna contra la hepatitis B' },
    groups: [{ to: 59 }],
    codes: ['90739', '90743', '90744', '90746', '90747', '90759'],
    onlyIf: notImmune,
  }),
  vaccine({
    id: 'hepatitis-a',
    date: '2020-07-03',
    name: { en: 'the hepatitis A vaccine', es: 'la vacuna contra la hepatitis A' },
    groups: [{ from: 1, to: 18 }],
    codes: ['90632', '90633'],
    onlyIf: notImmune,
  }),
  vaccine({
    id: 'mmr',
    date: '2013-06-14',
    name: {
      en: 'the measles, mumps and rubella vaccine',
      es: 'la vacuna contra el sarampión, las paperas y la rubéola',
    },
    groups: [{ from: 1 }],
    codes: ['90707'],
    onlyIf: notImmune,
  }),
  vaccine({
    id: 'varicella',
    date: '2007-06-22',
    name: { en: 'the chickenpox vaccine', es: 'la vacuna contra la varicela' },
    groups: [{ from: 1 }],
    codes: ['90716'],
    onlyIf: notImmune,
  }),
  vaccine({
    id: 'meningococcal',
    date: '2020-09-25',
    name: { en: 'the meningitis vaccine', es: 'la vacuna contra la meningitis' },
    groups: [{ from: 11, to: 23 }],
    codes: ['90619', '90620', '90621', '90734'],
  }),
  vaccine({
    id: 'rsv',
    date: '2025-07-02',
    name: { en: 'the RSV vaccine', es: 'la vacuna contra el VRS' },
    groups: [{ from: 50 }],
    codes: ['90678', '90679', '90683'],
    interval: intervals.once,
    onlyIf: {
      en: 'You are 75 or older, or have a condition that makes RSV dangerous.',
      es: 'Usted tiene 75 años o más, o una enfermedad por la que el VRS es peligroso.',
    },
  }),
  vaccine({
    id: 'rsv-pregnancy',
    date: '2023-10-06',
    name: { en: 'the RSV vaccine in pregnancy', es: 'la vacuna contra el VRS en el embarazo' },
    groups: [{ sex: 'female', to: 49 }],
    codes: ['90678'],
    interval: intervals.once,
    onlyIf: {
      en: 'You are 32 to 36 weeks pregnant, from September to January.',
      es: 'Usted está embarazada de 32 a 36 semanas, entre septiembre y enero.',
    },
  }),
  vaccine({
    id: 'rsv-baby',
    date: '2023-08-25',
    name: { en: 'antibodies that protect a baby from RSV', es: 'los anticuerpos que protegen a un bebé del VRS' },
    groups: [{ to: 1 }],
    codes: ['90380', '90381'],
    interval: {
      en: 'Once in the first RSV season before 8 months of age; a second time for some babies at higher risk.',
      es: 'Una vez en la primera temporada de VRS, antes de los 8 meses; otra vez para algunos bebés con un riesgo mayor.',
    },
  }),
];
