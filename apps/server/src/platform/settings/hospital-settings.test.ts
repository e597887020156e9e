import { describe, expect, it } from 'vitest';
import { hospitalErrors } from './hospital-settings.ts';
import { DEMONSTRATION_SECRET } from './secret.ts';
import { readServerSettings } from './settings.ts';

// Findings, security A3: `npm start` with a hospital's environment put accounts with public passwords into its database.
describe('the demonstration (issue 12, point 3)', () => {
  const secret = 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i';

  it.each([
    ['PORTICO_SECRET', secret],
    ['SMTP_URL', 'smtps://user:password@mail.example.org'],
    ['SMS_URL', 'https://AC1:token@api.twilio.com?from=%2B16505550100'],
    ['LETTERS_URL', 'https://print.example.org/letters'],
    ['PATIENTS_URL', 'https://fhir.example.org/r4'],
  ])('does not start with %s, which is a hospital’s', async (name, value) => {
    const starting = readServerSettings('demonstration', { [name]: value });
    await expect(starting).rejects.toThrow(
      `published passwords: ${name}. Start the hospital's portal with \`npm run serve\``,
    );
    await expect(starting).rejects.not.toThrow(value);
  });

  it('names all of them at once', () => {
    expect(hospitalErrors({ SMTP_URL: 'smtps://mail.example.org', PORTICO_SECRET: secret })[0]).toContain(
      'PORTICO_SECRET, SMTP_URL',
    );
  });

  it.each([
    ['nothing set', {}],
    ['its own secret', { PORTICO_SECRET: DEMONSTRATION_SECRET }],
    ['a registry on this machine', { PATIENTS_URL: 'http://127.0.0.1:9/fhir' }],
    [
      'a place, a port and a database',
      { PORTICO_DATA: '/srv/demo', PORT: '0', DATABASE_URL: 'postgresql://localhost/demo' },
    ],
  ])('starts with %s', (_what, env) => {
    expect(hospitalErrors(env)).toEqual([]);
  });

  it('is what refuses them: a hospital’s server takes them', async () => {
    const starting = readServerSettings('production', { PORTICO_SECRET: secret });
    await expect(starting).rejects.not.toThrow('published passwords');
  });
});
