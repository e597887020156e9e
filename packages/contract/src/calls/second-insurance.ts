import * as z from 'zod/mini';
import { estimateModel } from '../models/estimate.ts';
import { defineCall } from './define-call.ts';
import { id, optionalId } from './fields.ts';

const base = '/GuestEstimates';
/** `insuranceId`: the second insurance as it was shown. Where another one is second meanwhile, the estimate stays as it is. */
const input = z.object({ pesGlo: id, token: optionalId, insuranceId: optionalId });

/** POST {base}/RemoveSecondInsurance: the estimate is made with the first insurance alone again. The path is ours. */
export const removeSecondInsurance = defineCall({
  name: 'RemoveSecondInsurance',
  method: 'POST',
  path: `${base}/RemoveSecondInsurance`,
  summary: 'Makes an estimate with its first insurance alone.',
  access: 'guestToken',
  input,
  reply: estimateModel,
  errors: ['guestTokenRequired', 'unknownEstimate'],
});

/** POST {base}/SwapInsurances: the second insurance pays first. An estimate without one stays as it is. The path is ours. */
export const swapInsurances = defineCall({
  name: 'SwapInsurances',
  method: 'POST',
  path: `${base}/SwapInsurances`,
  summary: 'Lets the second insurance of an estimate pay first.',
  access: 'guestToken',
  input,
  reply: estimateModel,
  errors: ['guestTokenRequired', 'unknownEstimate'],
});
