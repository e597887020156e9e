import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { methodsWithout } from './enrolment-services.ts';
import { readEnvironment } from './environment.ts';
import { SettingsError } from './settings-error.ts';
import { readHealthSystem } from './health-system.ts';
import { readSettings } from './settings.ts';

const production = {
  PORTICO_SECRET: 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i',
  DATABASE_EMBEDDED: 'yes',
  PORTICO_CONFIG: '/etc/portico.json',
  SMTP_URL: 'smtps://user:password@mail.example.org',
  SMS_URL: 'https://AC1:token@api.twilio.com?from=%2B16505550100',
  MAIL_FROM: 'portal@example.org',
  PORTICO_PUBLIC_URL: 'https://portal.example.org/',
  ELIGIBILITY_URL: 'core-soap+https://eligibility.example.org/core',
  ELIGIBILITY_SENDER_ID: 'ALDERBAY',
  ELIGIBILITY_RECEIVER_ID: 'CLEARING',
  CARD_CHECK_URL: 'https://cards.example.org/check',
  BUREAU_URL: 'https://bureau.example.org/v1/',
  BUREAU_TOKEN: 'known-to-two',
  GEOCODING_URL: 'https://maps.example.org/geocode/json',
  LETTERS_URL: 'https://print.example.org/letters',
  LETTERS_TOKEN: 'known-to-the-printer',
  PORTICO_PROXIES: '10.0.0.7',
};

async function errorsOf(work: () => unknown): Promise<readonly string[]> {
  try {
    await work();
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  it('needs nothing for the demonstration, which listens on this machine alone', () => {
    expect(readEnvironment('demonstration', {})).toMatchObject({ port: 3000, host: '127.0.0.1', origins: [] });
  });

  it('takes a complete production setting', () => {
    expect(readEnvironment('production', production)).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://portal.example.org',
      smtp: { url: production.SMTP_URL, requiresTls: false },
    });
  });

  it('tells production all that is still of the demonstration, at once', async () => {
    const errors = await errorsOf(() => readEnvironment('production', { PORT: 'many', SMTP_URL: '' }));
    for (const name of [
      'PORT',
      'PORTICO_SECRET',
      'DATABASE_URL',
      'PORTICO_CONFIG',
      'SMTP_URL',
      'SMS_URL',
      'MAIL_FROM',
      'PORTICO_PUBLIC_URL',
      'PORTICO_PROXIES',
      'ELIGIBILITY_URL',
      'CARD_CHECK_URL',
      'GEOCODING_URL',
      'LETTERS_URL',
    ]) {
      expect(errors.filter((error) => error.startsWith(`${name} `))).toHaveLength(1);
    }
  });

  it.each([
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['PORTICO_SECRET', 'short'],
    ['DATABASE_EMBEDDED', 'of course'],
    ['PORTICO_WORKERS', 'many of them'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['SMS_URL', 'http://AC1:token@api.twilio.com?from=%2B16505550100'],
    ['SMS_URL', 'https://api.twilio.com?from=%2B16505550100'],
    ['SMS_URL', 'https://AC1:token@api.twilio.com'],
    ['MAIL_FROM', 'nobody'],
    ['PORTICO_ORIGINS', 'https://www.example.org/page'],
    ['PORTICO_PUBLIC_URL', 'ftp:my-portal'],
    ['PORTICO_PROXIES', '-1'],
    ['ELIGIBILITY_URL', 'https://payer.example'],
    ['ELIGIBILITY_URL', 'fhir+https://eligibility.example.org'],
    ['ELIGIBILITY_SENDER_ID', 'SIXTEEN CHARS...'],
    ['ELIGIBILITY_RECEIVER_ID', 'A*B'],
    ['ELIGIBILITY_USER', 'alder-bay'],
    ['ELIGIBILITY_CERT', '/etc/portico/client.pem'],
    ['ELIGIBILITY_OAUTH_URL', 'ftp:tokens'],
    ['ELIGIBILITY_OAUTH_SECRET', 'a secret'],
    ['CARD_CHECK_URL', 'https://user:login@cards.example.org'],
    ['CARD_CHECK_TOKEN', 'a token without an address'],
    ['BUREAU_URL', 'https://bureau.example.org?key=1'],
    ['BUREAU_TOKEN', 'token-without-address'],
    ['GEOCODING_URL', 'maps.example.org'],
    ['LETTERS_URL', 'https://user:login@print.example.org'],
    ['LETTERS_TOKEN', 'token-of-nobody'],
  ])('refuses %s=%s by name and never repeats the value', async (name, value) => {
    const [error] = await errorsOf(() => readEnvironment('demonstration', { [name]: value }));
    expect(error).toContain(name);
    expect(error).not.toContain(value);
  });
});

describe('eligibility', () => {
  it('is asked of the simulated payer in the demonstration', async () => {
    const { eligibility } = await readSettings('demonstration', {});
    expect(eligibility.gateways['default']?.service).toMatchObject({ protocol: 'x12', url: 'simulated:x12' });
    expect(eligibility.payors['redwood-family-plan']).toEqual([{ gateway: 'pier' }, { gateway: 'default' }]);
  });

  it('is asked of the service that is named, in its protocol', () => {
    const settings = {
      ...production,
      ELIGIBILITY_CERT: 'client.pem',
      ELIGIBILITY_KEY: 'client.key',
      ELIGIBILITY_OAUTH_URL: 'https://login.example.org/token',
      ELIGIBILITY_OAUTH_CLIENT: 'alder-bay',
      ELIGIBILITY_OAUTH_SECRET: 'known to two',
    };
    const ids = { senderId: 'ALDERBAY', receiverId: 'CLEARING' };
    const { eligibility } = readEnvironment('production', settings);
    expect(eligibility.gateways['default']).toEqual({
      ids,
      envelopeIds: ids,
      serviceTypes: 'many',
      answerSeconds: 20,
      service: {
        protocol: 'core-soap',
        url: 'https://eligibility.example.org/core',
        certificateFile: 'client.pem',
        keyFile: 'client.key',
        oauth: { url: 'https://login.example.org/token', client: 'alder-bay', secret: 'known to two' },
      },
    });
  });

  it.each([
    ['no ids', { ELIGIBILITY_SENDER_ID: '' }, 'ELIGIBILITY_URL is set without'],
    ['plain HTTP', { ELIGIBILITY_URL: 'json+http://eligibility.example.org' }, 'ELIGIBILITY_URL is not https'],
    [
      'an API key beside OAuth',
      { ELIGIBILITY_PASSWORD: 'key', ELIGIBILITY_OAUTH_URL: 'https://a.example' },
      'Set one of them',
    ],
  ])('is refused with %s', async (_what, more, error) => {
    const errors = await errorsOf(() => readEnvironment('production', { ...production, ...more }));
    expect(errors).toContainEqual(expect.stringContaining(error));
  });
});

describe('services that help somebody to an account', () => {
  it('are those of the demonstration where none is named', () => {
    expect(readEnvironment('demonstration', {}).enrolment).toEqual({});
  });

  it('are those that are named', () => {
    expect(readEnvironment('production', production).enrolment).toEqual({
      cardCheck: { url: 'https://cards.example.org/check' },
      bureau: { url: 'https://bureau.example.org/v1', token: 'known-to-two' },
      geocoding: { url: 'https://maps.example.org/geocode/json' },
    });
  });

  it('have no credit questions in production unless a bureau is named (issue 15, point 3)', () => {
    const { BUREAU_URL: _, BUREAU_TOKEN: _token, ...withoutBureau } = production;
    expect(methodsWithout(readEnvironment('production', withoutBureau).enrolment)).toEqual(['questionBased']);
  });

  it('may be none in production, where a word says so', async () => {
    const settings = { ...production, CARD_CHECK_URL: 'none', GEOCODING_URL: 'embedded' };
    const { enrolment } = readEnvironment('production', settings);
    expect(enrolment).toMatchObject({ cardCheck: 'none', geocoding: 'embedded' });
    expect(methodsWithout(enrolment)).toEqual(['creditCard']);
    expect(methodsWithout({ bureau: 'none' })).toEqual(['questionBased']);
    expect(methodsWithout({})).toEqual([]);
    expect(await errorsOf(() => readEnvironment('production', { ...settings, CARD_CHECK_TOKEN: 'left-over' }))).toEqual(
      ['CARD_CHECK_TOKEN is set without an address in CARD_CHECK_URL. Set both, or neither.'],
    );
  });

  it.each([
    ['CARD_CHECK_URL', 'embedded'],
    ['GEOCODING_URL', 'none'],
    ['PARTNER_ROSTER_URL', 'none'],
  ])('know no %s=%s', async (name, value) => {
    const [error] = await errorsOf(() => readEnvironment('production', { ...production, [name]: value }));
    expect(error).toContain(`${name} must be an https:// address`);
  });

  it('are refused over plain HTTP in production', async () => {
    const settings = { ...production, CARD_CHECK_URL: 'http://cards.example.org/check' };
    expect(await errorsOf(() => readEnvironment('production', settings))).toEqual([
      expect.stringContaining('CARD_CHECK_URL is not https'),
    ]);
  });
});

describe('letters', () => {
  it('are printed by the service, with its token', () => {
    expect(readEnvironment('production', production).letters.service).toEqual({
      url: 'https://print.example.org/letters',
      token: 'known-to-the-printer',
    });
  });

  it('stay in a folder of the demonstration, beside its database unless another one is named', () => {
    const byDefault = readEnvironment('demonstration', { PORTICO_DATA: '/srv/portico' });
    expect(byDefault.letters).toEqual({ folder: resolve('/srv/portico/letters') });
    expect(readEnvironment('demonstration', { LETTERS_FOLDER: '/srv/post' }).letters).toEqual({
      folder: resolve('/srv/post'),
    });
  });

  it('are refused over plain HTTP in production', async () => {
    const settings = { ...production, LETTERS_URL: 'http://print.example.org/letters' };
    expect(await errorsOf(() => readEnvironment('production', settings))).toEqual([
      expect.stringContaining('LETTERS_URL is not https'),
    ]);
  });
});

describe('origins that may call', () => {
  const other = { PORTICO_ORIGINS: 'https://www.partner.org' };

  it('of the same site need nothing more', () => {
    const read = readEnvironment('production', { ...production, PORTICO_ORIGINS: 'https://www.example.org' });
    expect(read.hasCrossSiteOrigins).toBe(false);
  });

  it('of another site need a cookie that goes across sites, and so https', async () => {
    expect(readEnvironment('production', { ...production, ...other }).hasCrossSiteOrigins).toBe(true);
    const errors = await errorsOf(() => readEnvironment('demonstration', other));
    expect(errors).toEqual([expect.stringMatching(/^PORTICO_ORIGINS names another site.*Set PORTICO_PUBLIC_URL/)]);
  });
});

describe("the health system's file", () => {
  let folder: string;
  let demonstration: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-settings-'));
    demonstration = await readFile(new URL('../../demo/health-system.json', import.meta.url), 'utf8');
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function errorsOfFile(content: string): Promise<readonly string[]> {
    const file = join(folder, 'portico.json');
    await writeFile(file, content);
    return errorsOf(() => readHealthSystem(file));
  }

  it('of the demonstration is in order', async () => {
    const settings = await readSettings('demonstration', {});
    expect(settings.healthSystem.serviceAreas.map((area) => area.id)).toEqual(['bay', 'north']);
  });

  it('may leave out what spec §9 has a default for, and takes names as spec §5 says', async () => {
    const file = join(folder, 'short.json');
    const { names, phones, phoneDigits, ...rest } = JSON.parse(demonstration);
    delete rest.webConfigurationFile;
    await writeFile(file, JSON.stringify({ ...rest, phones: { helpdesk: phones.helpdesk } }));
    expect({ names, phoneDigits }).toEqual({ names: 'asWritten', phoneDigits: 'shown' });
    expect(await readHealthSystem(file)).toMatchObject({
      names: 'specification',
      phones: { estimates: '(650) 498-2900' },
      rteTimeoutSeconds: 45,
      loadingTimeoutSeconds: 120,
      card: { numberAlone: false },
      phoneDigits: 'proven',
    });
  });

  it('must say that digits of phones are shown where captcha is off: nothing else can be proven (decision 85)', async () => {
    const file = join(folder, 'unguarded.json');
    const system = { ...JSON.parse(demonstration), webConfigurationFile: undefined, captcha: { enabled: false } };
    await writeFile(file, JSON.stringify(system));
    expect(await readHealthSystem(file)).toMatchObject({ phoneDigits: 'shown' });
    await writeFile(file, JSON.stringify({ ...system, phoneDigits: undefined }));
    await expect(readHealthSystem(file)).rejects.toThrow('phoneDigits');
  });

  it.each([
    ['"selectLocations": true', '"selectLocations": "yes"', 'serviceAreas[0].selectLocations'],
    ['"locations": ["north-valley"]', '"locations": ["nowhere"]', 'serviceAreas[1].locations[0]'],
    ['"id": "north-valley"', '"id": "alder-main"', 'locations[2].id'],
    ['"id": "meridian"', '"id": "none"', 'payors[0].id'],
    ['"id": "meridian"', '"id": "open"', 'payors[0].id'],
    ['"timeZone": "America/Los_Angeles"', '"timeZone": "Alder Bay"', 'timeZone'],
    ['"npi": "1000000012"', '"npi": "1000000013"', 'locations[1].npi'],
    ['"timeZone": "America/Los_Angeles",', '', 'timeZone'],
    ['"signedInRoot": "/Private"', '"signedInRoot": "//evil.example"', 'signedInRoot'],
    ['"partners": [', '"partner": [', 'the file'],
    ['"partners": [', '"picturesFolder": "nowhere", "partners": [', 'picturesFolder'],
    ['"partners": [', '"session": { "idleSeconds": 100 }, "partners": [', 'session.warnForSeconds'],
    ['"partners": [', '"secondStep": { "demanded": "all" }, "partners": [', 'secondStep.demanded'],
    ['"partners": [', '"secondStep": { "demanded": "everyone", "from": "soon" }, "partners": [', 'secondStep.from'],
    ['"partners": [', '"secondStep": { "from": "2027-03-01" }, "partners": [', 'secondStep.from'],
    ['"partners": [', '"session": { "endsAfterSeconds": 899 }, "partners": [', 'session.idleSeconds'],
    ['"tin": "94-0000001"', '"tin": "940000001"', 'goodFaithEstimates.tin'],
    ['"tin": "94-0000001",', '', 'goodFaithEstimates.tin'],
    ['"bills": ["reading"]', '"bills": ["anesthesia"]', 'goodFaithEstimates.coProviders[1].bills'],
    ['"locations": ["bayside-imaging"]', '"locations": ["moon"]', 'goodFaithEstimates.coProviders[1].locations[0]'],
    ['"taxonomy": "207L00000X"', '"taxonomy": "anesthesia"', 'goodFaithEstimates.coProviders[0].taxonomy'],
    ['"npi": "1000000061"', '"npi": "1000000062"', 'goodFaithEstimates.coProviders[0].npi'],
    ['"verificationType": "email"', '"verificationType": "phone"', 'partners[0].verificationType'],
  ])('with %s made %s is refused at %s', async (good, bad, place) => {
    const errors = await errorsOfFile(demonstration.replace(good, bad));
    expect(errors.map((error) => error.split(': ')[1])).toContain(place);
  });

  it('a payor cannot have a word as its id that "payors map" has for something else, and it is said what can', async () => {
    const errors = await errorsOfFile(demonstration.replace('"id": "meridian"', '"id": "none"'));
    expect(errors.join()).toContain('means something else where staff decide on payors: write none-health, say');
  });

  it('that is not JSON, or not there, is refused plainly', async () => {
    expect((await errorsOfFile('{'))[0]).toContain('is not JSON');
    expect((await errorsOf(() => readHealthSystem(join(folder, 'absent.json'))))[0]).toContain('PORTICO_CONFIG');
  });
});
