import type { InsuredEstimateMessages } from './insured-messages.ts';

const orders = {
  insteadOfDeductible: 'y no se aplica su deducible',
  beforeDeductible: 'antes de su deducible',
  afterDeductible: 'después de su deducible',
} as const;

const careOf = (names: string): string => (names === '' ? 'esta atención' : names);

export const insuredEs: InsuredEstimateMessages = {
  you: 'Usted',
  yourInsurance: 'Su seguro',
  total: 'Total antes de lo que paga el seguro',
  totalHelp: 'Lo que su aseguradora acordó que podemos cobrar.',
  totalHelpOutside: 'Lo que cobramos: no se acordó nada con su aseguradora.',
  fullChargeIs: (amount) => `Cargo completo: ${amount}`,
  noRate: {
    notNegotiated: 'El archivo de precios de este centro no tiene un precio acordado con su aseguradora.',
    formulaOnly: 'Su aseguradora paga según una fórmula y no se ha publicado a cuánto llegó.',
    daysUnknown: 'Su aseguradora paga por día y no se sabe cuánto durará la hospitalización.',
    grossUnknown: 'Su aseguradora paga una parte del cargo completo, que no está publicado.',
  },
  noFullCharge: 'No se publicó un cargo completo.',
  rules: {
    allPlans: ({ count, withoutPrice, isAlike, low, high }) => {
      if (count === 1)
        return `El archivo nombra ${count + withoutPrice} planes de su aseguradora y no indica cuál es el suyo. Este es el único con un precio para esta atención.`;
      const others =
        withoutPrice === 0
          ? ''
          : ` ${withoutPrice === 1 ? 'Otro de sus planes no tiene' : `Otros ${withoutPrice} de sus planes no tienen`} un precio para esta atención.`;
      const known = `El archivo tiene precios de ${count} planes de su aseguradora y no indica cuál es el suyo.${others}`;
      if (!isAlike)
        return `${known} Este es el del medio entre los que tienen precios para la mayor parte de esta atención: según los precios de todos, cuesta de ${low} a ${high}, y a algunos les falta el precio de una parte.`;
      if (low === high) return `${known} Este es uno de ellos.`;
      return `${known} Este es el del medio: según sus precios, toda esta atención cuesta de ${low} a ${high}.`;
    },
    ofGroup: ({ code, group, name }) =>
      `El archivo no tiene un precio para ${code} con su aseguradora, pero sí para el grupo de servicios en que Medicare lo clasifica: ${group}, «${name}».`,
    perDiem: ({ amount, days }) =>
      `${amount} por día, para una hospitalización habitual de ${days === 1 ? '1 día' : `${days} días`}.`,
    perDay: (amount) => `${amount} por día, por un solo día.`,
    percentage: ({ percent, fullCharge }) => `${percent} del cargo completo de ${fullCharge}.`,
    medianByDay: ({ low, high, days }) =>
      `Su aseguradora paga por día. El archivo da el valor medio de lo que ha pagado y no indica si es por día o por toda la hospitalización: esto es para una hospitalización habitual de ${days} días, de ${low} a ${high}.`,
    medianPaid: 'Su aseguradora paga según una fórmula. Este es el valor medio de lo que ha pagado.',
    medianPaidBetween: (low, high) =>
      `Su aseguradora paga según una fórmula. Este es el valor medio de lo que ha pagado: casi siempre de ${low} a ${high}.`,
    medianAlone:
      'El archivo no tiene un precio acordado con su aseguradora. Este es el valor medio de lo que ha pagado.',
    medianAloneBetween: (low, high) =>
      `El archivo no tiene un precio acordado con su aseguradora. Este es el valor medio de lo que ha pagado: casi siempre de ${low} a ${high}.`,
    fullCharge: 'No hay un precio acordado con su aseguradora; este es el cargo completo.',
  },
  working: {
    allowed: 'Precio acordado con su aseguradora',
    fullCharge: 'Cargo completo, fuera de su red',
    allowedDetail: ({ hospital, physician }) => `Hospital ${hospital} + médico ${physician}`,
    notCovered: 'No lo cubre su plan',
    notCoveredDetail: 'Usted lo paga todo, y no cuenta para su deducible ni para su máximo anual.',
    preventive: 'Atención preventiva',
    preventiveDetail: 'Su plan la paga por completo: sin deducible, copago ni coseguro',
    copay: 'Su copago',
    copayDetail: ({ amount, per, days, order, isWhole }) =>
      `${[amount, per, days > 1 ? `durante ${days} días` : ''].filter((text) => text !== '').join(' ')}, ${orders[order]}` +
      (isWhole ? '' : '; no más de lo que cuesta la atención'),
    oneDayCounted: 'se cuenta un solo día, ya que no se sabe cuánto durará la hospitalización',
    deductible: 'Lo que le falta de su deducible',
    deductibleDetail: ({ remaining, total, isFamily }) => {
      if (isFamily) return `A su familia le faltan ${remaining} de su deducible este año`;
      return total === '' ? `Le faltan ${remaining} este año` : `Le faltan ${remaining} de ${total} este año`;
    },
    deductibleMet: (isFamily) => (isFamily ? 'Su familia ya lo completó este año' : 'Ya lo completó este año'),
    coinsurance: (percent) => `Su parte del resto: ${percent}`,
    coinsuranceDetail: ({ percent, of }) => `${percent} de ${of}`,
    maximum: 'Máximo anual',
    noChange: 'Sin cambio',
    maximumFar: ({ remaining, isFamily }) =>
      `${isFamily ? 'A su familia le' : 'Le'} faltan ${remaining}, así que no cambia este monto`,
    maximumReached: ({ remaining, isFamily }) =>
      `No paga más de los ${remaining} que le faltan ${isFamily ? 'a su familia ' : ''}este año`,
    maximumTotalFar: (total) =>
      `${total} este año. Su aseguradora no dijo cuánto de eso ya pagó; es posible que le quede menos por pagar`,
    maximumTotalReached: (total) =>
      `No paga más de ${total} este año. Su aseguradora no dijo cuánto de eso ya pagó; es posible que le quede menos por pagar`,
    balanceBilling: 'Lo que se cobra por encima de lo que permite su plan',
    balanceBillingDetail: (billed) => `Fuera de su red pueden cobrarle ${billed}`,
    balanceBillingUnknown:
      'Fuera de su red, su seguro puede tomar en cuenta menos que el cargo completo. En ese caso también pueden cobrarle el resto.',
    emergency:
      'Por ley, su plan paga la atención de emergencia fuera de su red igual que dentro de ella, y nadie puede cobrarle más por ella.',
    emergencyPrice:
      'El precio que su plan debe tomar en cuenta no está publicado aquí. Es, como máximo, el cargo completo, así que podría pagar menos.',
    youPay: 'Usted paga',
    takenAsNone: {
      copay: (names) => `No se conoce un copago para ${careOf(names)}; no se cuenta ninguno.`,
      coinsurance: (names) => `No se conoce un coseguro para ${careOf(names)}; no se cuenta ninguno.`,
      deductible: (names) => `No se conoce un deducible para ${careOf(names)}; no se cuenta ninguno.`,
      outOfPocket: (names) => `No se sabe cuánto falta de un máximo anual para ${careOf(names)}; no se cuenta ninguno.`,
    },
    ofPlanAlone: (names) =>
      `Su aseguradora solo da cifras del plan completo; se usan para ${careOf(names)}. Es posible que su plan pague esta atención de otra manera.`,
    zeroCopay: (names) =>
      `El copago para ${careOf(names)} es de $0.00. Puede significar que su plan no tiene copago; por eso se cuenta su deducible. También puede significar que el deducible no se aplica: pregunte a su aseguradora.`,
    zeroOfPart: {
      copay: (parts) =>
        `Su aseguradora da un copago de $0.00 solo para una parte de la atención: ${parts}. Para el resto no da ningún copago; por eso no se cuenta ninguno.`,
      coinsurance: (parts) =>
        `Su aseguradora da un coaseguro del 0% solo para una parte de la atención: ${parts}. Para el resto no da ninguno; por eso no se cuenta ninguno.`,
    },
    severalMaximums: ({ low, high }) =>
      `Su aseguradora da varias cifras de lo que falta de su máximo anual, de ${low} a ${high}. Se cuenta la más alta, así que podría pagar menos.`,
    remarked:
      'Su aseguradora añade palabras al copago o coseguro que se cuenta aquí. Vea si corresponden a esta atención.',
    ofParts: (names) => `por: ${names}`,
  },
  cash: ({ amount, saving, isCovered }) =>
    `Pagar por su cuenta cuesta aquí ${amount}, es decir, ${saving} menos.` +
    (isCovered ? ' No contaría para su deducible.' : ''),
  siteEmergency: 'Emergencia: se paga como dentro de su red',
  siteOutOfNetwork: 'Podría estar fuera de su red',
  siteWithoutInsurance: 'Sin seguro',
  siteNoRate: 'No hay precio publicado para su seguro',
  documents: {
    withInsurance: (plan) => `con ${plan}`,
    agreedPrices: 'Precios acordados con su aseguradora',
    working: 'Cómo llegamos a este monto',
    step: 'Paso',
    amount: 'Monto',
    agreedWith: (plan) => `Precio acordado con ${plan}.`,
    confirmed: ({ payor, day }) => `Beneficios confirmados con ${payor} el ${day}.`,
    entered: 'Beneficios según los datos que usted ingresó.',
    enterBenefits: 'Ingrese sus beneficios para ver lo que pagaría con su seguro.',
  },
};
