export type { Component, Fee, ListedCharge, Setting } from './charge.ts';
export { choosePrice, type ChosenPrice, type NoPrice } from './choose-price.ts';
export {
  estimateService,
  type PricedPart,
  type ServiceEstimate,
  type Sum,
  type UnpricedPart,
} from './estimate-service.ts';
export { codeKey } from './same-code.ts';
