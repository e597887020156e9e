export type { ListedCharge } from './charge.ts';
export type { ChosenPrice } from './choose-price.ts';
export {
  estimateService,
  type PricedPart,
  type ServiceEstimate,
  type UnpricedPart,
  withoutAmounts,
} from './estimate-service.ts';
export { codeKey } from './same-code.ts';
