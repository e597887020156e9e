import {
  getEstimateServices,
  getServiceTemplates,
  selectLocation,
  type Service,
  type ReplyOf,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, refusalOf, refused, urlOf } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

const prices = {
  'alder-main': [
    { code: '73721', gross: 1000, cash: 400, billing_class: 'facility' },
    { code: '93306', formula: true },
    { code: '20600', description: 'INJECTION SMALL JOINT', gross: 300 },
    { code: '20605', type: 'HCPCS', description: 'Injection, middle joint', gross: 200 },
    { code: '83605', description: 'HC LACTIC ACID', gross: 60 },
    { code: '44206-310-91', type: 'NDC', description: 'Injection of something', gross: 10 },
    { code: '000123', type: 'CDM', description: 'Injection, internal number', gross: 10 },
  ],
  'north-valley': [{ code: '85025', gross: 80, cash: 20 }],
} as const;

describe.each(callEngines)('finding a service on %s', (engine) => {
  let test: TestApp;
  let guest: Guest;
  beforeAll(async () => {
    test = await buildTestApp(engine);
    await importPrices(test, 'alder-main', prices['alder-main']);
    await importPrices(test, 'north-valley', prices['north-valley']);
    guest = await openGuest(test.app);
  });
  afterAll(() => test.close());

  const services = (query: Record<string, string>, headers = {}) =>
    guest.get(urlOf(getEstimateServices, { token: guest.token, ...query }), headers);
  const templates = async (body: object, headers = {}) => {
    const reply = await guest.post(getServiceTemplates.path, { token: guest.token, ...body }, headers);
    return reply.json<ReplyOf<'getServiceTemplates'>>();
  };
  const idsOf = (found: Service[]) => found.map(({ Id }) => Id);

  describe('SelectLocation', () => {
    const locations = (query: Record<string, string>, headers = {}) => guest.get(urlOf(selectLocation, query), headers);

    it('lists the locations of a service area, in the visitor’s language', async () => {
      const reply = (await locations({ svcArea: 'bay', isMultiSA: 'true' }, { 'accept-language': 'es' })).json();
      expect(reply.ServiceArea).toMatchObject({ Id: 'bay', Name: 'Península y Bayside', SelectLocations: true });
      expect(reply.ServiceArea.Images).toEqual(['/sites/alder-main.svg', '/sites/bayside-imaging.svg']);
      expect(reply.Locations.map((each: { Id: string }) => each.Id)).toEqual(['alder-main', 'bayside-imaging']);
      expect(reply.Locations[0]).toMatchObject({
        Name: 'Alder Bay Hospital',
        Address: ['100 Portico Hill Drive', 'Palo Alto, CA 94304'],
        ServiceAreaId: 'bay',
      });
      expect(reply.CurrentLocationId).toBe('');
    });

    it('takes the one location of an area that has no other', async () =>
      expect((await locations({ svcArea: 'north' })).json().CurrentLocationId).toBe('north-valley'));

    it('marks the location that the call names', async () =>
      expect((await locations({ svcArea: 'bay', location: 'bayside-imaging' })).json().CurrentLocationId).toBe(
        'bayside-imaging',
      ));

    it('needs no token', async () => {
      const stranger = await createBrowser(test.app);
      expect((await stranger.get(urlOf(selectLocation, { svcArea: 'bay' }))).statusCode).toBe(200);
    });

    it('refuses what it does not know, and what is malformed', async () => {
      expect(refusalOf(await locations({ svcArea: 'moon' }))).toEqual(refused('unknownServiceArea'));
      expect(refusalOf(await locations({ svcArea: 'bay', location: 'north-valley' }))).toEqual(
        refused('unknownLocation'),
      );
      expect((await locations({ svcArea: 'x'.repeat(201) })).json().meta).toMatchObject({
        code: 400,
        fields: ['svcArea'],
      });
    });
  });

  describe('GetEstimateServices', () => {
    it('counts what the location offers, by category', async () => {
      const reply = (await services({ svcArea: 'bay', location: 'alder-main' })).json();
      expect(reply.CurrentLocation.Id).toBe('alder-main');
      expect(reply.Categories).toContainEqual(
        expect.objectContaining({ Id: 'imaging', Name: 'MRI & CT scans', imageClass: 'imaging', Codes: ['73721'] }),
      );
      expect(reply.Categories.every((category: { Count: number }) => category.Count > 0)).toBe(true);
      expect(reply.Total).toBe(
        reply.Categories.reduce((sum: number, category: { Count: number }) => sum + category.Count, 0),
      );
      expect(reply.CommonCount).toBeGreaterThan(0);
    });

    it('counts a service whose price nobody can calculate: the details say so', async () =>
      expect((await services({ svcArea: 'bay', location: 'alder-main' })).json().Categories).toContainEqual(
        expect.objectContaining({ Id: 'heart', Codes: ['93306'] }),
      ));

    it('without a location, counts what the service area offers', async () => {
      const area = (await services({ svcArea: 'bay' })).json();
      const location = (await services({ svcArea: 'bay', location: 'alder-main' })).json();
      expect(area.CurrentLocation).toBeNull();
      expect(area.Categories).toEqual(location.Categories);
    });

    it('offers nothing where there are no prices', async () =>
      expect((await services({ svcArea: 'bay', location: 'bayside-imaging' })).json()).toMatchObject({
        Total: 0,
        CommonCount: 0,
        Categories: [],
      }));

    it('speaks Spanish', async () =>
      expect(
        (await services({ svcArea: 'bay' }, { 'accept-language': 'es-MX,en;q=0.5' })).json().Categories,
      ).toContainEqual(expect.objectContaining({ Id: 'imaging', Name: 'Resonancia y TAC' })));

    it('refuses an unknown service area and a location of another', async () => {
      expect(refusalOf(await services({ svcArea: 'moon' }))).toEqual(refused('unknownServiceArea'));
      expect(refusalOf(await services({ svcArea: 'north', location: 'alder-main' }))).toEqual(
        refused('unknownLocation'),
      );
    });
  });

  describe('GetServiceTemplates', () => {
    it('lists a category, from A to Z', async () => {
      const { Services, OtherCodes, HasMore } = await templates({ eafId: 'bay', categoryId: 'imaging' });
      expect(idsOf(Services)).toEqual(['mri-hip-ankle', 'mri-knee']);
      expect([OtherCodes, HasMore]).toEqual([[], false]);
    });

    it('lists the common services', async () =>
      expect(idsOf((await templates({ eafId: 'bay', getCommon: true })).Services)).toContain('mri-knee'));

    it('lists all where nothing narrows it down', async () => {
      expect(idsOf((await templates({ eafId: 'north' })).Services)).toEqual(['blood-count-differential']);
      expect((await templates({})).Services.length).toBeGreaterThan(3);
    });

    it('takes a form as well as JSON', async () => {
      const form = new URLSearchParams({ eafId: 'bay', doSearch: 'true', search: 'rodilla', token: guest.token });
      const reply = await guest.post(getServiceTemplates.path, form.toString() as unknown as object, {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(idsOf(reply.json().Services)).toEqual(['mri-knee']);
    });

    it('finds services by words of either language, with name and sentence in the visitor’s', async () => {
      const { Services } = await templates(
        { eafId: 'bay', doSearch: true, search: 'KNEE mri' },
        { 'accept-language': 'es' },
      );
      expect(Services).toMatchObject([
        { Id: 'mri-knee', Description: 'Resonancia magnética de rodilla, sin contraste', Codes: ['73721'] },
      ]);
    });

    it('finds billed codes outside the templates, never drug numbers or internal ones', async () => {
      const named = { NameLanguage: 'en', Detail: 'Named in the hospital’s words.' };
      const { OtherCodes } = await templates({ eafId: 'bay', doSearch: true, search: 'inject' });
      expect(OtherCodes).toEqual([
        { ...named, Id: 'code-CPT-20600', Description: 'INJECTION SMALL JOINT', Codes: ['20600'] },
        { ...named, Id: 'code-CPT-20605', Description: 'Injection, middle joint', Codes: ['20605'] },
      ]);
    });

    it('names them in plain words of the visitor’s language where a rule knows all of the hospital’s (issue 14, point 1)', async () => {
      const search = { eafId: 'bay', doSearch: true, search: 'lactic' };
      const { OtherCodes } = await templates(search, { 'accept-language': 'es' });
      expect(OtherCodes).toEqual([
        {
          Id: 'code-CPT-83605',
          Description: 'Análisis: lactato',
          Detail: 'El hospital lo llama “HC LACTIC ACID”.',
          Codes: ['83605'],
        },
      ]);
    });

    it('finds them by the beginning of the code', async () =>
      expect(idsOf((await templates({ location: 'alder-main', doSearch: true, search: '20600' })).OtherCodes)).toEqual([
        'code-CPT-20600',
      ]));

    it.each(["'", "a' | 'b", ':*', '\\', '%', '(', '!', '&'])('takes %s for text and no more', async (search) =>
      expect(await templates({ eafId: 'bay', doSearch: true, search })).toMatchObject({ HasMore: false }),
    );

    it('marks services that fit only some of the words as a guess, and says which words nobody knows (issue 14)', async () => {
      const found = await templates({ eafId: 'bay', doSearch: true, search: 'quorble knee' });
      expect(idsOf(found.Services)).toContain('mri-knee');
      expect(found).toMatchObject({ IsGuess: true, NotUnderstood: ['quorble'] });
    });

    // A ZIP code or a price beside the name of a service hid everything: it was taken for a code.
    it.each([
      'knee mri 94110',
      '94110 MRI of the knee',
      'knee mri zip code 94110',
      'knee mri $12000',
      'mri knee cpt 12345',
    ])('reads “%s” without the number where nothing has it as a code, and says so', async (search) => {
      const found = await templates({ eafId: 'bay', doSearch: true, search });
      expect(found).toMatchObject({ IsGuess: false, NotUnderstood: [expect.stringMatching(/^\d{5}$/)] });
      expect(idsOf(found.Services)).toContain('mri-knee');
    });

    it('finds a code alone where a service or a file has it, whatever stands beside it', async () => {
      const of = async (search: string) => templates({ eafId: 'bay', doSearch: true, search });
      const billed = await of('20600 knee mri');
      expect([idsOf(billed.Services), idsOf(billed.OtherCodes), billed.NotUnderstood]).toEqual([
        [],
        ['code-CPT-20600'],
        [],
      ]);
      expect(await of('94110')).toMatchObject({ Services: [], OtherCodes: [], NotUnderstood: ['94110'] });
    });

    it('takes a billed code that has all the words for better than a guess', async () => {
      const { Services, OtherCodes, IsGuess } = await templates({
        eafId: 'bay',
        doSearch: true,
        search: 'inject middle',
      });
      expect([idsOf(Services), idsOf(OtherCodes), IsGuess]).toEqual([[], ['code-CPT-20605'], false]);
    });

    it('says which word was taken for which', async () => {
      const { Services, Meant } = await templates({ eafId: 'bay', doSearch: true, search: 'knea mri' });
      expect(idsOf(Services)).toContain('mri-knee');
      expect(Meant).toEqual([{ Typed: 'knea', Word: 'knee' }]);
    });

    it('counts a search that misses once the visitor rests on it, and not while one types', async () => {
      const missed = () => test.database.db.selectFrom('search_misses').select(['times', 'words']).execute();
      const asked = { eafId: 'bay', doSearch: true, search: 'zibbit' };
      expect(await templates(asked)).toMatchObject({ Services: [], OtherCodes: [] });
      expect(await missed()).toEqual([]);
      await templates({ ...asked, isSettled: true });
      await templates({ ...asked, search: 'knee', isSettled: true });
      expect(await missed()).toEqual([{ times: 1, words: null }]);
    });

    it('says when there are more than 20', async () => {
      const many = Array.from({ length: 25 }, (_, index) => ({
        code: String(30_000 + index),
        description: `Plaster ${index}`,
        gross: 10,
      }));
      await importPrices(test, 'bayside-imaging', many);
      const found = await templates({ location: 'bayside-imaging', doSearch: true, search: 'plaster' });
      expect(found.OtherCodes).toHaveLength(20);
      expect(found.HasMore).toBe(true);
    });

    it('answers from memory only as long as the prices are live', async () => {
      const ask = async () => idsOf((await templates({ eafId: 'north' })).Services);
      expect(await ask()).toEqual(['blood-count-differential']);
      await importPrices(test, 'north-valley', [{ code: '85027', gross: 70 }]);
      expect(await ask()).toEqual(['blood-count']);
    });

    it('may leave out the token in the browser that earned it', async () => {
      expect((await guest.post(getServiceTemplates.path, { eafId: 'bay' })).statusCode).toBe(200);
      const stranger = await createBrowser(test.app);
      const refusal = refusalOf(await stranger.post(getServiceTemplates.path, { eafId: 'bay' }));
      expect(refusal).toEqual(refused('guestTokenRequired'));
    });

    it('refuses what it does not know, and what is malformed', async () => {
      const ask = (body: object) => guest.post(getServiceTemplates.path, { token: guest.token, ...body });
      expect(refusalOf(await ask({ eafId: 'moon' }))).toEqual(refused('unknownServiceArea'));
      expect(refusalOf(await ask({ location: 'moon' }))).toEqual(refused('unknownLocation'));
      const malformed = await ask({ search: 'x'.repeat(201), doSearch: 'perhaps' });
      expect(malformed.json().meta).toMatchObject({ code: 400, fields: ['doSearch', 'search'] });
    });
  });
});
