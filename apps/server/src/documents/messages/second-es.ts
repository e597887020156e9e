import type { SecondInsuranceMessages } from './second-messages.ts';

export const secondEs: SecondInsuranceMessages = {
  pays: (payor) => `Lo que paga ${payor}, su segundo seguro`,
  paysDetail: ({ rule, alone }) =>
    rule === 'standard'
      ? `Por sí solo pagaría ${alone}. Paga como máximo lo que deja el primero`
      : `Por sí solo pagaría ${alone}. Paga solo la diferencia si eso es más de lo que paga el primero`,
  working: (payor) => `Lo que ${payor} pagaría por sí solo`,
  wouldLeave: 'Le dejaría a usted',
  yourInsurances: 'Sus dos seguros',
  withBoth: (first, second) => `${first} primero y después ${second}`,
  siteNotCounted: 'Sin lo que paga su segundo seguro',
  alreadyEntered: 'Ya ingresó este seguro. Ingrese aquí su otra tarjeta.',
};
