import { DEMONSTRATION_SECRET } from './secret.ts';

/**
 * The variables that only a hospital sets: its secret, and services that reach people or know patients. `npm start`
 * refuses them: it would put accounts with published passwords where the hospital's are (docs/decisions/0076).
 */
export function hospitalErrors(env: NodeJS.ProcessEnv): string[] {
  const found = [
    ...(env['PORTICO_SECRET'] && env['PORTICO_SECRET'] !== DEMONSTRATION_SECRET ? ['PORTICO_SECRET'] : []),
    ...['SMTP_URL', 'SMS_URL', 'LETTERS_URL'].filter((name) => env[name]),
    ...(env['PATIENTS_URL']?.startsWith('https:') ? ['PATIENTS_URL'] : []),
  ];
  if (found.length === 0) return [];
  return [
    `These are a hospital's settings, and this is the demonstration, whose accounts have published passwords: ${found.join(', ')}. Start the hospital's portal with \`npm run serve\`, or take them out of the environment.`,
  ];
}
