import { isCompactJwe, type ManifestFile, readManifest } from '@portico/health-links';
import { askService } from '../platform/telemetry/measure-asking.ts';
import type { HealthLinkAnswer, HealthLinkRequest, HealthLinksPort } from '../ports/health-links.ts';
import { limits } from '../platform/limits/limits.ts';
import { parsedJson } from './http-answer.ts';
import { type AskOutside, type Budget, NotReached, type OutsideAnswer, TooLarge } from './outside-request.ts';

/** A card has one file, or one for each of a family's insurances. */
const MAX_FILES = 10;

/**
 * SMART Health Links as their specification has them asked ('SMART Health Link Manifest Request').
 *
 * @param recipient who asks, "suitable for display": the hospital's name.
 */
export function healthLinksByHttps(ask: AskOutside, recipient: string): HealthLinksPort {
  return {
    fetch: (request) =>
      askService('health links', async (note) => {
        const { number, window } = limits.healthLink;
        const budget = { left: number, signal: AbortSignal.timeout(window * 1000) };
        try {
          return await (request.isDirect ? fetchDirect(request, budget) : fetchByManifest(request, budget));
        } catch (error) {
          if (error instanceof TooLarge) {
            note('garbage');
            return { is: 'tooLarge' };
          }
          if (error instanceof NotReached) {
            note('unreachable');
            return { is: 'unreachable' };
          }
          throw error;
        }
      }),
  };

  async function fetchDirect({ url }: HealthLinkRequest, budget: Budget): Promise<HealthLinkAnswer> {
    if (!URL.canParse(url)) throw new NotReached();
    const address = new URL(url);
    address.searchParams.set('recipient', recipient);
    const answer = await ask({ url: address.href, method: 'GET', accept: 'application/jose' }, budget);
    return answer.status === 200 ? { is: 'files', files: [jweIn(answer)] } : refusalOf(answer);
  }

  async function fetchByManifest({ url, passcode }: HealthLinkRequest, budget: Budget): Promise<HealthLinkAnswer> {
    const body = { recipient, ...(passcode === '' ? {} : { passcode }), embeddedLengthMax: budget.left };
    const answer = await ask({ url, method: 'POST', body, accept: 'application/json' }, budget);
    if (answer.status !== 200) return refusalOf(answer);
    const files = readManifest(parsedJson(answer.text));
    if (files === null || files.length > MAX_FILES) throw new NotReached();
    return { is: 'files', files: await Promise.all(files.map((file) => jweOf(file, budget))) };
  }

  async function jweOf(file: ManifestFile, budget: Budget): Promise<string> {
    if ('embedded' in file) return file.embedded;
    const answer = await ask({ url: file.location, method: 'GET', accept: 'application/jose' }, budget);
    if (answer.status !== 200) throw new NotReached();
    return jweIn(answer);
  }
}

/** Only what is encrypted passes: nobody reads a page of another server through the portal. */
function jweIn({ text }: OutsideAnswer): string {
  const jwe = text.trim();
  if (!isCompactJwe(jwe)) throw new NotReached();
  return jwe;
}

function refusalOf({ status, text }: OutsideAnswer): HealthLinkAnswer {
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status !== 401) return { is: 'unreachable' };
  const left = (parsedJson(text) as { remainingAttempts?: unknown } | null | undefined)?.remainingAttempts;
  return {
    is: 'wrongPasscode',
    triesLeft: typeof left === 'number' && Number.isInteger(left) && left >= 0 ? left : null,
  };
}
