import type { InsurerNotesMessages, LimitPeriod, LimitText } from './insurer-notes-messages.ts';

const ofCare = (care: string): string => (care === '' ? '' : ` Se trata de: ${care}.`);

const units: Readonly<Record<LimitText['unit'], readonly [one: string, many: string]>> = {
  visits: ['visita', 'visitas'],
  days: ['día', 'días'],
  hours: ['hora', 'horas'],
  services: ['tratamiento', 'tratamientos'],
  cents: ['', ''],
};

const periods: Readonly<Record<LimitPeriod, string>> = {
  calendarYear: ' por año calendario',
  planYear: ' por año del plan',
  lifetime: ' en toda la vida',
  month: ' por mes',
  week: ' por semana',
  day: ' por día',
  episode: ' por cada enfermedad',
  admission: ' por cada hospitalización',
};

function limit({ care, unit, period, total, left, isOne }: LimitText): string {
  const [one, many] = units[unit];
  const named = `${total === '' ? left : total} ${isOne ? one : many}`.trim();
  if (total === '') return `${care}: le quedan ${named}.`;
  const ofPeriod = period === null ? '' : periods[period];
  return `${care}: ${named}${ofPeriod}${left === '' ? '' : `; le quedan ${left}`}.`;
}

export const insurerNotesEs: InsurerNotesMessages = {
  heading: 'Qué más dice su aseguradora',
  title: {
    approvalNeeded: 'Su plan quiere aprobar antes esta atención',
    approvalPerhaps: 'Es posible que su plan quiera aprobar antes esta atención',
    approvalUnsaid: 'No se sabe si su plan quiere aprobar antes esta atención',
    approvalNotNeeded: 'Su plan no necesita aprobar antes esta atención',
    limit: 'Su plan limita esta atención',
    limitReached: 'Es posible que su plan ya no pague esta atención',
    doctorInNetwork: 'Su médico está en la red de su plan',
    doctorOutOfNetwork: 'Su médico no está en la red de su plan',
    doctorUnsaid: 'Pregunte si su médico está en la red de su plan',
    primaryCare: 'Su médico de cabecera',
  },
  planEnds: {
    title: (day) => `Su plan termina el ${day}`,
    text: 'No paga la atención posterior a ese día. Este monto es para la atención hasta entonces.',
  },
  yearEnds: {
    title: (day) => `Este monto vale para la atención hasta el ${day}`,
    text: 'Después de ese día, su deducible y su máximo anual empiezan de nuevo, y la misma atención puede costarle más.',
  },
  approvalNeeded: (care) =>
    `Esto se llama autorización previa. Pregunte en el consultorio que pide la atención si ya fue aprobada: sin la aprobación es posible que su plan no pague.${ofCare(care)}`,
  approvalPerhaps: (care) =>
    `Su aseguradora pide autorización previa para alguna atención. Pregunte en el consultorio que pide la suya si la necesita: sin la aprobación es posible que su plan no pague.${ofCare(care)}`,
  approvalUnsaid: (care) =>
    `Su aseguradora no dijo si pide autorización previa. Pregunte antes de su cita en el consultorio que pide la atención.${ofCare(care)}`,
  approvalNotNeeded: 'Su aseguradora dice que no hace falta autorización previa.',
  limit,
  limitContradicted: 'Su aseguradora da cifras que no coinciden sobre lo que queda. Pregunte cuál es la correcta.',
  limitOther: (care) => `${care}: su aseguradora menciona un límite. Pregunte cuánto de esta atención paga su plan.`,
  limitLeaves: (amount) => `Solo por este límite, su plan paga ${amount} menos de lo que se cuenta aquí.`,
  wholePlan: 'Toda la atención de su plan',
  exclusion: {
    title: 'Su plan no paga una parte de esta atención',
    text: (care) => `${care}: su aseguradora nombra algo que su plan no paga. Pregunte si es lo que usted necesita.`,
  },
  limitReached:
    'Es menos de lo que necesita esta atención: es posible que usted tenga que pagarla toda. Pregunte a su aseguradora antes de su cita.',
  doctorInNetwork: (name) => `Su aseguradora lo dice de ${name}.`,
  doctorOutOfNetwork: (name) => `Su aseguradora lo dice de ${name}. Es posible que usted pague más que este monto.`,
  doctorUnsaid: (name) =>
    `Su aseguradora no dijo si ${name} lo está. Este monto cuenta con ello: fuera de la red es posible que pague más.`,
  primaryCare: (name) =>
    `Su aseguradora tiene a ${name} como su médico de cabecera. Algunos planes solo pagan si ese médico lo refiere.`,
  insurerSays: (text) => `En palabras de su aseguradora: «${text}»`,
  limitInWorking: (names) =>
    `Lo que paga su plan tiene un límite, y queda menos de lo que necesita ${names === '' ? 'esta atención' : names}: es posible que usted tenga que pagarla toda.`,
};
