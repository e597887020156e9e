import type { BandMessages } from './band-messages.ts';

function deductibleMet({ isFamily, several }: { isFamily: boolean; several: boolean }): string {
  if (several) return 'para entonces ya completó sus deducibles';
  return isFamily ? 'para entonces su familia ya completó su deducible' : 'para entonces ya completó su deducible';
}

export const bandEs: BandMessages = {
  atLeast: (amount) => `Al menos ${amount}`,
  rangeOrMore: (range) => `${range} o más`,
  prices: (range) => `Los precios del archivo van de ${range}.`,
  rates: (range) => `Los precios acordados varían. Usted podría pagar de ${range}.`,
  deductible: ({ amount, ...whose }) => `Menos si ${deductibleMet(whose)}: desde ${amount}.`,
  unpriced: (names) => `Más por lo que aquí no tiene precio y no está incluido: ${names}.`,
  unknownBenefits: 'Más si se aplica algún beneficio que se dejó en blanco.',
  limitReached: 'Más si su plan no paga porque se agotó su límite: es posible que usted tenga que pagarlo todo.',
  outOfNetwork: 'Más si su seguro toma en cuenta menos que el cargo completo y le cobran el resto.',
  secondOutOfNetwork:
    'Más si su segundo seguro toma en cuenta menos que este precio, ya que esta atención está fuera de su red.',
};
