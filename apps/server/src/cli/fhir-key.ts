import { calculateJwkThumbprint, type JWK } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { type Command, UsageError } from './command.ts';

const kinds = {
  ES384: () => generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  RS384: () => generateKeyPairSync('rsa', { modulusLength: 3072 }),
};

/** `portico fhir key`: a new private key for PATIENTS_KEY. */
export const fhirKey: Command = {
  name: 'fhir key',
  usage: '[--alg ES384|RS384]',
  summary: 'Print a new private key, by which the portal shows the FHIR server who it is.',
  details:
    'It is a JWK, for the file that PATIENTS_KEY names: write it where the server alone can read it. A file with several keys is\n' +
    'a JWK Set, {"keys": [...]}: the first signs, and the public parts of all are served. Nothing is stored.',
  options: { alg: { type: 'string' } },
  records: [],
  positionals: [],
  async run({ terminal }, { options: { alg = 'ES384' } }) {
    if (alg !== 'ES384' && alg !== 'RS384') throw new UsageError('--alg is ES384 or RS384.');
    const jwk = kinds[alg]().privateKey.export({ format: 'jwk' }) as JWK;
    terminal.out(`${JSON.stringify({ ...jwk, kid: await calculateJwkThumbprint(jwk), alg, use: 'sig' })}\n`);
    return 0;
  },
};
