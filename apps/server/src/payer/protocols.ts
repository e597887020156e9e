import { randomUUID } from 'node:crypto';
import type { Enveloped } from '../adapters/eligibility-envelope.ts';
import { readParts, writeParts } from '../adapters/eligibility-mime.ts';
import { element, payload, readElement, soapMessage } from '../adapters/eligibility-soap.ts';
import type { EligibilityProtocol } from '../platform/settings/gateway.ts';

/** The kind of a payer's message in CORE's envelopes. */
export type MessageKind = '271' | '999' | 'TA1';

/** The payer's side of one protocol. */
interface ServedProtocol {
  /** The interchange in a request; undefined if the request is not of the protocol. */
  read(contentType: string, body: string): string | undefined;
  write(message: string, kind: MessageKind, at: Date): Enveloped;
  /** The response to a request that cannot be read, with an error code of the envelope. */
  reject(code: string, at: Date): Enveloped & { status: number };
}

const payloadTypes: Readonly<Record<MessageKind, string>> = {
  '271': 'X12_271_Response_005010X279A1',
  '999': 'X12_999_Response_005010X231A1',
  TA1: 'X12_TA1_Response_00501X231A1',
};

/** The fields of a CORE response, in the order of the rule. */
const coreFields = (payloadType: string, id: string, at: Date): Array<[name: string, value: string]> => [
  ['PayloadType', payloadType],
  ['ProcessingMode', 'RealTime'],
  ['PayloadID', id],
  ['TimeStamp', `${at.toISOString().slice(0, 19)}Z`],
  ['SenderID', 'SIMULATEDPAYER'],
  ['ReceiverID', 'PORTICO'],
  ['CORERuleVersion', '2.2.0'],
];

const inquiryOf = (fields: (name: string) => string | undefined): string | undefined =>
  fields('PayloadType') === 'X12_270_Request_005010X279A1' && fields('ProcessingMode') === 'RealTime'
    ? fields('Payload')
    : undefined;

const elementsOf = (fields: ReadonlyArray<[string, string]>): string =>
  fields.map(([name, value]) => element(name, value)).join('');

export const servedProtocols: Readonly<Record<EligibilityProtocol, ServedProtocol>> = {
  x12: {
    read: (_contentType, body) => body,
    write: (message) => ({ headers: { 'content-type': 'application/edi-x12' }, body: message }),
    reject: (code) => ({ status: 400, headers: { 'content-type': 'text/plain' }, body: code }),
  },
  'core-mime': {
    read: (contentType, body) => {
      const parts = readParts(contentType, body);
      return inquiryOf((name) => parts?.get(name));
    },
    write: (message, kind, at) => {
      const id = randomUUID();
      const fields = coreFields(payloadTypes[kind], id, at);
      return writeParts([...fields, ['ErrorCode', 'Success'], ['ErrorMessage', ''], ['Payload', message]], id);
    },
    reject: (code, at) => {
      const id = randomUUID();
      const fields = coreFields('COREEnvelopeError', id, at);
      return { status: 400, ...writeParts([...fields, ['ErrorCode', code], ['ErrorMessage', 'See the rule.']], id) };
    },
  },
  'core-soap': {
    read: (_contentType, body) => inquiryOf((name) => readElement(body, name)),
    write: (message, kind, at) => {
      const fields = elementsOf(coreFields(payloadTypes[kind], randomUUID(), at));
      const errors = `${element('ErrorCode', 'Success')}${element('ErrorMessage', '')}`;
      return soapMessage('COREEnvelopeRealTimeResponse', `${fields}${payload(message)}${errors}`);
    },
    reject: (code, at) => {
      const fields = elementsOf([...coreFields('COREEnvelopeError', randomUUID(), at), ['ErrorCode', code]]);
      return { status: 400, ...soapMessage('COREEnvelopeRealTimeResponse', fields) };
    },
  },
  json: {
    read: (_contentType, body) => x12Of(body),
    write: (message) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify({ x12: message }) }),
    reject: (code) => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ errors: [{ code, description: 'The inquiry cannot be read.' }] }),
    }),
  },
};

function x12Of(body: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && 'x12' in value && typeof value.x12 === 'string'
      ? value.x12
      : undefined;
  } catch {
    return undefined;
  }
}
