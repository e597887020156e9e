import { readWholeSettings } from '../app/settings/read-whole-settings.ts';
import { environmentVariables } from '../platform/settings/environment-variables.ts';
import { readJsonFile } from '../platform/settings/json-file.ts';
import { type UnknownVariable, unknownVariables, variablesNamedIn } from '../platform/settings/misspelt-variables.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { SettingsError } from '../platform/settings/settings-error.ts';
import type { Command } from './command.ts';

/** `portico config check`: whether a server would start on these settings, before one is started. */
export const configCheck: Command = {
  name: 'config check',
  usage: '[--demonstration]',
  summary: 'Read all settings as a server does, and show what is wrong with them.',
  details:
    'The variables, the file of the health system and that of the gateways are read, as `npm run serve` reads them; with\n' +
    '--demonstration as `npm start` does. No database is opened, nobody is asked, and no secret is shown: whether staff have\n' +
    'published other terms under a version of the file, the log of a server says. The exit code is 0\n' +
    'where nothing is wrong, 3 where a server would start but a variable looks misspelt, and 1 where it would not start.',
  options: { demonstration: { type: 'boolean' } },
  records: [],
  positionals: [],
  async run({ terminal, env }, { options }) {
    const mode = options['demonstration'] === true ? 'demonstration' : 'production';
    let settings: Settings;
    try {
      settings = await readWholeSettings(mode, env);
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      const named = await namedInFiles(env);
      const unread = unknownVariables(env, Object.keys(environmentVariables.shape));
      terminal.err(`${error.message}\n${warningsOf(unread.filter(({ name }) => !named.has(name)))}`);
      return 1;
    }
    terminal.out(`As a server of the ${mode} reads them:\n${table(rowsOf(settings))}\n`);
    const { unknown } = settings;
    if (unknown.length === 0) {
      terminal.out('Nothing is wrong with them. Whether the services answer, `portico --help` has a test for each.\n');
      return 0;
    }
    terminal.err(`A server would start, but not everything that is set is read:\n${warningsOf(unknown)}`);
    return 3;
  },
};

/** The variables that the files name for their secrets, right or wrong as the rest of a file may be; none of one that cannot be read. */
async function namedInFiles(env: NodeJS.ProcessEnv): Promise<ReadonlySet<string>> {
  const files = [env['PORTICO_CONFIG'], env['ELIGIBILITY_GATEWAYS']].flatMap((file) => file || []);
  const named = files.map((file) => readJsonFile(file, '').then(variablesNamedIn, () => []));
  return new Set((await Promise.all(named)).flat());
}

function warningsOf(unread: readonly UnknownVariable[]): string {
  return unread.map((each) => `  ${textOf(each)}\n`).join('');
}

function textOf({ name, meant }: UnknownVariable): string {
  return `${name} is no setting${meant === null ? '' : `; ${meant} is one`}. Correct it, or take it out.`;
}

/** Staff shall see which of the languages nobody has reviewed. */
function languageRows({ addedLanguages }: Settings['healthSystem']): ReadonlyArray<readonly [string, string]> {
  const told = addedLanguages.map(
    ({ tag, review }) => `${tag} (${review === null ? 'not reviewed' : `reviewed by ${review.by} on ${review.on}`})`,
  );
  return told.length === 0 ? [] : [['further languages', told.join(', ')]];
}

/** What somebody who looks over a colleague's shoulder wants to know; hosts, and no address with a login in it. */
function rowsOf(settings: Settings): ReadonlyArray<readonly [string, string]> {
  const { healthSystem, eligibility, enrolment, letters } = settings;
  const gateways = Object.entries(eligibility.gateways).map(([name, { service }]) => `${name} (${service.protocol})`);
  return [
    ['health system', `${healthSystem.name}, ${count(healthSystem.locations, 'location')}`],
    ...languageRows(healthSystem),
    ['file', settings.configFile ?? "the demonstration's"],
    ['address', settings.publicUrl],
    [
      'database',
      settings.databaseUrl === undefined ? `embedded, in ${settings.dataFolder}` : hostOf(settings.databaseUrl),
    ],
    ['past the pooler', settings.databaseDirectUrl === undefined ? 'no pooler' : hostOf(settings.databaseDirectUrl)],
    ['read replica', settings.databaseReadUrl === undefined ? 'none' : hostOf(settings.databaseReadUrl)],
    [
      'mail',
      settings.smtp === undefined ? 'kept in the outbox' : `${hostOf(settings.smtp.url)}, from ${settings.mailFrom}`,
    ],
    ['text messages', settings.smsUrl === undefined ? 'kept in the outbox' : hostOf(settings.smsUrl)],
    ['letters', letters.service === undefined ? `kept in ${letters.folder}` : hostOf(letters.service.url)],
    ['patients', patientsText(settings)],
    ['messages of ADT', adtText(settings)],
    ['card check', serviceText(enrolment.cardCheck)],
    ['credit questions', serviceText(enrolment.bureau)],
    ['insurers', `${count(healthSystem.payors, 'payor')} through ${gateways.join(', ') || 'no gateway'}`],
    ['apps', healthSystem.openIdClients.map(({ id }) => id).join(', ') || 'none'],
    ['records for apps', smartText(settings)],
    ['sent in clear', settings.inClear.join(', ') || 'nothing'],
  ];
}

function patientsText({ patients: { server, export: followed } }: Settings): string {
  if (server !== undefined) return hostOf(server.url);
  const from = followed === undefined ? '' : `, filled from group ${followed.group} of ${hostOf(followed.server.url)}`;
  return `the portal's registry${from}`;
}

function smartText({ healthSystem: { smart }, patients: { server } }: Settings): string {
  const url = smart?.fhirUrl ?? server?.url;
  return smart === undefined || url === undefined ? 'none' : `${hostOf(url)}, which asks as ${smart.resourceServer.id}`;
}

function adtText({ adt }: Settings): string {
  if (adt === undefined) return 'none';
  const { listen, tls, senders } = adt;
  const from = [tls?.clientAuthority === undefined ? '' : 'who show a certificate', senders.join(', ')].filter(Boolean);
  return `at ${listen.host}:${listen.port}${tls === undefined ? ' in clear' : ''}, from ${from.join(', ') || 'this machine'}`;
}

function serviceText(service: { url: string } | 'none' | undefined): string {
  if (service === undefined) return 'played by the demonstration';
  return service === 'none' ? 'not used' : hostOf(service.url);
}

function hostOf(url: string): string {
  return new URL(url).host;
}

function count(things: readonly unknown[], name: string): string {
  return `${things.length} ${name}${things.length === 1 ? '' : 's'}`;
}

function table(rows: ReadonlyArray<readonly [string, string]>): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}\n`).join('');
}
