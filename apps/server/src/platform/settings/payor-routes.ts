import { limits } from '../limits/limits.ts';
import { DEFAULT_GATEWAY, type EligibilitySettings, type Gateway, type PayorRoute } from './gateway.ts';

/** A way to ask a payor, with all that the gateway's profile adds. */
export interface Route extends Pick<Gateway, 'ids' | 'serviceTypes' | 'answerSeconds'> {
  /** The gateway's name. */
  readonly gateway: string;
  /** The payor's id there, where it is not that of the health system's file. */
  readonly payerId: string | undefined;
}

/** The ways to ask a payor, the first of which is tried first; empty where no gateway leads to it. */
export function routesOf({ gateways, payors }: EligibilitySettings, payorId: string): Route[] {
  const given: readonly PayorRoute[] = entryOf(payors, payorId) ?? [{ gateway: DEFAULT_GATEWAY }];
  return given.flatMap((route) => {
    const gateway = entryOf(gateways, route.gateway);
    if (gateway === undefined) return [];
    const { ids, serviceTypes, answerSeconds } = gateway;
    return [
      {
        ids,
        gateway: route.gateway,
        payerId: route.payerId,
        serviceTypes: route.serviceTypes ?? serviceTypes,
        answerSeconds: route.answerSeconds ?? answerSeconds,
      },
    ];
  });
}

/** An own entry: a payor may well be called `constructor`. */
function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** A payor of the health system's file. */
interface AskedPayor {
  readonly id: string;
  readonly electronicId?: string | undefined;
}

/** Errors in which gateways the payors are asked by, each with what to do. */
export function routeErrors(settings: EligibilitySettings, payors: readonly AskedPayor[]): string[] {
  const asked = payors.filter(({ electronicId }) => electronicId !== undefined).map(({ id }) => id);
  return [
    ...Object.entries(settings.payors).flatMap(([id, routes]) => errorsOfPayor(settings, id, routes, asked)),
    ...asked
      .filter((id) => routesOf(settings, id).length === 0 && !Object.hasOwn(settings.payors, id))
      .map(
        (id) =>
          `payors.${id}: no gateway leads to this payor of PORTICO_CONFIG, and there is none called "${DEFAULT_GATEWAY}". Add one of them.`,
      ),
  ];
}

function errorsOfPayor(
  settings: EligibilitySettings,
  id: string,
  routes: readonly PayorRoute[],
  asked: readonly string[],
): string[] {
  const place = `payors.${id}`;
  const unknown = routes.flatMap(({ gateway }, at) =>
    Object.hasOwn(settings.gateways, gateway)
      ? []
      : [`${place}[${at}].gateway: there is no gateway "${gateway}". Add it, or name one that there is.`],
  );
  const seconds = secondsOf(settings, id);
  const { window } = limits.payorGateways;
  return [
    ...(asked.includes(id)
      ? []
      : [`${place}: PORTICO_CONFIG has no such payor with an electronicId. Add it there, or take this entry out.`]),
    ...unknown,
    ...(seconds <= window
      ? []
      : [`${place}: its gateways may take ${seconds} seconds together; ${window} at most. Give them less time.`]),
  ];
}

/** How long asking a payor may take, over all gateways in turn, in seconds. */
function secondsOf(settings: EligibilitySettings, payorId: string): number {
  return routesOf(settings, payorId).reduce((sum, { answerSeconds }) => sum + answerSeconds, 0);
}

/** Seconds that reading and storing an answer may take besides. */
const MARGIN = 5;

/**
 * How long pages wait for an insurer, in seconds: as set, or as long as a payor may take whose answers may take longer than
 * usual. A gateway that is out of reach costs `limits.payerConnection`, so that its own time is not added.
 */
export function waitOfPages(settings: EligibilitySettings, payors: readonly AskedPayor[], set: number): number {
  const slow = payors.flatMap(({ id }) => {
    const routes = routesOf(settings, id);
    const longest = Math.max(0, ...routes.map(({ answerSeconds }) => answerSeconds));
    const others = (routes.length - 1) * limits.payerConnection.window;
    return longest <= limits.payerAnswer.window ? [] : [longest + others + MARGIN];
  });
  return Math.max(set, ...slow);
}
