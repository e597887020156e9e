import type { Rejection, RejectionLevel } from '../model/response.ts';
import { rejection } from '../segments/answers.ts';
import type { SegmentCodec } from '../segments/codec.ts';

/** AAA of each level. */
export const rejections: Readonly<Record<RejectionLevel, SegmentCodec<Rejection>>> = {
  transaction: rejection('transaction'),
  payer: rejection('payer'),
  receiver: rejection('receiver'),
  subscriber: rejection('subscriber'),
  subscriberBenefit: rejection('subscriberBenefit'),
  dependent: rejection('dependent'),
  dependentBenefit: rejection('dependentBenefit'),
};
