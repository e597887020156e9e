import { pathTo } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPrices } from '../../estimates/testing/import-prices.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

interface Offer {
  price?: string;
  priceCurrency: string;
  availableAtOrFrom: { name: string; address: { postalCode: string } };
}

describe('the public pages of services (issue 14, point 7)', () => {
  let test: TestApp;
  beforeAll(async () => {
    const first = await buildTestApp('pglite');
    const healthSystem = { ...first.settings.healthSystem, searchEngines: { index: true } };
    await first.close();
    test = await buildTestApp('pglite', { settings: { healthSystem, publicUrl: 'https://portal.example.org' } });
    await importPrices(test, 'alder-main', [
      { code: '85025', gross: 80, cash: 20 },
      { code: '73721', gross: 1000, cash: 400, billing_class: 'facility' },
    ]);
    await importPrices(test, 'north-valley', [{ code: '85025', gross: 90 }]);
  });
  afterAll(() => test.close());

  const open = (url: string) => test.app.inject({ url, headers: { accept: 'text/html' } });
  const dataOf = (body: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as {
      '@type': string[];
      name: string;
      code: { codeValue: string };
      offers?: Offer[];
    };

  it('list what our sites offer in each language, without an account, a captcha or scripts', async () => {
    const { body, statusCode } = await open('/services/es');
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="es">');
    expect(body).toContain('href="/services/es/blood-count-differential"');
    expect(body).not.toContain('knee-replacement');
    expect(body).toContain('hreflang="en" href="https://portal.example.org/services/en"');
    expect((await open('/services')).headers.location).toBe('/services/en');
  });

  it('say what it costs at each site, and what the price holds', async () => {
    const { body } = await open('/services/en/blood-count-differential');
    expect(body).toContain('$20.00');
    expect(body).toContain('This is the full charge');
    expect(body).toContain(
      '<link rel="canonical" href="https://portal.example.org/services/en/blood-count-differential" />',
    );
    expect((await open('/services/en/mri-knee')).body).toContain('Hospital fees only');
    // Who reads of a service goes on with it, and does not begin with a search (issue 14, point 2).
    expect(body).toContain(`href="${pathTo('estimates-compare', { template: 'blood-count-differential' })}"`);
  });

  it('tell machines of it as schema.org has it: the procedure, and what is offered in whole at a cash price', async () => {
    const { body } = await open('/services/en/blood-count-differential');
    const data = dataOf(body);
    expect(data['@type']).toContain('MedicalProcedure');
    expect(data.code.codeValue).toBe('85025');
    expect(data.offers).toEqual([
      expect.objectContaining({
        '@type': 'Offer',
        price: '20.00',
        priceCurrency: 'USD',
        availableAtOrFrom: expect.objectContaining({ name: 'Alder Bay Hospital' }),
      }),
    ]);
    expect(dataOf((await open('/services/en/mri-knee')).body).offers).toBeUndefined();
  });

  it('go out with the hospital’s picture where somebody sends their link', async () => {
    for (const url of ['/services/es', '/services/es/blood-count-differential']) {
      const { body } = await open(url);
      expect(body).toContain(`<meta property="og:url" content="https://portal.example.org${url}" />`);
      const [, title] = /<title>(.+) · Alder Bay Health<\/title>/.exec(body) ?? [];
      expect(body).toContain(`<meta property="og:title" content="${title}" />`);
      const [, picture = ''] = /og:image" content="https:\/\/portal\.example\.org([^"]+)"/.exec(body) ?? [];
      expect((await open(picture)).headers['content-type']).toBe('image/png');
    }
  });

  it('stand in the sitemap, each in both languages', async () => {
    const { body } = await test.app.inject('/sitemap.xml');
    expect(body).toContain('<loc>https://portal.example.org/services/es/blood-count-differential</loc>');
    expect(body).not.toContain('knee-replacement');
  });

  it.each([
    '/services/en/nothing',
    '/services/fr',
    '/services/fr/blood-count-differential',
    '/services/en/knee-replacement',
    '/services/en/blood-count-differential/x',
  ])('are not there for %s', async (url) => expect((await open(url)).statusCode).toBe(404));
});
