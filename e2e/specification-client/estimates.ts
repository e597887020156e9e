import { describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { demoPassword, login, type Walks } from './walk.ts';

const area = { svcArea: 'bay', isMultiSA: true };
const location = 'alder-main';
const template = 'mri-knee';

/** Spec §4 'Estimates flow' and §7 'Estimates', in their order: the same screens for a guest and for a patient. */
export function estimateWalks({ client, encoding }: Walks): void {
  describe('an estimate', () => {
    it('of a guest, from the terms to the summary', async () => {
      const { get, post, page } = client();
      const base = '/GuestEstimates';
      const { body: places } = await get(`${base}/SelectLocation`, area);
      expect(places.Locations.map(({ Id }: { Id: string }) => Id)).toContain(location);
      expect((await get(`${base}/GetEstimateServices`, { ...area, location })).status).toBe(403);
      const { Terms } = (await get(base)).body;
      const services = await get(`${base}/GetEstimateServices`, {
        ...area,
        location,
        CaptchaResponse: `accepted:${Terms.Version}`,
      });
      const token = services.body.EstimateGlobal;
      const search = {
        eafId: area.svcArea,
        getCommon: false,
        location,
        doSearch: true,
        search: '73721',
        categoryId: '',
      };
      const { Services } = (await post(`${base}/GetServiceTemplates`, { ...search, token })).body;
      expect(Services.map(({ Id }: { Id: string }) => Id)).toContain(template);

      const payors = (await get(`${base}/SelectInsurance`, { ...area, token, template, location })).body;
      expect(payors.CommonPayors.length).toBeGreaterThan(0);
      const insurance = { ...meridian, EstimateGlobal: token, pesToken: payors.pesToken };
      const wrong = await post(`${base}/StartRTEQuery`, { ...insurance, MemberId: '' });
      expect(wrong.body).toMatchObject({ RteErr: '1', HSeqs: [], Errors: [{ Key: 'INVALID-MEMBER-ID' }] });
      const started = await post(`${base}/StartRTEQuery`, insurance);
      await answered(post, base, started.body.HSeqs, { pesToken: payors.pesToken, token });
      // With the payload that §7 lists: the insurance that is there.
      const again = await post(`${base}/StartRTEQuery`, { pesToken: payors.pesToken, token });
      expect(again.body).toMatchObject({ RteErr: '0', HSeqs: [expect.any(String)] });

      const details = { svcArea: area.svcArea, template, location, token };
      const model = await page(`${base}/GetEstimateDetails`, details, 'estimate-model');
      expect(model).toMatchObject({ PesGlo: payors.pesToken, CurrentInsurance: { Payor: { Name: 'Meridian' } } });
      const byId = await page(`${base}/GetEstimateDetails`, { estimate: model.PesGlo, token }, 'estimate-model');
      expect(byId.PesGlo).toBe(model.PesGlo);

      const pesGlo = model.PesGlo;
      const byHand = { pesGlo, benefits: 'overall:deductible=100;overall:coinsurance=20', token };
      expect((await post(`${base}/UpdateManualBenefits`, byHand)).body.CurrentInsurance.Status).toBe('entered');
      const selfPay = (await post(`${base}/UpdateToSelfPay`, { pesGlo, template, token })).body;
      expect(selfPay).toMatchObject({ IsSelfPay: true, Estimate: { IsSelfPayEst: true } });
      expect(selfPay.Estimate.FeeTable.length).toBeGreaterThan(0);
      const update = { pesGlo, template, requiredSectionsComplete: true, token };
      const moved = await post(`${base}/UpdateLocation`, { ...update, eafId: 'bayside-imaging', clearProvider: true });
      expect(moved.body).toMatchObject({ CurrentLocationId: 'bayside-imaging', CurrentProviderId: '' });
      const summary = { emailAddress: `${encoding}@example.org`, pesGlo, token };
      expect((await post(`${base}/SendSummaryEmail`, summary)).body).toEqual({ Success: true });
    });

    it('of a patient, with the insurance on file, saved and deleted', async () => {
      const { get, post } = client();
      const base = '/Estimates';
      await post(login, { username: 'ana.rivera', password: demoPassword });
      const details = { svcArea: area.svcArea, template: 'knee-replacement', location };
      const model = (await get(`${base}/GetEstimateDetails`, details)).body;
      const pesToken = model.PesGlo;
      const started = await post(`${base}/RequestRTE`, { pesToken });
      await answered(post, base, started.body.HSeqs, { pesToken });
      const [provider] = model.CurrentLocation.Providers;
      const chosen = { eafId: provider.Id, pesGlo: pesToken, template: '', requiredSectionsComplete: true };
      expect((await post(`${base}/UpdateProvider`, chosen)).body).toMatchObject({ CurrentProviderId: provider.Id });
      const saved = (await post(`${base}/SaveEstimate`, { pesGlo: pesToken })).body;
      expect(saved).toMatchObject({ Success: true });
      expect((await get(`${base}/GetEstimateDetails`, { estimate: saved.PesId })).body.PesId).toBe(saved.PesId);
      expect((await post(`${base}/DeleteEstimate`, { pesId: saved.PesId, delete: true })).body).toEqual({
        Success: true,
      });
    });

    it('is failed where its status is not 200: what cannot be read leads to the start', async () => {
      const { get } = client();
      const unreadable = await get('/GuestEstimates/SelectLocation', { svcArea: 'nowhere', isMultiSA: false });
      expect(unreadable.body.meta).toMatchObject({ code: 404 });
      const stranger = await get('/GuestEstimates/GetEstimateDetails', { estimate: 'of-others', token: 'none' });
      expect(stranger.status).toBe(403);
      expect((await get('/Estimates/GetEstimateDetails', { estimate: 'of-others' })).status).toBe(401);
    });
  });
}

const meridian = {
  PayorId: 'meridian',
  PatientIsSubscriber: '1',
  MemberFirstName: 'Ana',
  MemberLastName: 'Rivera',
  MemberDateOfBirth: '4/27/1986',
  MemberId: 'ACTIVE-1',
  GroupNumber: '',
};

/** Polls as §4 says: '-1' polls again, '1' ends. The inquiries go back as the list that they came as. */
async function answered(
  post: Client['post'],
  base: string,
  hSeq: readonly string[],
  of: { pesToken: string; token?: string },
): Promise<void> {
  expect(hSeq).toHaveLength(1);
  await expect
    .poll(async () => (await post(`${base}/CheckRTE`, { hSeq, needEstData: true, ...of })).body.RteCheck)
    .toBe('1');
  // One inquiry as a text, and as the lists of other clients.
  for (const sent of [hSeq.join(), [...hSeq, ...hSeq]]) {
    expect((await post(`${base}/CheckRTE`, { hSeq: sent, ...of })).body).toMatchObject({ RteCheck: '1', RteErr: '0' });
  }
}
