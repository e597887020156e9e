import type { ServicePageMessages } from './service-page-messages.ts';

export const servicePageEs: ServicePageMessages = {
  kind: 'Cuánto cuesta la atención',
  title: (service) => `${service}: cuánto cuesta`,
  costTitle: 'Precio sin seguro',
  site: 'Dónde',
  price: 'Precio',
  fullCharge: {
    none: '',
    part: 'Es en parte el cargo completo: si paga por su cuenta, pida un precio menor',
    all: 'Este es el cargo completo: si paga por su cuenta, pida un precio menor',
  },
  pricesOf: (day) => `Precios del ${day}`,
  withInsurance: 'Con seguro quizá pague menos. Su precio depende de su plan.',
  ownEstimate: 'Pida su propia estimación',
  all: 'Todos los servicios',
  listTitle: 'Cuánto cuesta la atención',
  listIntro: (system) => `Vea cuánto cuesta la atención en ${system} antes de venir. No necesita una cuenta.`,
};
