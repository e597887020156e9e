import {
  failureOfAnswer,
  priceUploadPath,
  type PriceUploadModel,
  STAFF_SESSION_PATH,
  STAFF_TOKEN_HEADER,
  type StaffCall,
  type StaffCallName,
  staffCallPath,
  staffCalls,
  staffErrors,
  type StaffFailureName,
  type StaffReply,
  type StaffSent,
  type StaffSession,
  staffSessionReply,
} from '@portico/staff-contract';

/** In milliseconds: a search in a hundred thousand accounts takes some seconds. */
const PATIENCE = 60_000;

/** HTTP status: what was sent did not arrive in time. */
export const REQUEST_TIMEOUT = 408;

/** A call that was not answered: refused by name, or not reached. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly error: StaffFailureName;
  readonly fields: readonly string[];
  /** HTTP status of an answer that is not the portal's, as of a proxy; 408 where none came in time, too. */
  readonly foreignStatus: number | null;

  constructor(
    error: CallFailure['error'],
    fields: readonly string[] = [],
    foreignStatus: CallFailure['foreignStatus'] = null,
  ) {
    super(error);
    this.error = error;
    this.fields = fields;
    this.foreignStatus = foreignStatus;
  }
}

/** Makes a call of staff, unless `signal` gives it up. @throws CallFailure */
export async function send<Name extends StaffCallName>(
  name: Name,
  input: StaffSent<Name>,
  antiForgeryToken: string,
  signal?: AbortSignal,
): Promise<StaffReply<Name>> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', [STAFF_TOKEN_HEADER]: antiForgeryToken },
    body: JSON.stringify(input),
  };
  const call: StaffCall = staffCalls[name];
  const body = await ask(staffCallPath(name), request, call, signal);
  const reply = call.reply.safeParse(body);
  // It was done by then; what the answer said is lost.
  if (!reply.success) throw new CallFailure(failureOfAnswer(call, null));
  return reply.data as StaffReply<Name>;
}

/** Sends a part of a price file, from its place in it. @returns the upload with it. @throws CallFailure */
export async function sendPart(
  { uploadId, from }: { uploadId: string; from: number },
  part: Blob,
  antiForgeryToken: string,
): Promise<PriceUploadModel> {
  const body = await ask(
    priceUploadPath(uploadId, from),
    {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', [STAFF_TOKEN_HEADER]: antiForgeryToken },
      body: part,
    },
    again,
  );
  return staffCalls.showPriceUpload.reply.parse(body).upload;
}

/** Who is signed in; null for nobody. @throws CallFailure */
export async function readSession(): Promise<StaffSession | null> {
  return staffSessionReply.parse(await ask(STAFF_SESSION_PATH, {}, again)).session;
}

/** What can be asked again, whatever became of it: a part that is there already is told so. */
const again = { isRead: true };

async function ask(
  path: string,
  request: RequestInit,
  call: Pick<StaffCall, 'isRead'>,
  givenUp?: AbortSignal,
): Promise<unknown> {
  const overdue = AbortSignal.timeout(PATIENCE);
  const signal = givenUp === undefined ? overdue : AbortSignal.any([givenUp, overdue]);
  let response: Response;
  try {
    response = await fetch(path, { ...request, signal });
  } catch {
    throw new CallFailure(failureOfAnswer(call, null), [], overdue.aborted ? REQUEST_TIMEOUT : null);
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  const { status } = response;
  const { error = null, fields } = (body ?? {}) as { error?: string; fields?: string[] };
  const isOwn = error !== null && Object.hasOwn(staffErrors, error);
  throw new CallFailure(failureOfAnswer(call, { status, error }), fields, isOwn ? null : status);
}
