import type { GoodFaithMessages } from './good-faith-messages.ts';

const days = (count: number): string => (count === 1 ? '1 día hábil' : `${count} días hábiles`);

export const goodFaithEs: GoodFaithMessages = {
  title: 'Estimación de buena fe',
  lead: (hospital) => `Por ley, ${hospital} le da esta estimación de lo que costará su atención si paga sin seguro.`,
  patient: 'Paciente',
  birthDate: 'Fecha de nacimiento',
  service: 'Atención',
  description: 'Qué es',
  place: 'Dónde',
  dayOfCare: 'Día de la atención',
  notScheduled: 'Todavía sin cita',
  diagnosisCodes: 'Códigos de diagnóstico',
  noDiagnosisCodes: 'No sabemos de ninguno. Están en la orden de su médico.',
  madeOn: 'Hecha el',
  validUntil: 'Válida hasta el',
  total: 'Total de los cargos que esperamos',
  totalLacks: 'Algunos cargos todavía no se conocen y no están en este total. Se nombran abajo.',
  providersHeading: 'Quién le cobra, y por qué',
  unnamed: 'Un proveedor cuyo nombre todavía no conocemos',
  convening: 'Le da esta estimación',
  employed: (hospital) => `Cobra por medio de ${hospital}`,
  coProvider: 'Manda su propia factura',
  npi: 'Número de proveedor (NPI)',
  tin: 'Número de impuestos (TIN)',
  state: 'Estado',
  phone: 'Teléfono',
  notKnown: 'Todavía no se conoce',
  item: 'Artículo o servicio',
  code: 'Código',
  charge: 'Cargo esperado',
  units: (count) => `${count} veces`,
  chargeNotKnown: 'Todavía no se conoce',
  fullCharge: 'Es el cargo completo: no se publica un precio más bajo para quien paga sin seguro.',
  between: (low, high) => `Puede ser de ${low} a ${high}.`,
  totalOf: (name) => `Total de ${name}`,
  asked: ({ name, day, phone }) =>
    `No tenemos este cargo de ${name}. Se lo pedimos a más tardar el ${day}. También puede llamar al ${phone} y pedir una estimación de buena fe.`,
  askedUnnamed: ({ hospital, day, phone }) =>
    `Esta parte no la cobra ${hospital}, sino otro proveedor. A más tardar el ${day} averiguamos quién es y le pedimos el cargo. Puede llamarnos al ${phone}.`,
  separatelyHeading: 'Atención que se programa por separado',
  separately: ({ phone, address }) =>
    `Es posible que necesite la atención de esta lista antes o después de la atención de arriba. De cada una recibe una estimación de buena fe aparte, cuando la programe o cuando lo pida. Esta lista no tiene códigos de diagnóstico, códigos de servicio, cargos ni números de proveedor, porque esas estimaciones los tendrán. Para pedir una, llame al ${phone} o vaya a ${address}.`,
  separatelyNone: 'No sabemos de ninguna para esta atención.',
  disclaimersHeading: 'Lo que debe saber',
  moreCare:
    'Es posible que le recomendemos más artículos o servicios como parte de su atención. Se programan o se piden por separado, y no están en esta estimación.',
  onlyAnEstimate:
    'Esto es solo una estimación de los artículos y servicios que hoy es razonable esperar. Los artículos, servicios o cargos reales pueden ser otros.',
  notAContract:
    'Esta estimación no es un contrato. No está obligado a recibir los artículos o servicios de ningún proveedor o centro que se nombra aquí.',
  disputeHeading: 'Si la factura es más alta',
  dispute: ({ amount, days: count, fee }) =>
    `Tiene derecho a disputar una factura. Si un proveedor o centro le cobra al menos ${amount} más que su total en esta estimación, puede iniciar una disputa dentro de los ${count} días de la fecha de la factura. Cuesta ${fee}.`,
  disputeHow: 'Cómo iniciar una disputa, y a quién preguntar:',
  noHarm: 'Iniciar una disputa no afecta la calidad de la atención que recibe.',
  keepThis: 'Guarde esta estimación. La necesita para una disputa.',
  datesHeading: 'Los plazos de la ley',
  askedOn: ({ day, due, within }) =>
    `Usted pidió esta estimación el ${day}. Debe tenerla a más tardar el ${due} (${days(within)}).`,
  scheduledOn: ({ day, care, due, within }) =>
    `Usted pidió esta estimación el ${day}, para una atención el ${care}. Debe tenerla a más tardar el ${due} (${days(within)}). Si programó la atención antes, el plazo cuenta desde ese día.`,
  scheduledSoon: ({ day, care }) =>
    `Usted pidió esta estimación el ${day}, para una atención el ${care}. Es tan pronto que la ley no da un plazo antes de ese día.`,
  othersAskedBy: (day) =>
    `A quien además cobra por su atención hay que pedirle los cargos a más tardar el ${day} (1 día hábil).`,
  changesBy: (day) =>
    `Si algo cambia, debe recibir una estimación nueva a más tardar el ${day} (1 día hábil antes de la atención).`,
  pageNumber: (page, of) => `Página ${page} de ${of}`,
  fileName: 'estimacion-de-buena-fe.pdf',
};
