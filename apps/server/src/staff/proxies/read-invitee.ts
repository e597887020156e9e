import { limits } from '../../platform/limits/limits.ts';
import { DAY_SECONDS, dayIn } from '../../platform/time.ts';
import { proxyInviteForm, readForm } from '@portico/rules';
import type { Invitee } from '../../proxies/invitee.ts';
import { ActError } from '../act-error.ts';
import type { Staff } from '../staff.ts';

/** Who is to be invited, as somebody has typed it. */
export interface TypedInvitee {
  name: string;
  email: string;
  /** ISO date. */
  birthDate: string;
  /** How long the access lasts; '' where it was not said. */
  days: string;
}

/** Reads it by the rules of the form by which patients invite. */
export function readInviteForm(
  { name, email, birthDate, days }: TypedInvitee,
  { settings, now }: Pick<Staff, 'settings' | 'now'>,
) {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const unlessSaid = String(limits.proxyAccess.window / DAY_SECONDS);
  const input = { name, email, dateOfBirth: `${month}/${day}/${year}`, days: days === '' ? unlessSaid : days };
  return readForm(proxyInviteForm, input, { today: dayIn(settings.healthSystem.timeZone, now) });
}

/** @throws ActError where a name, an address, a birth date or a number of days is none: with the names of those, as TypedInvitee has them. */
export function requireInvitee(typed: TypedInvitee, staff: Pick<Staff, 'settings' | 'now'>): Invitee {
  const read = readInviteForm(typed, staff);
  if ('errors' in read) {
    const fields = Object.keys(read.errors).map((field) => (field === 'dateOfBirth' ? 'birthDate' : field));
    throw new ActError('inviteeUnusable', 'Who is invited cannot be read. Nothing was changed.', { fields });
  }
  const { name, email, dateOfBirth: birthDate } = read.values;
  return { name, email, birthDate };
}
