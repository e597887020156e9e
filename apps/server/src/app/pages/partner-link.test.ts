import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

describe("a partner's own link, Partners/{partner}/RequestAccount (spec §2)", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp('pglite');
  });
  afterAll(() => test.close());

  const open = async (path: string) => {
    const { statusCode, headers } = await test.app.inject({ url: path, headers: { host: 'evil.example' } });
    return [statusCode, headers.location];
  };

  it('leads to the request of that partner', async () => {
    expect(await open('/Partners/cisco/RequestAccount')).toEqual([302, '/cp-request-account/partner=cisco']);
  });

  it('drops whatever else it carries', async () => {
    const url = '/Partners/cisco/RequestAccount?partner=sm&view=ok&next=https://evil.example';
    expect(await open(url)).toEqual([302, '/cp-request-account/partner=cisco']);
  });

  it.each(['acme', 'CISCO', '..%2f..', '%2F%2Fevil.example', '__proto__', 'cisco%26view=ok'])(
    'leads to the view that says so for %s',
    async (name) => {
      expect(await open(`/Partners/${name}/RequestAccount`)).toEqual([302, '/cp-request-account/view=invalidCP']);
    },
  );
});
