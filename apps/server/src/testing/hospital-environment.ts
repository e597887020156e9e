import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const demonstration = fileURLToPath(new URL('../demo/health-system.json', import.meta.url));

/**
 * All variables that a hospital's server needs, with a health system's file in the folder and the embedded database in
 * `data` within it. Nothing answers at the addresses.
 *
 * @param source the health system's file that it is made from: the demonstration's, or that of an earlier release.
 */
export async function hospitalEnvironment(folder: string, source = demonstration): Promise<Record<string, string>> {
  const config = join(folder, 'health-system.json');
  const {
    partners: _partners,
    webConfigurationFile: _file,
    ...healthSystem
  } = JSON.parse(await readFile(source, 'utf8')) as Record<string, unknown>;
  await writeFile(config, JSON.stringify(healthSystem));
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    PORTICO_DATA: join(folder, 'data'),
    DATABASE_EMBEDDED: 'yes',
    PORTICO_CONFIG: config,
    PORTICO_SECRET: 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i',
    PORTICO_PUBLIC_URL: 'https://portal.example.org',
    PORTICO_PROXIES: '10.0.0.0/8',
    SMTP_URL: 'smtps://user:password@mail.example.org',
    SMS_URL: 'https://AC1:token@api.twilio.com?from=%2B16505550100',
    MAIL_FROM: 'portal@example.org',
    ELIGIBILITY_URL: 'core-soap+https://eligibility.example.org/core',
    ELIGIBILITY_SENDER_ID: 'ALDERBAY',
    ELIGIBILITY_RECEIVER_ID: 'CLEARING',
    CARD_CHECK_URL: 'none',
    BUREAU_URL: 'none',
    GEOCODING_URL: 'embedded',
    LETTERS_URL: 'https://print.example.org/letters',
    LETTERS_TOKEN: 'known-to-the-printer',
  };
}
