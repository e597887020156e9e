import { getOwnPerson } from '@portico/contract';
import { useCall } from '../portal/use-call.ts';
import { usePortal } from '../portal/portal.tsx';
import type { DateParts } from '../ui/read-whole-date.ts';

/** What a paper says of its patient. */
export interface OwnPerson {
  readonly name: string;
  readonly birthDate: DateParts;
}

const nobody: OwnPerson = { name: '', birthDate: { month: '', day: '', year: '' } };

/**
 * What the account knows of the signed-in person, to begin a form with; blank for a guest, and until it is known. It is asked for at
 * the server each time, and kept nowhere.
 */
export function useOwnPerson(): OwnPerson {
  const { settings } = usePortal();
  const { reply } = useCall(getOwnPerson, {}, { enabled: settings.session !== null, fresh: true });
  if (reply === undefined) return nobody;
  const [year = '', month = '', day = ''] = reply.birthDate.split('-');
  return { name: reply.name, birthDate: { month: String(Number(month)), day: String(Number(day)), year } };
}
