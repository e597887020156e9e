import type { ServicePageMessages } from './service-page-messages.ts';

export const servicePageEn: ServicePageMessages = {
  kind: 'What care costs',
  title: (service) => `${service}: what it costs`,
  costTitle: 'Price without insurance',
  site: 'Where',
  price: 'Price',
  fullCharge: {
    none: '',
    part: 'In part the full charge: ask for a lower price if you pay by yourself',
    all: 'This is the full charge: ask for a lower price if you pay by yourself',
  },
  pricesOf: (day) => `Prices of ${day}`,
  withInsurance: 'With insurance you may pay less. Your own price depends on your plan.',
  ownEstimate: 'Get your own estimate',
  all: 'All services',
  listTitle: 'What care costs',
  listIntro: (system) => `See what care costs at ${system} before you come. You need no account.`,
};
