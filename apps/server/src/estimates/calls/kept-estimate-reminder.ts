import { type InputOf, pathTo, type ReplyOf } from '@portico/contract';
import { calendarFile } from '../../documents/calendar-file.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { derivedUuid } from '../../platform/crypto/derived-uuid.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { lastDayOf } from '../kept/end-of-kept.ts';
import { requireKeptEstimate } from '../kept/require-kept-estimate.ts';

/** Calendars are shared with family and employers: a reminder says that an estimate ends, and neither its number nor of what it is. */
const REMINDED_DAYS_BEFORE = 3;

/**
 * The last day of a kept estimate as a file for calendars, with a reminder some days before.
 *
 * @throws Refusal keptEstimateRefused
 */
export async function keptEstimateReminder(
  { key }: InputOf<'keptEstimateReminder'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'keptEstimateReminder'>> {
  const { ports, settings } = services;
  const { publicUrl, healthSystem } = settings;
  const { stored } = await requireKeptEstimate(key, visitor, services);
  const { kept } = messagesOf(visitor.language);
  const url = `${publicUrl}${pathTo('estimates-kept')}`;
  const event = {
    // The same however often it is saved, and nobody finds the number from it.
    uid: `${derivedUuid(`reminder of ${Buffer.from(stored.number_hash).toString('base64')}`)}@${new URL(publicUrl).hostname}`,
    sequence: 0,
    isCancelled: false,
    when: { day: lastDayOf(stored.expires_at, healthSystem), remindedDaysBefore: REMINDED_DAYS_BEFORE },
    title: kept.reminder.title(healthSystem.name),
    description: kept.reminder.description(healthSystem.phones.estimates),
    place: '',
    url,
  };
  return { FileName: kept.reminder.fileName, Calendar: calendarFile(event, ports.clock.now()) };
}
