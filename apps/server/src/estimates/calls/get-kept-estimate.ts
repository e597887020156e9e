import { entryOf, type InputOf, linkTo, type ReplyOf } from '@portico/contract';
import { formatEstimateNumber } from '@portico/rules';
import { qrCode } from '../../documents/qr-code.ts';
import { dayIn } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { lastDayOf } from '../kept/end-of-kept.ts';
import { requireKeptEstimate } from '../kept/require-kept-estimate.ts';
import { goodThrough } from '../model/good-through.ts';
import { canBook } from '../services/can-book.ts';
import { todaysEstimate } from '../kept/todays-estimate.ts';
import type { EstimateServices } from '../services.ts';

/**
 * A kept estimate as it was said, and what is other today, if anything.
 *
 * @throws Refusal keptEstimateRefused
 */
export async function getKeptEstimate(
  { key }: InputOf<'getKeptEstimate'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'getKeptEstimate'>> {
  const { ports, settings } = services;
  const { language } = visitor;
  const { stored, kept } = await requireKeptEstimate(key, visitor, services);
  const now = ports.clock.now();
  const number = formatEstimateNumber(kept.number);
  const link = linkTo(settings.publicUrl, 'estimates-kept', number);
  const { size, path } = qrCode(link);
  const { timeZone } = settings.healthSystem;
  const lastDay = lastDayOf(stored.expires_at, { timeZone });
  const model = await todaysEstimate(kept, { language, ends: stored.expires_at, now }, services);
  const isOther = model?.Estimate?.PatientAmountRaw !== kept.figures.amountCents;
  const today = {
    Amount: model?.Estimate?.PatientAmount ?? '',
    Changes: model?.Changes ?? [],
    HasOldBenefits: kept.insurance !== null && !kept.choices.is_self_pay,
  };
  return {
    Number: number,
    OpensBy: kept.by,
    Link: link,
    QrCode: { Size: size, Path: path },
    KeptOn: dayIn(timeZone, stored.kept_at),
    GoodThrough: goodThrough(lastDay, kept.figures),
    LastDay: lastDay,
    Content: entryOf(kept.content, language),
    Today: isOther ? today : null,
    CanBook: canBook({ template: kept.choices.template, locationId: kept.choices.location_id }, settings),
    NewEstimate: {
      ServiceAreaId: kept.choices.service_area,
      LocationId: kept.choices.location_id ?? '',
      templateId: kept.choices.template,
    },
  };
}
