import { isObject, type JsonObject, objectsOf } from '../patients/fhir/json.ts';
import { PatientsUnreachable } from '../ports/patients.ts';
import type { HttpService } from '../platform/settings/enrolment-services.ts';
import { transportErrorOf, isBusy, parsedJson, wholeText } from './http-answer.ts';

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
  search(type: string, parameters: Readonly<Record<string, string>>, deadline: AbortSignal): Promise<JsonObject[]>;
  /**
   * @param reference by type and id: `Patient/123`.
   * @returns null if the server has none.
   * @throws PatientsUnreachable
   */
  read(reference: string, deadline: AbortSignal): Promise<JsonObject | null>;
}

/** Sends the token as `Authorization: Bearer`, and follows no redirect with it. */
export function createFhirServer({ url, token }: HttpService): FhirServer {
  const headers = {
    accept: 'application/fhir+json',
    'cache-control': 'no-store',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return {
    search: async (type, parameters, signal) => {
      const body = new URLSearchParams(parameters);
      const { status, content } = await ask(`${url}/${type}/_search`, { method: 'POST', headers, body, signal });
      if (status !== 200) throw ERROR_OUTCOME(status);
      if (content?.['resourceType'] !== 'Bundle') throw new PatientsUnreachable('garbage', 'HTTP 200');
      return objectsOf(content['entry'])
        .map(({ resource }) => resource)
        .filter(isObject)
        .filter(({ resourceType }) => resourceType === type);
    },
    read: async (reference, signal) => {
      const { status, content } = await ask(`${url}/${reference}`, { headers, signal });
      if (status === 404 || status === 410) return null;
      if (status !== 200) throw ERROR_OUTCOME(status);
      if (content === undefined) throw new PatientsUnreachable('garbage', 'HTTP 200');
      return content;
    },
  };
}

async function ask(url: string, init: RequestInit): Promise<{ status: number; content: JsonObject | undefined }> {
  try {
    const reply = await fetch(url, { ...init, redirect: 'manual' });
    const content = parsedJson(await wholeText(reply, MAX_ANSWER_BYTES));
    return { status: reply.status, content: isObject(content) ? content : undefined };
  } catch (error) {
    const { reason, detail } = transportErrorOf(error);
    throw new PatientsUnreachable(reason, detail);
  }
}

function ERROR_OUTCOME(status: number): PatientsUnreachable {
  return new PatientsUnreachable(isBusy(status) ? 'unreachable' : 'refused', `HTTP ${status}`);
}
