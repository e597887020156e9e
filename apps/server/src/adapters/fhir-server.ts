import { isObject, type JsonObject, objectsOf } from '../patients/fhir/json.ts';
import { PatientsUnreachable } from '../ports/patients.ts';
import type { Clock } from '../ports/clock.ts';
import type { FhirHttp } from './fhir-http.ts';
import { transportErrorOf, isBusy, parsedJson, wholeText } from './http-answer.ts';
import { type Deadline, retryAfter } from './retry-after.ts';
import type { OutsideInit } from './trusted-fetch.ts';

/** Limit of an answer, in bytes: many times the size of a search for one person. */
const MAX_ANSWER_BYTES = 8_000_000;

/** A FHIR R4 server over HTTP. */
export interface FhirServer {
  /**
   * Searches by POST, so that no URL, and no log of URLs, holds the search (R4, 3.1.1.1).
   *
   * @returns the resources of the first page that match.
   * @throws PatientsUnreachable
   */
  search(type: string, parameters: Readonly<Record<string, string>>, deadline: Deadline): Promise<JsonObject[]>;
  /**
   * Searches in the same way.
   *
   * @returns the resources of the first page that match, and those of other types that came along (`_include`).
   * @throws PatientsUnreachable; TypeNotOffered
   */
  searchFirst(
    type: string,
    parameters: Readonly<Record<string, string>>,
    deadline: Deadline,
  ): Promise<{ own: JsonObject[]; included: JsonObject[] }>;
  /**
   * Searches in the same way, and goes through the pages that follow (R4, 3.1.1.3).
   *
   * @returns the resources of the first pages that match, and whether there are more pages.
   * @throws PatientsUnreachable; TypeNotOffered where the server does not have the type, or does not give it to the portal.
   */
  searchPages(
    type: string,
    parameters: Readonly<Record<string, string>>,
    deadline: Deadline,
  ): Promise<{ resources: JsonObject[]; isCut: boolean }>;
  /**
   * @param reference by type and id: `Patient/123`.
   * @returns null if the server has none.
   * @throws PatientsUnreachable
   */
  read(reference: string, deadline: Deadline): Promise<JsonObject | null>;
}

/** Pages that are read of one search. */
const MAX_PAGES = 5;

/** A type of resource that the server does not have, or does not let the portal read. */
export class TypeNotOffered extends PatientsUnreachable {}

const headers = { accept: 'application/fhir+json', 'cache-control': 'no-store' };

/** @param url the server's base, without a slash at the end. */
export function createFhirServer(url: string, http: FhirHttp, clock: Clock): FhirServer {
  const ask = async (address: string, init: Omit<OutsideInit, 'signal'>, deadline: Deadline): Promise<Answer> => {
    try {
      const reply = await http.send(address, { ...init, headers }, deadline);
      const content = parsedJson(await wholeText(reply, MAX_ANSWER_BYTES));
      if (isBusy(reply.status)) {
        throw new PatientsUnreachable('unreachable', `HTTP ${reply.status}`, retryAfter(reply, clock.now()));
      }
      return { status: reply.status, content: isObject(content) ? content : undefined };
    } catch (error) {
      if (error instanceof PatientsUnreachable) throw error;
      const { reason, detail } = transportErrorOf(error);
      throw new PatientsUnreachable(reason, detail);
    }
  };
  const bundleOf = ({ status, content }: Answer): JsonObject => {
    if (status !== 200) throw new PatientsUnreachable('refused', `HTTP ${status}`);
    if (content?.['resourceType'] !== 'Bundle') throw new PatientsUnreachable('garbage', 'HTTP 200');
    return content;
  };
  const firstPage = async (
    type: string,
    parameters: Readonly<Record<string, string>>,
    deadline: Deadline,
  ): Promise<JsonObject> => {
    const body = new URLSearchParams(parameters);
    const answer = await ask(`${url}/${type}/_search`, { method: 'POST', body }, deadline);
    const { status } = answer;
    if (status === 403 || status === 404) throw new TypeNotOffered('refused', `HTTP ${status}`);
    return bundleOf(answer);
  };
  return {
    search: async (type, parameters, deadline) => resourcesIn(await firstPage(type, parameters, deadline), type),
    searchFirst: async (type, parameters, deadline) => {
      const all = resourcesIn(await firstPage(type, parameters, deadline));
      const isOwn = ({ resourceType }: JsonObject): boolean => resourceType === type;
      return { own: all.filter(isOwn), included: all.filter((each) => !isOwn(each)) };
    },
    searchPages: async (type, parameters, deadline) => {
      let bundle = await firstPage(type, parameters, deadline);
      const resources = resourcesIn(bundle, type);
      for (let pages = 1; pages < MAX_PAGES; pages += 1) {
        const next = nextPage(bundle, url);
        if (next === null) return { resources, isCut: false };
        bundle = bundleOf(await ask(next, {}, deadline));
        resources.push(...resourcesIn(bundle, type));
      }
      return { resources, isCut: nextPage(bundle, url) !== null };
    },
    read: async (reference, deadline) => {
      const { status, content } = await ask(`${url}/${reference}`, {}, deadline);
      if (status === 404 || status === 410) return null;
      if (status !== 200) throw new PatientsUnreachable('refused', `HTTP ${status}`);
      if (content === undefined) throw new PatientsUnreachable('garbage', 'HTTP 200');
      return content;
    },
  };
}

interface Answer {
  status: number;
  content: JsonObject | undefined;
}

/** @param type by default all. */
function resourcesIn(bundle: JsonObject, type?: string): JsonObject[] {
  return objectsOf(bundle['entry'])
    .map(({ resource }) => resource)
    .filter(isObject)
    .filter(({ resourceType }) => type === undefined || resourceType === type);
}

/**
 * The address of the page that follows; null after the last. The token goes with the request, so no other server is asked.
 *
 * @throws PatientsUnreachable for an address that is not the server's own.
 */
function nextPage(bundle: JsonObject, base: string): string | null {
  const [next] = objectsOf(bundle['link']).filter(({ relation }) => relation === 'next');
  if (next === undefined) return null;
  const address = typeof next['url'] === 'string' ? next['url'] : '';
  const resolved = address !== '' && URL.canParse(address, `${base}/`) ? new URL(address, `${base}/`) : null;
  if (resolved === null || resolved.origin !== new URL(base).origin || resolved.username !== '') {
    throw new PatientsUnreachable('garbage', 'a next page at another address');
  }
  return resolved.href;
}
