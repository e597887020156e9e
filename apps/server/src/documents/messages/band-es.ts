import type { BandMessages } from './band-messages.ts';

function deductibleMet({ isFamily, several }: { isFamily: boolean; several: boolean }): string {
  if (several) return 'para entonces ya completó sus deducibles';
  return isFamily ? 'para entonces su familia ya completó su deducible' : 'para entonces ya completó su deducible';
}

/** What sets two prices apart, where one side of it may be nothing. */
const withOrWithout = (what: string, value: string): string => (value === '' ? `sin ${what}` : `con ${what} ${value}`);

export const bandEs: BandMessages = {
  atLeast: (amount) => `Al menos ${amount}`,
  rangeOrMore: (range) => `${range} o más`,
  prices: (range) => `Los precios del archivo van de ${range}.`,
  rates: (range) => `Los precios acordados varían. Usted podría pagar de ${range}.`,
  wide: {
    paid: ({ low, high }) => `Según una fórmula, su aseguradora ha pagado de ${low} a ${high} por esto.`,
    unknown: ({ low, high }) =>
      `El archivo tiene precios de ${low} a ${high} para esto y no dice en qué se distinguen.`,
    plans: ({ low, high, lowest, highest }) => `${low} según el plan «${lowest}», ${high} según «${highest}».`,
    notes: ({ low, high, lowest, highest }) =>
      `Las notas del archivo dicen «${lowest}» de ${low} y «${highest}» de ${high}.`,
    items: ({ low, high, lowest, highest }) =>
      `Figura en el archivo como «${lowest}» a ${low} y como «${highest}» a ${high}.`,
    modifiers: ({ low, high, lowest, highest }) =>
      `${low} es el precio ${withOrWithout('modificador', lowest)}, ${high} ${withOrWithout('modificador', highest)}.`,
    departments: ({ low, high, lowest, highest }) =>
      `${low} es el precio ${withOrWithout('código de ingresos', lowest)}, ${high} ${withOrWithout('código de ingresos', highest)}: otros departamentos.`,
  },
  deductible: ({ amount, ...whose }) => `Menos si ${deductibleMet(whose)}: desde ${amount}.`,
  maximum: (amount) => `Menos si la cifra más baja de su máximo anual es la correcta: desde ${amount}.`,
  unpriced: (names) => `Más por lo que aquí no tiene precio y no está incluido: ${names}.`,
  pricedBySome: (names) => `Más si su plan es uno de los que aquí no tienen precio para: ${names}.`,
  unknownBenefits: 'Más si se aplica algún beneficio que se dejó en blanco.',
  daysUnknown: 'Más si la hospitalización dura más de un día: su copago se paga por cada día.',
  limitOfDays: 'Más si la hospitalización dura más días de los que paga su plan: no se sabe cuánto durará.',
  limitReached: 'Más si su plan no paga porque se agotó su límite: es posible que usted tenga que pagarlo todo.',
  outOfNetwork: 'Más si su seguro toma en cuenta menos que el cargo completo y le cobran el resto.',
  secondOutOfNetwork:
    'Más si su segundo seguro toma en cuenta menos que este precio, ya que esta atención está fuera de su red.',
};
