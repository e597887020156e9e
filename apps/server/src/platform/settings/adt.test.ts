import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateOf } from '../../testing/certificates.ts';
import { makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { readSettings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

const own = certificateOf('Portico');

describe('the settings of the feed of ADT (issue 15, point 4)', () => {
  let folder: TestFolder;
  let files: { cert: string; key: string; text: string; other: string };
  beforeAll(async () => {
    folder = await makeTestFolder();
    files = {
      cert: await folder.write('cert.pem', own.cert),
      key: await folder.write('key.pem', own.key),
      text: await folder.write('text.pem', 'hello'),
      other: await folder.write('other.pem', certificateOf('Other').key),
    };
  });
  afterAll(() => folder.remove());

  const errorsOf = async (env: Record<string, string>): Promise<string> => {
    const failure: unknown = await readSettings('test', env).catch((error: unknown) => error);
    return failure instanceof SettingsError ? failure.errors.join('\n') : '';
  };

  it('are none unless it is set, and read with all that belongs to them', async () => {
    expect((await readSettings('test', {})).adt).toBeUndefined();
    const env = {
      ADT_LISTEN: '0.0.0.0:2575',
      ADT_SENDERS: '10.0.0.7, 10.1.0.0/16',
      ADT_MRN_AUTHORITY: 'ALDER',
      ADT_CERT: files.cert,
      ADT_KEY: files.key,
      ADT_CLIENT_CA: files.cert,
    };
    expect((await readSettings('test', env)).adt).toEqual({
      listen: { host: '0.0.0.0', port: 2575 },
      senders: ['10.0.0.7', '10.1.0.0/16'],
      mrnAuthority: 'ALDER',
      tls: { cert: own.cert, key: own.key, clientAuthority: own.cert },
    });
  });

  it('take everything in clear from other machines where they say so, which the log says at each start', async () => {
    const env = { ADT_LISTEN: '0.0.0.0:2575', ADT_SENDERS: '10.0.0.7', ADT_PLAINTEXT: 'yes' };
    expect((await readSettings('test', env)).inClear).toEqual(['ADT_LISTEN']);
  });

  it.each([
    [{ ADT_SENDERS: '10.0.0.7' }, 'ADT_SENDERS is set without ADT_LISTEN'],
    [{ ADT_LISTEN: '2575' }, 'must be an address of this machine and a port, as 127.0.0.1:2575'],
    [{ ADT_LISTEN: '0.0.0.0:2575', ADT_SENDERS: '10.0.0.7' }, 'must not travel in the clear'],
    [{ ADT_LISTEN: '0.0.0.0:2575', ADT_PLAINTEXT: 'yes' }, 'nothing says whose messages are taken'],
    [{ ADT_LISTEN: '127.0.0.1:2575', ADT_SENDERS: 'records' }, 'must name senders by address or network'],
    [{ ADT_LISTEN: '127.0.0.1:2575', ADT_CERT: 'cert' }, 'ADT_CERT and ADT_KEY belong together'],
    [{ ADT_LISTEN: '127.0.0.1:2575', ADT_CLIENT_CA: 'cert' }, 'ADT_CLIENT_CA is set without ADT_CERT'],
    [{ ADT_LISTEN: '127.0.0.1:2575', ADT_CERT: 'text', ADT_KEY: 'key' }, 'holds no certificate as PEM'],
    [{ ADT_LISTEN: '127.0.0.1:2575', ADT_CERT: 'cert', ADT_KEY: 'nowhere' }, 'nowhere cannot be read'],
    [{ ADT_LISTEN: '127.0.0.1:2575', ADT_CERT: 'cert', ADT_KEY: 'other' }, 'is not the key of the certificate'],
    [{ ADT_LISTEN: '127.0.0.1:2575', PATIENTS_URL: 'https://fhir.example.org/r4' }, 'fills the portal’s own registry'],
  ])('say what is wrong: %j', async (env, message) => {
    const named = Object.entries(env).map(([name, value]) => [name, files[value as keyof typeof files] ?? value]);
    expect((await errorsOf(Object.fromEntries(named))).replaceAll("'", '’')).toContain(message);
  });
});
