import {
  type Call,
  type ErrorName,
  errors,
  getEstimateDetails,
  getEstimateServices,
  guestTerms,
  type WireReply,
} from '@portico/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { type BrowserOrigin, createBrowser, type TestBrowser } from '../../testing/test-app.ts';

/** The estimate model as a client gets it. */
export type WireEstimate = WireReply<typeof getEstimateDetails>;

/** A browser whose person has accepted the terms, with the token that this earned. */
export interface Guest extends TestBrowser {
  token: string;
}

export async function openGuest(app: FastifyInstance, place: BrowserOrigin = {}): Promise<Guest> {
  const browser = await createBrowser(app, place);
  const CaptchaResponse = await answerCaptcha(browser);
  const reply = await browser.get(urlOf(getEstimateServices, { svcArea: 'bay', CaptchaResponse }));
  return { ...browser, token: reply.json().EstimateGlobal };
}

/** Reads the terms and does the browser's work for them. */
export async function answerCaptcha(browser: TestBrowser): Promise<string> {
  const terms = await browser.get(guestTerms.path);
  return solveCaptcha(terms.json().Captcha.Challenge);
}

/** The address of a GET call. */
export function urlOf(call: Call, query: Record<string, string>): string {
  return `${call.path}?${new URLSearchParams(query).toString()}`;
}

/** Opens the estimate of a service, at a location where one is given. */
export async function startEstimate(
  guest: Guest,
  query: { svcArea: string; template: string; location?: string },
): Promise<WireEstimate> {
  const reply = await guest.get(urlOf(getEstimateDetails, { token: guest.token, ...query }));
  return reply.json();
}

/** Status and code of a refusal, as the contract's table of errors has them. */
export function refusalOf(reply: LightMyRequestResponse): { status: number; code: number; errorCode: number } {
  const { meta } = reply.json();
  return { status: reply.statusCode, code: meta.code, errorCode: meta.errorCode };
}

/** What a refused call answers with: the HTTP status equals meta.code (design: Calls). */
export function refused(name: ErrorName): { status: number; code: number; errorCode: number } {
  const { status, errorCode } = errors[name];
  return { status, code: status, errorCode };
}
