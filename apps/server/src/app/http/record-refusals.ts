import type { ErrorName } from '@portico/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSession } from '../../accounts/sessions/read-session.ts';
import { appendAudit, type AuditRecord } from '../../platform/audit/append-audit.ts';
import type { AuditEvent } from '../../platform/audit/events.ts';
import { limits } from '../../platform/limits/limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';

/** Refusals that may be an attack, and that no call records by itself. What is another's is refused as what is not there. */
const recorded: Readonly<Partial<Record<ErrorName, AuditEvent>>> = {
  antiForgery: 'forgeryRefused',
  providerRefused: 'forgeryRefused',
  notPermitted: 'accessRefused',
  unknownEstimate: 'accessRefused',
  unknownFactor: 'accessRefused',
  unknownProxy: 'accessRefused',
  unknownInvite: 'proxyInviteRefused',
  emailUnconfirmed: 'proxyInviteRefused',
  unknownSession: 'accessRefused',
  unknownVisit: 'accessRefused',
};

/** What one account, or nobody, was refused from one address in a minute. */
interface Tally {
  readonly record: Omit<AuditRecord, 'details'>;
  /** Who acted for the patient whose account it is. */
  readonly proxy: string | undefined;
  /** Absent for those of all further addresses together. */
  readonly address: string | undefined;
  readonly until: Date;
  count: number;
}

/**
 * Records forged requests, and requests for what is not theirs or not there (issue 12, point 10): who, from where, by
 * which call. A flood neither fills the trail nor holds its end: of one address the first is recorded at once, and after
 * a minute how many there were; of more addresses than `refusingAddresses` the sum alone.
 */
export function recordRefusals(
  app: FastifyInstance,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): void {
  const { database, ports, settings } = services;
  const tallies = new Map<string, Tally>();

  const append = ({ record, address, proxy }: Tally, details: AuditRecord['details'] = {}): Promise<void> => {
    const from = { ...(address === undefined ? {} : { address }), ...(proxy === undefined ? {} : { proxy }) };
    const context = { keys: settings.keys, now: ports.clock.now(), ...from };
    return database.db.transaction().execute((trx) => appendAudit(trx, context, { ...record, details }));
  };
  /** Says of each minute that is over how many there were, where that is more than its first entry says. */
  const close = async (isOver: (tally: Tally) => boolean): Promise<void> => {
    const over = [...tallies].filter(([, tally]) => isOver(tally));
    for (const [key] of over) tallies.delete(key);
    for (const [, tally] of over) if (tally.count > 1) await append(tally, { refusals: tally.count });
  };
  const closeEnded = (): Promise<void> => {
    const now = ports.clock.now();
    return close(({ until }) => until <= now);
  };
  const note = async (request: FastifyRequest, error: ErrorName, event: AuditEvent): Promise<void> => {
    await closeEnded();
    const { visitor } = request;
    const session = visitor.session ?? (await readSession(visitor, services, { countsAsUse: false, whileDue: true }));
    const patient = session?.acting?.access?.patientAccountId;
    const accountId = patient ?? session?.accountId ?? null;
    const own = `${event} ${session?.accountId ?? null} ${accountId} ${visitor.address}`;
    const isApart = tallies.has(own) || tallies.size < limits.refusingAddresses.number;
    const known = tallies.get(isApart ? own : event);
    if (known !== undefined) {
      known.count += 1;
      return;
    }
    const record = isApart ? { event, accountId } : { event, accountId: null };
    const tally: Tally = {
      record: { ...record, actor: record.accountId === null ? 'visitor' : 'account' },
      proxy: isApart && patient !== undefined ? session?.accountId : undefined,
      address: isApart ? visitor.address : undefined,
      until: secondsAfter(ports.clock.now(), limits.refusingAddresses.window),
      count: 1,
    };
    // Before the entry is written: of many at once, one writes it.
    tallies.set(isApart ? own : event, tally);
    await append(tally, { error, call: request.routeOptions.config.call?.name ?? 'none' });
  };

  app.addHook('onError', async (request, _reply, error) => {
    const event = error instanceof Refusal ? recorded[error.error] : undefined;
    if (event === undefined) return;
    // A trail that cannot be written must not change what the visitor is answered.
    await note(request, (error as unknown as Refusal).error, event).catch((failure: unknown) =>
      request.log.error({ err: failure }, 'refusal not recorded'),
    );
  });
  const timer = setInterval(
    () => void closeEnded().catch((failure: unknown) => app.log.error({ err: failure }, 'refusals not recorded')),
    limits.refusingAddresses.window * 1000,
  ).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await close(() => true);
  });
}
