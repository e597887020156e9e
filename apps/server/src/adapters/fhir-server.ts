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
   * @param reference by type and id: `Patient/123`.
   * @returns null if the server has none.
   * @throws PatientsUnreachable
   */
  read(reference: string, deadline: Deadline): Promise<JsonObject | null>;
}

const headers = { accept: 'application/fhir+json', 'cache-control': 'no-store' };

/** @param url the server's base, without a slash at the end. */
export function createFhirServer(url: string, http: FhirHttp, clock: Clock): FhirServer {
  const ask = async (
    address: string,
    init: Omit<OutsideInit, 'signal'>,
    deadline: Deadline,
  ): Promise<{ status: number; content: JsonObject | undefined }> => {
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
  return {
    search: async (type, parameters, deadline) => {
      const body = new URLSearchParams(parameters);
      const { status, content } = await ask(`${url}/${type}/_search`, { method: 'POST', body }, deadline);
      if (status !== 200) throw new PatientsUnreachable('refused', `HTTP ${status}`);
      if (content?.['resourceType'] !== 'Bundle') throw new PatientsUnreachable('garbage', 'HTTP 200');
      return objectsOf(content['entry'])
        .map(({ resource }) => resource)
        .filter(isObject)
        .filter(({ resourceType }) => resourceType === type);
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
