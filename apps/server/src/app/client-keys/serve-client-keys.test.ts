import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readClientKeys } from '../../platform/settings/client-keys.ts';
import { CLIENT_KEYS_PATH } from '../../platform/settings/client-keys-path.ts';
import { makeTestFolder } from '../../testing/price-files.ts';
import { buildTestApp } from '../../testing/test-app.ts';

describe('the keys by which a FHIR server knows the portal (issue 15, point 4)', () => {
  it('are served with their ids, without what is private, and not at all where none is set', async () => {
    const folder = await makeTestFolder();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
    const path = await folder.write('key.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    const keys = await readClientKeys('PATIENTS_KEY', path);
    const smart = { client: 'portico', keys, scope: 'system/Patient.rs' };
    const test = await buildTestApp('pglite', {
      settings: { patients: { mrnSystem: null, server: { url: 'http://127.0.0.1:9', smart } } },
    });
    const reply = await test.app.inject(CLIENT_KEYS_PATH);
    expect(reply.headers['content-type']).toContain('application/jwk-set+json');
    expect(reply.headers['cache-control']).toBe('public, max-age=300');
    const { kty, crv, x, y } = privateKey.export({ format: 'jwk' });
    const key = { kty, crv, x, y, kid: keys[0].kid, alg: 'ES384', use: 'sig', key_ops: ['verify'] };
    expect(reply.json()).toEqual({ keys: [key] });
    await test.close();
    const other = await buildTestApp('pglite');
    expect((await other.app.inject(CLIENT_KEYS_PATH)).body).not.toContain('kty');
    await Promise.all([other.close(), folder.remove()]);
  });
});
