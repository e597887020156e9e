import * as z from 'zod';
import type { PatientExportSettings } from '../platform/settings/patients.ts';
import type { Clock } from '../ports/clock.ts';
import {
  type ExportedFile,
  ExportGone,
  type ExportManifest,
  type ExportStatus,
  type FileBytes,
  type FileRequest,
  type PatientExportPort,
} from '../ports/patient-export.ts';
import { PatientsUnreachable } from '../ports/patients.ts';
import { createFhirHttp, type FhirHttp } from './fhir-http.ts';
import { isBusy, parsedJson, transportErrorOf, wholeText } from './http-answer.ts';
import { deadlineIn, retryAfter } from './retry-after.ts';

/** In milliseconds: for a request that is no file, and for how long a file may bring nothing. */
const PATIENCE = 30_000;

/** In bytes: of a manifest with as many files as a large hospital has. */
const MAX_MANIFEST_BYTES = 8_000_000;

/** Of the server's own words, in characters. */
const MAX_PROGRESS = 100;

const files = z.array(z.object({ type: z.string(), url: z.string() })).default([]);
const manifestSchema = z.object({
  transactionTime: z.string().refine((value) => !Number.isNaN(Date.parse(value))),
  requiresAccessToken: z.boolean(),
  output: files,
  deleted: files,
  error: files,
});

/**
 * Exports of a FHIR R4 server by FHIR Bulk Data Access 2.0, of the patients of one group. Addresses that the server names are followed within its own origin, and those that
 * are set; the token goes to its own origin alone.
 *
 * @param patience in milliseconds.
 */
export function patientExportOfFhirServer(
  { server, group, origins }: PatientExportSettings,
  clock: Clock,
  patience = PATIENCE,
): PatientExportPort {
  const withToken = createFhirHttp(server, clock);
  const { url: base, authority } = server;
  const withoutToken = createFhirHttp({ url: base, ...(authority === undefined ? {} : { authority }) }, clock);
  const own = new URL(base).origin;

  /** @throws PatientsUnreachable for an address that is not followed. */
  const httpFor = (url: string, requiresToken: boolean): FhirHttp => {
    const origin = URL.canParse(url) ? new URL(url).origin : '';
    if (origin === own) return requiresToken ? withToken : withoutToken;
    if (requiresToken || !origins.includes(origin))
      throw new PatientsUnreachable('garbage', 'an address of another host: name it in PATIENTS_EXPORT_ORIGINS');
    return withoutToken;
  };
  const ask = async (url: string, init: Parameters<FhirHttp['send']>[1]): Promise<Response> => {
    try {
      return await httpFor(url, true).send(url, init, deadlineIn(patience));
    } catch (error) {
      throw asUnreachable(error);
    }
  };
  /** What was expected is not what came. */
  const failed = (reply: Response): Error => {
    void reply.body?.cancel();
    if (reply.status === 404 || reply.status === 410) return new ExportGone(`HTTP ${reply.status}`);
    const kind = isBusy(reply.status) ? 'unreachable' : 'refused';
    return new PatientsUnreachable(kind, `HTTP ${reply.status}`, retryAfter(reply, clock.now()));
  };

  return {
    begin: async (since) => {
      const parameters = new URLSearchParams({
        _type: 'Patient,Coverage',
        ...(since === null ? {} : { _since: since }),
      });
      const headers = { accept: 'application/fhir+json', prefer: 'respond-async' };
      const reply = await ask(`${base}/Group/${encodeURIComponent(group)}/$export?${parameters.toString()}`, {
        headers,
      });
      const status = reply.headers.get('content-location');
      if (reply.status === 404)
        throw new PatientsUnreachable('refused', 'HTTP 404: the server has no such group, or does not export it');
      if (reply.status !== 202) throw failed(reply);
      void reply.body?.cancel();
      if (status === null) throw new PatientsUnreachable('garbage', 'no Content-Location');
      const address = new URL(status, `${base}/`).href;
      httpFor(address, true);
      return address;
    },
    status: async (statusUrl): Promise<ExportStatus> => {
      const reply = await ask(statusUrl, { headers: { accept: 'application/json' } });
      if (reply.status === 202) {
        void reply.body?.cancel();
        const progress = (reply.headers.get('x-progress') ?? '').slice(0, MAX_PROGRESS);
        return { kind: 'underWay', progress, retryAfter: retryAfter(reply, clock.now()) };
      }
      if (reply.status !== 200) throw failed(reply);
      const text = await wholeText(reply, MAX_MANIFEST_BYTES).catch((error: unknown) => {
        throw asUnreachable(error);
      });
      const manifest = readManifest(text, reply.headers.get('expires'));
      for (const { url } of [...manifest.files, ...manifest.deleted]) httpFor(url, manifest.requiresToken);
      return { kind: 'done', manifest };
    },
    fetch: (file) => fetchFile(file, httpFor(file.url, file.requiresToken), { failed, patience }),
    end: async (statusUrl) => {
      const reply = await ask(statusUrl, { method: 'DELETE' }).catch(() => null);
      await reply?.body?.cancel();
    },
  };
}

function readManifest(text: string, expires: string | null): ExportManifest {
  const read = manifestSchema.safeParse(parsedJson(text)).data;
  if (read === undefined) throw new PatientsUnreachable('garbage', 'no manifest of an export');
  const until = Date.parse(expires ?? '');
  const ofType = (list: readonly ExportedFile[]): ExportedFile[] => list.map(({ type, url }) => ({ type, url }));
  return {
    transactionTime: read.transactionTime,
    files: ofType(read.output),
    deleted: ofType(read.deleted),
    errors: ofType(read.error),
    requiresToken: read.requiresAccessToken,
    expiresAt: Number.isNaN(until) ? null : new Date(until),
  };
}

/** The bytes as they lie there, from where those that are known end. */
async function fetchFile(
  { url, offset, etag, signal }: FileRequest,
  http: FhirHttp,
  { failed, patience }: { failed: (reply: Response) => Error; patience: number },
): Promise<FileBytes> {
  const silence = new AbortController();
  const wake = watch(silence, patience);
  const both = AbortSignal.any([signal, silence.signal]);
  const isPart = offset > 0 && etag !== null;
  const headers = {
    accept: 'application/fhir+ndjson',
    'accept-encoding': 'identity',
    ...(isPart ? { range: `bytes=${offset}-`, 'if-range': etag } : {}),
  };
  try {
    const reply = await http.send(url, { headers }, { signal: both, left: () => patience });
    const begins = startOf(reply, offset);
    if (begins === null) throw failed(reply);
    return { offset: begins, etag: strongTag(reply), bytes: bytesOf(reply, wake, signal) };
  } catch (error) {
    wake.stop();
    signal.throwIfAborted();
    throw asUnreachable(error);
  }
}

/** Where the bytes of an answer begin; null where it has none of the file. */
function startOf({ status, headers }: Response, wanted: number): number | null {
  if (status === 200) return 0;
  const from = /^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1];
  return status === 206 && Number(from) === wanted ? wanted : null;
}

/** A weak one says nothing of bytes (RFC 9110 §13.1.5). */
function strongTag({ headers }: Response): string | null {
  const tag = headers.get('etag');
  return tag === null || tag.startsWith('W/') ? null : tag;
}

async function* bytesOf(reply: Response, wake: Watch, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const length = Number(reply.headers.get('content-length') ?? Number.NaN);
  let come = 0;
  try {
    for await (const chunk of reply.body ?? []) {
      wake.again();
      come += chunk.length;
      yield chunk;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw asUnreachable(error);
  } finally {
    wake.stop();
  }
  if (!Number.isNaN(length) && come < length) throw new PatientsUnreachable('unreachable', 'a file that was cut short');
}

/** Ends a request that brings nothing for a while. */
interface Watch {
  again(): void;
  stop(): void;
}

function watch(silence: AbortController, patience: number): Watch {
  const begin = (): NodeJS.Timeout =>
    setTimeout(() => silence.abort(new DOMException('no bytes in time', 'TimeoutError')), patience);
  let timer = begin();
  const stop = (): void => clearTimeout(timer);
  return {
    stop,
    again: () => {
      stop();
      timer = begin();
    },
  };
}

function asUnreachable(error: unknown): unknown {
  if (error instanceof PatientsUnreachable || error instanceof ExportGone) return error;
  const { reason, detail } = transportErrorOf(error);
  return new PatientsUnreachable(reason, detail);
}
