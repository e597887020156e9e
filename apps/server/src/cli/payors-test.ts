import { randomInt } from 'node:crypto';
import { systemClock } from '../adapters/clock-system.ts';
import { openGateways } from '../adapters/eligibility.ts';
import type { HttpGateway } from '../adapters/eligibility-service.ts';
import { providerOf } from '../estimates/insurance/provider-of.ts';
import { type TestedAnswer, type TestMessage, testMessages } from '../estimates/insurance/test-payor.ts';
import { startSimulatedPayer } from '../payer/simulated-payer.ts';
import type { Gateway } from '../platform/settings/gateway.ts';
import type { HealthSystemPayor } from '../platform/settings/health-system.ts';
import { type Route, routesOf } from '../platform/settings/payor-routes.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { EligibilityUnreachable } from '../ports/eligibility.ts';
import { type Command, CommandError, type Terminal, UsageError } from './command.ts';

/** `portico payors test`: asks the gateways of a payor with their own test members. */
export const payorsTest: Command = {
  name: 'payors test',
  usage: 'PAYOR [--gateway NAME]',
  summary: 'Ask the gateways of a payor, each with its own test member, and show what came.',
  details:
    'PAYOR is an id of the payors in PORTICO_CONFIG. Each of its gateways is asked in turn, also where the first one answers;\n' +
    'with --gateway only that one is. Nothing of a patient goes out, and nothing of a person is shown. No database is opened:\n' +
    'the command runs beside a server. The exit code is 0 where every gateway answers with benefits that can be read.',
  options: { gateway: { type: 'string' } },
  records: [],
  positionals: ['PAYOR'],
  async run({ terminal, env }, { positionals: [name = ''], options }) {
    const settings = await readSettings('demonstration', env);
    const payor = knownPayor(settings, name);
    const routes = routesAsked(settings, payor, options['gateway']);
    const tests = routes.map((route) => ({ route, messages: messagesFor(settings, payor, route) }));
    const gateways = await openGateways(settings.eligibility, systemClock, startSimulatedPayer);
    try {
      const results: boolean[] = [];
      for (const { route, messages } of tests) {
        const profile = settings.eligibility.gateways[route.gateway];
        const gateway = gateways.byName.get(route.gateway);
        if (profile === undefined || gateway === undefined) continue;
        terminal.out(`${payor.name} (${payor.id}) through ${route.gateway}, ${profile.service.protocol}\n`);
        for (const message of messages) results.push(await ask(gateway, message, route, terminal));
      }
      return results.every(Boolean) ? 0 : 1;
    } finally {
      await gateways.close();
    }
  },
};

type AskedPayor = HealthSystemPayor & { electronicId: string };

/** @throws UsageError with a list of all, for an unknown payor. */
function knownPayor({ healthSystem: { payors } }: Settings, name: string): AskedPayor {
  const found = payors.find(({ id }) => id === name);
  const known = payors.map((each) => `  ${each.id}  ${each.name}`).join('\n');
  if (found === undefined) throw new UsageError(`There is no payor "${name}". The payors are:\n${known}`);
  const { electronicId } = found;
  if (electronicId === undefined) {
    throw new CommandError(
      `${found.name} (${found.id}) has no electronicId in PORTICO_CONFIG, so it is not asked. Add it.`,
    );
  }
  return { ...found, electronicId };
}

function routesAsked({ eligibility }: Settings, payor: AskedPayor, only: string | boolean | undefined): Route[] {
  const routes = routesOf(eligibility, payor.id);
  if (only === undefined) return routes;
  const chosen = routes.filter(({ gateway }) => gateway === only);
  if (chosen.length > 0) return chosen;
  const names = routes.map(({ gateway }) => gateway).join(', ');
  throw new UsageError(`${payor.name} is not asked through a gateway "${String(only)}". Its gateways are: ${names}.`);
}

/** @throws CommandError where the gateway has no test member, or nobody has an NPI. */
function messagesFor({ eligibility, healthSystem }: Settings, payor: AskedPayor, route: Route): TestMessage[] {
  const { test: member } = eligibility.gateways[route.gateway] as Gateway;
  if (member === undefined) {
    throw new CommandError(
      `The gateway "${route.gateway}" has no test member. Add it to its profile as "test", from the gateway's documents. ` +
        'A patient is never asked about for a test.',
    );
  }
  const provider = member.provider ?? providerOf(healthSystem.locations[0]?.id ?? null, healthSystem);
  if (provider === null) {
    throw new CommandError(
      'Nobody has an NPI to ask with. Add npi to PORTICO_CONFIG, or a provider to the test member.',
    );
  }
  const payer = { id: route.payerId ?? payor.electronicId, name: payor.name };
  const { ids, serviceTypes } = route;
  const test = { member, payer, provider, ids, serviceTypes, timeZone: healthSystem.timeZone };
  return testMessages(test, systemClock.now(), () => randomInt(1, 1_000_000_000));
}

/** Asks once and prints what came. False unless it is a 271 with benefits. */
async function ask(
  gateway: HttpGateway,
  message: TestMessage,
  { answerSeconds }: Route,
  terminal: Terminal,
): Promise<boolean> {
  const began = performance.now();
  const taken = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  try {
    const { status, message: reply } = await gateway.exchange(message.text, answerSeconds);
    const answer = message.read(reply, systemClock.now());
    terminal.out(`  ${answer.serviceTypeCodes.join(' ')}: HTTP ${status} in ${taken()}, ${textOf(answer)}\n`);
    return answer.kind === '271' && answer.rows > 0 && answer.rejectCodes.length === 0;
  } catch (error) {
    if (!(error instanceof EligibilityUnreachable)) throw error;
    const { kind, detail, rejections } = error;
    const told = rejections.map(({ code }) => code).join(' ');
    const codes = told === '' ? '' : `, rejected (AAA ${told})`;
    terminal.out(`  no answer in ${taken()}: ${kind}, ${detail}${codes}. ${whatToDo[kind]}\n`);
    return false;
  }
}

const whatToDo: Readonly<Record<EligibilityUnreachable['kind'], string>> = {
  timeout: 'Look at answerSeconds, and whether the gateway is slow for others, too.',
  unreachable: 'Look at the url, the network and the certificates.',
  refused: 'Look at the ids of the envelope, the credentials, and the test member.',
  garbage: 'Look at the url and the protocol: what came is not X12.',
};

function textOf(answer: TestedAnswer): string {
  const { kind, active, planName, rows, unreadableRows, deviations, rejectCodes } = answer;
  const outside = deviations.length === 0 ? '' : `; outside the guide: ${deviations.map(placeOf).join(', ')}`;
  if (kind !== '271') return `${kinds[kind]}${outside}`;
  const coverage = active === null ? 'does not say whether the plan is active' : active ? 'active' : 'inactive';
  const plan = planName === null ? 'no plan name' : `plan "${planName}"`;
  const rejected = rejectCodes.length === 0 ? '' : `; rejected (AAA ${rejectCodes.join(' ')})`;
  return `a 271: ${coverage}, ${plan}, rows ${rows}, of these not readable in whole ${unreadableRows}${outside}${rejected}`;
}

/** As `segment 14 (EB03)`: never what stood there. A message that ends too soon has no segment there. */
function placeOf({ segment, element, position }: TestedAnswer['deviations'][number]): string {
  const name = `${segment}${element === null ? '' : String(element).padStart(2, '0')}`;
  return `segment ${position}${name === '' ? '' : ` (${name})`}`;
}

const kinds: Readonly<Record<Exclude<TestedAnswer['kind'], '271'>, string>> = {
  '999': 'a 999: it refuses the message. Look at serviceTypes and the ids of the envelope',
  TA1: 'a TA1: it refuses the envelope. Look at ISA01 to ISA08',
  unreadable: 'X12 that breaks its guide',
  other: 'an answer to another question',
};
