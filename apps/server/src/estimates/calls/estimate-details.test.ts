import { getEstimateDetails } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import {
  type Guest,
  startEstimate,
  openGuest,
  refusalOf,
  refused,
  urlOf,
  type WireEstimate,
} from '../testing/guest.ts';
import { FIRST_LINE, importPrices } from '../testing/import-prices.ts';

const mri = { svcArea: 'bay', template: 'mri-knee' };

describe.each(callEngines)('GetEstimateDetails on %s', (engine) => {
  let test: TestApp;
  let guest: Guest;
  beforeAll(async () => {
    test = await buildTestApp(engine);
    await importPrices(test, 'alder-main', [
      { code: '73721', gross: 1000, cash: 400, billing_class: 'facility' },
      { code: '73721', gross: 200, cash: 120, billing_class: 'professional', modifier: '26' },
      { code: '70450', gross: 900, billing_class: 'facility' },
      { code: '93306', formula: true },
      { code: '76700', cash: 300, gross: 500, billing_class: 'facility' },
      { code: '76700', cash: 100, gross: 500, billing_class: 'facility' },
      { code: '76700', cash: 200, gross: 500, billing_class: 'facility' },
      { code: '470', type: 'MS-DRG', setting: 'inpatient', gross: 60_000, cash: 30_000 },
      { code: '97110', cash: 50, gross: 100, billing_class: 'facility' },
      { code: '97110', cash: 90, gross: 100, billing_class: 'facility' },
    ]);
    await importPrices(test, 'bayside-imaging', [{ code: '73721', type: 'HCPCS', gross: 800, cash: 300 }]);
    await importPrices(test, 'north-valley', [{ code: '81002', gross: 0, cash: 0.01 }]);
    guest = await openGuest(test.app);
  });
  afterAll(() => test.close());

  const details = (query: Record<string, string>, headers = {}) =>
    guest.get(urlOf(getEstimateDetails, { token: guest.token, ...query }), headers);

  it('asks for a location first, and compares all sites meanwhile (spec §4)', async () => {
    const model = await startEstimate(guest, mri);
    expect(model).toMatchObject({
      PetName: 'MRI of the knee, without contrast',
      petId: 'mri-knee',
      IsShopper: true,
      ServiceAreaId: 'bay',
      Codes: ['73721'],
      Estimate: null,
      CurrentLocation: null,
      CurrentLocationId: '',
    });
    expect(model.Messages).toEqual([
      { Name: 'selectLocation', Text: 'Please select a location to increase the accuracy of this estimate.' },
    ]);
    expect(model.Sites).toMatchObject([
      { LocationId: 'alder-main', Amount: '$520.00', AmountRaw: 52_000, Note: '', IsCurrent: false },
      { LocationId: 'bayside-imaging', Amount: '$300.00', Note: '', Holds: 'hospitalPart' },
      { LocationId: 'north-valley', Amount: '', AmountRaw: null, Note: 'Not offered here' },
    ]);
  });

  it('prices hospital and physician apart, and adds up', async () => {
    // 400.00 of 1,000.00 and 120.00 of 200.00 make 520.00 of 1,200.00: a discount of 680.00.
    const { Estimate, Messages } = await startEstimate(guest, { ...mri, location: 'alder-main' });
    expect(Messages).toEqual([]);
    expect(Estimate).toMatchObject({
      SelfPayAmount: '$520.00',
      SelfPayAmountRaw: 52_000,
      IsSelfPayEst: true,
      Graph: { Val: 52_000, Extra: 68_000, ValText: '$520.00', ExtraText: '$680.00', ValLabel: 'You pay' },
      Range: null,
      HasPricingFailures: false,
      PBRemoved: false,
      LegitimateFreeEstimate: false,
      ValidForDays: 30,
      ValidUntil: '2026-12-21',
    });
    expect(Estimate?.FeeTable.map(({ Kind, Val }) => [Kind, Val])).toEqual([
      ['hospital', 100_000],
      ['physician', 20_000],
    ]);
    expect(Estimate?.SelfPayTable.map(({ Kind, ValOverride }) => [Kind, ValOverride])).toEqual([
      ['hospital', '$1,000.00'],
      ['physician', '$200.00'],
      ['discount', '−$680.00'],
      ['total', '$520.00'],
    ]);
  });

  it('says where each price comes from: file, date and line (45 CFR 180.50)', async () => {
    const { Estimate } = await startEstimate(guest, { ...mri, location: 'alder-main' });
    expect(Estimate?.FeeTable[1]?.Children).toMatchObject([
      {
        Tag: 'Reading of the images',
        HoverText: 'CPT 73721-26',
        ExtraHoverText: 'Without insurance: $120.00',
        Source: {
          Hospital: 'Test Hospital',
          FileName: 'alder-main.json',
          FileDate: '2026-10-01',
          Line: FIRST_LINE + 1,
          Code: '73721-26',
          CodeType: 'CPT',
          Rule: '',
        },
      },
    ]);
  });

  it('says that physician fees are missing (spec §8)', async () => {
    const { Estimate, Messages } = await startEstimate(guest, { ...mri, location: 'bayside-imaging' });
    expect(Estimate).toMatchObject({ SelfPayAmount: '$300.00', PBRemoved: true, HasPricingFailures: false });
    expect(Messages.map(({ Name }) => Name)).toEqual(['priceFailureNoProviders']);
    expect(Estimate?.SelfPayTable[1]).toMatchObject({
      Kind: 'physician',
      Val: null,
      ValOverride: 'No price published',
    });
  });

  it('takes the gross charge where there is no cash price, and says so', async () => {
    const { Estimate } = await startEstimate(guest, { svcArea: 'bay', template: 'ct-head', location: 'alder-main' });
    expect(Estimate).toMatchObject({ SelfPayAmount: '$900.00', Graph: null });
    expect(Estimate?.FeeTable[0]?.Children[0]?.Source?.Rule).toMatch(/full charge/);
    expect(Estimate?.SelfPayTable.map(({ Kind }) => Kind)).toEqual(['hospital', 'physician', 'total']);
  });

  it('takes the middle of several prices, with their range and the rule', async () => {
    const query = { svcArea: 'bay', template: 'ultrasound-abdomen', location: 'alder-main' };
    const { Estimate } = await startEstimate(guest, query);
    expect(Estimate).toMatchObject({
      SelfPayAmount: '$200.00',
      Range: { Low: 10_000, High: 30_000, Text: '$100.00 to $300.00' },
    });
    expect(Estimate?.FeeTable[0]?.Children[0]?.Source?.Rule).toBe(
      'The file lists 3 prices that fit, from $100.00 to $300.00. This is the middle one.',
    );
  });

  it('says of a price of several units what the file has for one, and which of two middles was taken', async () => {
    const query = { svcArea: 'bay', template: 'physical-therapy', location: 'alder-main' };
    const { Estimate } = await startEstimate(guest, query);
    expect(Estimate).toMatchObject({ SelfPayAmount: '$270.00', Range: { Text: '$150.00 to $270.00' } });
    expect(Estimate?.FeeTable[0]?.Children[0]?.Source?.Rule).toBe(
      'The file lists 2 prices that fit, from $50.00 to $90.00 each. This is the higher of the two in the middle.',
    );
  });

  it('guesses at no price that is a formula', async () => {
    const query = { svcArea: 'bay', template: 'echocardiogram', location: 'alder-main' };
    const { Estimate, Messages, Sites } = await startEstimate(guest, query);
    expect(Estimate).toMatchObject({ SelfPayAmount: '', SelfPayAmountRaw: null, SelfPayTable: [], Graph: null });
    expect(Messages.map(({ Name }) => Name)).toEqual(['cantCreateEstimate']);
    expect(Estimate?.FeeTable.map(({ Kind, ValOverride }) => [Kind, ValOverride])).toEqual([
      ['hospital', 'No price published'],
      ['physician', 'No price published'],
    ]);
    expect(Sites[0]?.Note).toBe('No price published for people without insurance');
  });

  it('gives an estimate with failures where the location does not offer the service', async () => {
    const { Estimate, Messages, Sites } = await startEstimate(guest, { ...mri, location: 'north-valley' });
    expect(Estimate).toMatchObject({ SelfPayAmount: '', HasPricingFailures: true });
    expect(Sites.map(({ IsOffered }) => IsOffered)).toEqual([true, true, false]);
    expect(Sites[2]?.Note).toBe('Not offered here');
    expect(Messages.map(({ Name }) => Name)).toEqual(['cantCreateEstimate']);
  });

  it('waits for no provider, and names those of the service’s specialty (decision 130)', async () => {
    const query = { svcArea: 'bay', template: 'knee-replacement', location: 'alder-main' };
    const { Estimate, CurrentProvider, DoesProviderMatter, CurrentLocation } = await startEstimate(guest, query);
    expect(Estimate).not.toBeNull();
    expect(CurrentProvider).toBeNull();
    expect(DoesProviderMatter).toBe(false);
    expect(CurrentLocation?.Providers).toEqual([
      { Id: 'osei-amara', Name: 'Amara Osei, MD', Specialty: 'Bone and joint surgery' },
      { Id: 'lindqvist-erik', Name: 'Erik Lindqvist, MD', Specialty: 'Bone and joint surgery' },
    ]);
  });

  it('keeps one working estimate of a service, with what was chosen in it', async () => {
    const first = await startEstimate(guest, { ...mri, location: 'alder-main' });
    const again = await startEstimate(guest, mri);
    expect(again.PesGlo).toBe(first.PesGlo);
    expect(again.CurrentLocationId).toBe('alder-main');
    const atOnce = await Promise.all(
      Array.from({ length: 10 }, () => startEstimate(guest, { svcArea: 'bay', template: 'mri-shoulder' })),
    );
    expect(new Set(atOnce.map(({ PesGlo }) => PesGlo)).size).toBe(1);
  });

  it('finds an estimate by its own id, until it expires', async () => {
    const { PesGlo } = await startEstimate(guest, { ...mri, location: 'alder-main' });
    const found = await details({ svcArea: 'bay', estimate: PesGlo });
    expect(found.json()).toMatchObject({ PesGlo, petId: 'mri-knee', CurrentLocationId: 'alder-main' });
  });

  it('moves no estimate without the token: the link may stand on somebody else’s site', async () => {
    const query = { svcArea: 'bay', template: 'mri-hip-ankle', location: 'alder-main' };
    const withoutToken = async (more: Record<string, string>): Promise<WireEstimate> =>
      (await guest.get(urlOf(getEstimateDetails, { ...query, ...more }))).json();
    const begun = await withoutToken({});
    expect(begun.CurrentLocationId).toBe('alder-main');
    expect(await withoutToken({ location: 'bayside-imaging' })).toMatchObject({ CurrentLocationId: 'alder-main' });
    const byId = { estimate: begun.PesGlo, location: 'north-valley' };
    expect(await withoutToken(byId)).toMatchObject({ CurrentLocationId: 'alder-main' });
    expect((await startEstimate(guest, { ...query, location: 'bayside-imaging' })).CurrentLocationId).toBe(
      'bayside-imaging',
    );
  });

  it('takes the one location of an area that has no other', async () => {
    const { CurrentLocationId, ServiceAreaId } = await startEstimate(guest, { svcArea: 'north', template: 'mri-knee' });
    expect([CurrentLocationId, ServiceAreaId]).toEqual(['north-valley', 'north']);
  });

  it('answers with a page that has the model embedded, unless JSON is asked for (spec §7)', async () => {
    const page = await details({ ...mri, location: 'alder-main' }, { accept: 'text/html', 'accept-language': 'es' });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.headers['content-security-policy']).not.toMatch(/unsafe-inline/);
    expect(page.body).toContain('<html lang="es">');
    expect(page.body).toContain('Resonancia magnética de rodilla');
    const json = /<script type="application\/json" id="estimate-model">(.*)<\/script>/.exec(page.body)?.[1] ?? '';
    const model = JSON.parse(json) as WireEstimate;
    expect(model.Estimate?.SelfPayAmount).toBe('$520.00');
    expect(page.body.match(/<script/g)).toHaveLength(1);
    expect(page.body).not.toMatch(/style=|onclick/);
    expect((await guest.get('/documents/estimate.css')).headers['content-type']).toMatch(/^text\/css/);
  });

  it('speaks Spanish in names, messages and disclaimers', async () => {
    const spanish = await details(mri, { 'accept-language': 'es' });
    expect(spanish.json()).toMatchObject({
      PetName: 'Resonancia magnética de rodilla, sin contraste',
      Disclaimers: { TopDisclaimer: expect.stringMatching(/^Esto es una estimación/) },
    });
  });

  it('shows new prices as soon as they are live', async () => {
    const query = { svcArea: 'north', template: 'liver-panel' };
    expect((await startEstimate(guest, query)).Estimate?.SelfPayAmount).toBe('');
    await importPrices(test, 'north-valley', [{ code: '80076', gross: 90, cash: 45 }]);
    expect((await startEstimate(guest, query)).Estimate?.SelfPayAmount).toBe('$45.00');
  });

  it('takes a price of 0 for none, and calls nothing free for it (decision 233)', async () => {
    await importPrices(test, 'north-valley', [
      { code: '80076', gross: 90, cash: 0 },
      { code: '73721', gross: 800, cash: 300, billing_class: 'facility' },
      { code: '73721', gross: 0, cash: 0, billing_class: 'professional', modifier: '26' },
    ]);
    const liver = { svcArea: 'north', template: 'liver-panel', location: 'north-valley' };
    expect((await startEstimate(guest, liver)).Estimate).toMatchObject({
      SelfPayAmount: '$90.00',
      LegitimateFreeEstimate: false,
    });
    const { Estimate } = await startEstimate(guest, {
      svcArea: 'north',
      template: 'mri-knee',
      location: 'north-valley',
    });
    expect(Estimate).toMatchObject({ SelfPayAmount: '$300.00', LegitimateFreeEstimate: false, PBRemoved: true });
    expect(JSON.stringify(Estimate?.FeeTable)).toContain('The price file has no price for it without insurance.');
  });

  it('refuses what it does not know', async () => {
    expect(refusalOf(await details({ ...mri, svcArea: 'moon' }))).toEqual(refused('unknownServiceArea'));
    expect(refusalOf(await details({ ...mri, location: 'moon' }))).toEqual(refused('unknownLocation'));
    expect(refusalOf(await details({ svcArea: 'bay', template: 'moon' }))).toEqual(refused('unknownTemplate'));
    const unlisted = await details({ svcArea: 'bay', template: 'code-CPT-99999' });
    expect(refusalOf(unlisted)).toEqual(refused('unknownTemplate'));
    expect(refusalOf(await details({ svcArea: 'bay', estimate: 'moon' }))).toEqual(refused('unknownEstimate'));
    expect((await details({ svcArea: 'bay' })).json().meta).toMatchObject({ code: 400, fields: ['template'] });
    const unread = await details({ ...mri, template: 'a\u0000b' });
    expect(unread.json().meta).toMatchObject({ code: 400, fields: ['template'] });
  });

  it('shows an estimate to nobody else', async () => {
    const { PesGlo } = await startEstimate(guest, mri);
    const other = await openGuest(test.app);
    const theirs = await other.get(urlOf(getEstimateDetails, { svcArea: 'bay', estimate: PesGlo, token: other.token }));
    expect(refusalOf(theirs)).toEqual(refused('unknownEstimate'));
    const stranger = await createBrowser(test.app);
    expect(refusalOf(await stranger.get(urlOf(getEstimateDetails, mri)))).toEqual(refused('guestTokenRequired'));
  });

  it('finds an estimate again after the token has expired and the terms were accepted anew', async () => {
    const { PesGlo } = await startEstimate(guest, mri);
    test.clock.advance(24 * 3600);
    expect(refusalOf(await details({ svcArea: 'bay', estimate: PesGlo }))).toEqual(refused('guestTokenRequired'));
    test.clock.advance(-24 * 3600);
  });
});
