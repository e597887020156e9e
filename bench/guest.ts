import { ANTI_FORGERY_HEADER, type Call, getEstimateServices, guestTerms } from '@portico/contract';
import { solveCaptcha } from '../apps/server/src/testing/solve-captcha.ts';

/** A guest with a token, and what a browser sends with each request. */
interface Guest {
  headers: Record<string, string>;
  token: string;
}

/** Accepts the terms as a browser does. */
export async function openGuest(base: string, serviceArea: string): Promise<Guest> {
  const first = await fetch(`${base}/api/settings`);
  const { antiForgeryToken } = (await first.json()) as { antiForgeryToken: string };
  const cookie = first.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const headers = { cookie, accept: 'application/json', [ANTI_FORGERY_HEADER]: antiForgeryToken };
  const ask = async (call: Call, query: Record<string, string>) =>
    (await fetch(urlOf(base, call, query), { headers })).json();
  const terms = (await ask(guestTerms, {})) as { Captcha: { Challenge: Parameters<typeof solveCaptcha>[0] } };
  const CaptchaResponse = await solveCaptcha(terms.Captcha.Challenge);
  const services = (await ask(getEstimateServices, { svcArea: serviceArea, CaptchaResponse })) as {
    EstimateGlobal: string;
  };
  return { headers, token: services.EstimateGlobal };
}

export function urlOf(base: string, call: Call, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return `${base}${call.path}${text === '' ? '' : `?${text}`}`;
}
