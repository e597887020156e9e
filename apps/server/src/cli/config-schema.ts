import { healthSystemSchema } from '../platform/settings/health-system-schema.ts';
import type { Command } from './command.ts';

/** `portico config schema`: what editors need to complete and to check the settings file while it is written. */
export const configSchema: Command = {
  name: 'config schema',
  usage: '',
  summary: 'Print the JSON Schema of the file that PORTICO_CONFIG names.',
  details:
    'Keep it beside your file and name it there, as "$schema": "./portico.schema.json": editors then complete and check what\n' +
    'you write. What a schema cannot say, such as that ids must be unique, `portico config check` says.',
  options: {},
  records: [],
  positionals: [],
  async run({ terminal }) {
    terminal.out(`${JSON.stringify(healthSystemSchema(), null, 2)}\n`);
    return 0;
  },
};
