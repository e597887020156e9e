import {
  errors,
  getPortalSettings,
  getServiceTemplates,
  requestPartnerAccount,
  saveEstimate,
  selectLocation,
  sendSummaryEmail,
  updateToSelfPay,
} from '@portico/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from './call-failure.ts';
import { send, type SendOptions } from './send.ts';

const options: SendOptions = { language: 'es', antiForgeryToken: 'forged-not', timeout: 60 };
const nothingFound = { Services: [], OtherCodes: [], HasMore: false, IsGuess: false, Meant: [], NotUnderstood: [] };

/** Responds to every request with this, and records the request. */
function answerWith(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return () => {
    const [url, request = {}] = fetched.mock.calls[0] ?? [];
    return { url, request, headers: new Headers(request.headers) };
  };
}

async function failureOf(call: Promise<unknown>): Promise<{ reason: string; error: string | null }> {
  const failure: unknown = await call.catch((error: unknown) => error);
  if (!(failure instanceof CallFailure)) throw new Error('The call did not fail as calls do');
  return { reason: failure.reason, error: failure.error };
}

const search = (more: Partial<SendOptions> = {}) =>
  send(getServiceTemplates, { doSearch: true, search: 'knee' }, { ...options, ...more });

afterEach(() => vi.unstubAllGlobals());

describe('a call (spec §7)', () => {
  it('moves the anti-forgery token from the body to a header, and sends cookies', async () => {
    const asked = answerWith(200, nothingFound);
    await expect(search()).resolves.toEqual(nothingFound);
    const { url, request, headers } = asked();
    expect(url).toBe('/GuestEstimates/GetServiceTemplates');
    expect(headers.get('RequestVerificationToken')).toBe('forged-not');
    expect(headers.get('Accept-Language')).toBe('es');
    expect(request.credentials).toBe('include');
    expect(request.body).toBe(JSON.stringify({ doSearch: true, search: 'knee' }));
  });

  it('by GET writes its input as a query, without what is not there, and without the token', async () => {
    const asked = answerWith(404, {});
    await failureOf(
      send(selectLocation, { svcArea: 'bay & north', hasSeveralServiceAreas: true, location: undefined }, options),
    );
    expect(asked().url).toBe('/GuestEstimates/SelectLocation?svcArea=bay+%26+north&isMultiSA=true');
    expect(asked().headers.has('RequestVerificationToken')).toBe(false);
  });

  it('writes into the path and the query what the specification has there (spec §7, Partners/{partner}/RequestAccount)', async () => {
    const asked = answerWith(200, { meta: { code: 200 }, response: { token: null } });
    const input = { partner: 'cis co', 'g-recaptcha-response': 'a+b', email: 'ana@example.org' };
    await expect(send(requestPartnerAccount, input, options)).resolves.toEqual({ token: null });
    expect(asked().url).toBe('/Private/Ajax/V1/Partners/cis%20co/RequestAccount?g-recaptcha-response=a%2Bb');
    expect(asked().request.body).toBe(JSON.stringify({ email: 'ana@example.org' }));
  });

  it('sends and reads the names of the wire, which its page does not know', async () => {
    const asked = answerWith(200, { Success: true });
    await send(sendSummaryEmail, { estimateId: 'e1', emailAddress: 'ana@example.org' }, options);
    expect(asked().request.body).toBe(JSON.stringify({ pesGlo: 'e1', emailAddress: 'ana@example.org' }));
    answerWith(200, { Success: true, PesId: 'e1' });
    await expect(send(saveEstimate, { estimateId: 'e1' }, options)).resolves.toEqual({
      Success: true,
      SavedEstimateId: 'e1',
    });
    answerWith(400, { meta: { code: 400, errorCode: errors.malformedRequest.errorCode, fields: ['pesGlo'] } });
    await expect(send(updateToSelfPay, { estimateId: '' }, options)).rejects.toMatchObject({ fields: ['estimateId'] });
  });

  it('names the refusal by its code', async () => {
    answerWith(403, { meta: { code: 403, errorCode: errors.guestTokenRequired.errorCode } });
    expect(await failureOf(search())).toEqual({ reason: 'refused', error: 'guestTokenRequired' });
  });

  it('brings what the refusal says besides its name (spec §3, login state flags)', async () => {
    const { errorCode } = errors.loginLockout;
    const body = { meta: { code: 400, errorCode, fields: ['username'] }, response: { lockedFor: 900 } };
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 400, headers: { 'Retry-After': '2' } }));
    await expect(search()).rejects.toMatchObject({
      error: 'loginLockout',
      details: { lockedFor: 900 },
      fields: ['username'],
      retryAfter: 2,
    });
  });

  it('that fails without saying more has nothing noted', async () => {
    answerWith(502, '<html>');
    await expect(search()).rejects.toMatchObject({ details: null, fields: [], retryAfter: null });
  });

  it('has failed when the status is not 200, whatever the body', async () => {
    answerWith(202, nothingFound);
    expect(await failureOf(search())).toEqual({ reason: 'refused', error: null });
  });

  it.each([null, '<html>', { Services: 'none' }])('has failed when a body of %j comes with a 200', async (body) => {
    answerWith(200, body);
    expect(await failureOf(search())).toEqual({ reason: 'unreadable', error: null });
  });

  it('reports when there was no response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    expect(await failureOf(send(getPortalSettings, {}, options))).toEqual({ reason: 'offline', error: null });
  });

  it('gives up after the loading time-out (spec §4, §9)', async () => {
    vi.stubGlobal('fetch', untilAborted);
    expect(await failureOf(search({ timeout: 0.01 }))).toEqual({ reason: 'timeout', error: null });
  });

  it('that was aborted is not a failure: the abort is thrown on', async () => {
    vi.stubGlobal('fetch', untilAborted);
    const controller = new AbortController();
    const call = search({ signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
  });
});

function untilAborted(_url: string, { signal }: { signal: AbortSignal }): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
}
