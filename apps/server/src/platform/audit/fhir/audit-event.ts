import { auditEvents } from '../events.ts';
import type { AuditEntry } from '../find-entries.ts';
import { application, applicationServer, humanUser, person, subtypes, types, user } from './codings.ts';
import { type EventCode, eventCodes } from './event-codes.ts';

/** Whose trail it is. */
export interface AuditSource {
  /** Of the hospital. */
  name: string;
  /** Where visitors reach the portal: systems of identifiers begin with it. */
  publicUrl: string;
}

/** Details that have an element of their own. */
const elements = new Set(['by', 'user', 'host', 'address', 'proxy']);

/** An entry of an older version, whose event is not known any more, is a query of the record. */
const unknownEvent: EventCode = { type: 'query', action: 'E', outcome: '0' };

/** An entry of the trail as an AuditEvent of FHIR R4. Of the account it has the id and, where given, the username. */
export function toAuditEvent(entry: AuditEntry, username: string | undefined, source: AuditSource): object {
  const { number, account_id: accountId, details } = entry;
  const ofAccount = accountId === null ? null : accountReference(accountId, username, source);
  const rest = Object.entries(details).filter(([name]) => !elements.has(name));
  return {
    ...whatHappened(entry, source),
    id: `portico-${number}`,
    agent: [agentOf(entry, actorOf(entry, ofAccount, source))],
    ...(ofAccount === null && rest.length === 0
      ? {}
      : {
          entity: [
            {
              ...(ofAccount === null ? {} : { what: ofAccount, type: person, role: user }),
              ...(rest.length === 0
                ? {}
                : { detail: rest.map(([name, value]) => ({ type: name, valueString: String(value) })) }),
            },
          ],
        }),
  };
}

/** The elements that say what happened, when and where; who did it and to whose account are still to be added. */
export function whatHappened({ event, at }: Pick<AuditEntry, 'event' | 'at'>, { name, publicUrl }: AuditSource) {
  const known = auditEvents.find((each) => each === event);
  const { type, subtype, action, outcome } = known === undefined ? unknownEvent : eventCodes[known];
  return {
    resourceType: 'AuditEvent',
    type: types[type],
    ...(subtype === undefined ? {} : { subtype: [subtypes[subtype]] }),
    action,
    recorded: at.toISOString(),
    outcome,
    outcomeDesc: event,
    source: { site: publicUrl, observer: { display: name }, type: [applicationServer] },
  };
}

function accountReference(accountId: string, username: string | undefined, { publicUrl }: AuditSource): object {
  const identifier = { system: `${publicUrl}/accounts`, value: accountId };
  return { identifier, ...(username === undefined ? {} : { display: username }) };
}

/** The account that acted: the entry's own, or that of who looks after its person (decision 89). */
function actorOf({ details }: AuditEntry, ofAccount: object | null, source: AuditSource): object | null {
  const { proxy } = details as Readonly<Record<string, string | undefined>>;
  return proxy === undefined ? ofAccount : accountReference(proxy, undefined, source);
}

/** Who did it, and from where: of staff the machine's name, of visitors the keyed hash of their network address. */
function agentOf({ actor, details }: AuditEntry, acting: object | null): object {
  const { by, user: altId, host, address } = details as Readonly<Record<string, string | undefined>>;
  const network = host === undefined ? { address } : { address: host, type: '1' };
  const base = { requestor: true, ...(network.address === undefined ? {} : { network }) };
  if (actor === 'system') return { type: { coding: [application] }, who: { display: 'Portico' }, ...base };
  const human = { type: { coding: [humanUser] } };
  if (actor === 'staff') {
    return {
      ...human,
      ...(by === undefined ? {} : { who: { display: by }, name: by }),
      ...(altId === undefined ? {} : { altId }),
      ...base,
    };
  }
  return {
    ...human,
    ...(actor === 'account' && acting !== null ? { who: acting } : { name: 'visitor' }),
    ...base,
  };
}
