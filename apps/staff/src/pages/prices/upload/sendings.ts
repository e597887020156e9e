import { PRICE_PART_BYTES, type PriceUploadModel } from '@portico/staff-contract';
import { useSyncExternalStore } from 'react';
import { CallFailure, REQUEST_TIMEOUT } from '../../../api/send.ts';

/** A file that this window sends. */
export interface Sending {
  readonly upload: PriceUploadModel;
  /** Why it stopped; null while it goes on. */
  readonly failure: CallFailure | null;
}

/** What sending needs of the session. */
interface Calls {
  readonly sendPart: (to: { uploadId: string; from: number }, part: Blob) => Promise<PriceUploadModel>;
  readonly show: (uploadId: string) => Promise<PriceUploadModel>;
}

/** By location. It goes on while other pages are looked at: a large file takes a while. */
const sendings = new Map<string, Sending>();
const listeners = new Set<() => void>();

function note(locationId: string, sending: Sending | null): void {
  if (sending === null) sendings.delete(locationId);
  else sendings.set(locationId, sending);
  const isSending = [...sendings.values()].some(({ failure }) => failure === null);
  if (isSending) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  listeners.forEach((each) => each());
}

/** Whoever leaves has to choose the file again to go on. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** In milliseconds: before a part is sent once more that did not arrive, each time twice as long. */
const FIRST_PAUSE = 1000;
const TRIES = 6;

/** In bytes: parts become no smaller, on however slow a line. */
const LEAST_PART = PRICE_PART_BYTES / 16;

/** What a proxy answers while it is busy, or the server behind it is started anew; 408 of a part that took too long. */
const passing: readonly number[] = [REQUEST_TIMEOUT, 429, 502, 503, 504];

/** Sends the parts of a file that are not there yet. */
export async function sendFile(file: File, begun: PriceUploadModel, calls: Calls): Promise<void> {
  const { locationId, uploadId } = begun;
  let upload = begun;
  let failures = 0;
  let partBytes = PRICE_PART_BYTES;
  note(locationId, { upload, failure: null });
  const isForgotten = (): boolean => sendings.get(locationId)?.upload.uploadId !== uploadId;
  while (upload.status === 'uploading') {
    const from = upload.received;
    try {
      upload = await calls.sendPart({ uploadId, from }, file.slice(from, from + partBytes));
      failures = 0;
    } catch (error) {
      const failure = failureOf(error);
      failures += 1;
      if (isForgotten()) return;
      if (failures > TRIES || !passes(failure)) {
        note(locationId, { upload, failure });
        return;
      }
      if (failure.foreignStatus === REQUEST_TIMEOUT) partBytes = Math.max(LEAST_PART, partBytes / 2);
      if (failure.error !== 'partOutOfTurn') await pause(FIRST_PAUSE * 2 ** (failures - 1));
      upload = await calls.show(uploadId).catch(() => upload);
    }
    if (isForgotten()) return;
    note(locationId, { upload, failure: null });
  }
  note(locationId, null);
}

/** Another window sends it as well, or the way to the server is interrupted: it goes on from what is there. */
function passes({ error, foreignStatus }: CallFailure): boolean {
  if (foreignStatus !== null && passing.includes(foreignStatus)) return true;
  return error === 'partOutOfTurn' || error === 'unreachable' || error === 'unavailable';
}

function failureOf(error: unknown): CallFailure {
  // A file that was moved or changed meanwhile cannot be read any more, which fetch tells as it tells of the network.
  return error instanceof CallFailure ? error : new CallFailure('serverError');
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What this window sends for a location; null for nothing. */
export function useSending(locationId: string): Sending | null {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => sendings.get(locationId) ?? null,
  );
}

/** Stops sending, and forgets why it stopped: the file is given up, or sent anew. */
export function forgetSending(locationId: string): void {
  note(locationId, null);
}
