import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { servedProtocols } from '../payer/protocols.ts';
import type { EligibilityProtocol } from '../platform/settings/gateway.ts';
import { readXml, type XmlElement } from './strict-xml.ts';

/** What a gateway agreed with the hospital, to the letter. */
export interface Agreement {
  protocol: EligibilityProtocol;
  /** Headers by their names in small letters; null for one that must not be there. */
  headers: Readonly<Record<string, string | null>>;
  /** ISA01 to ISA08, as they stand in the message with their blanks; then GS02 and GS03. */
  isa: readonly string[];
  gs: readonly [sender: string, receiver: string];
  /** SenderID and ReceiverID of CORE. */
  envelope: { senderId: string; receiverId: string };
  /** The login inside CORE's envelopes; null for none. */
  login: { user: string; password: string } | null;
  /** The common name of the client certificate; null for none. */
  client: string | null;
}

/** A server on this machine that answers, and notes everything that is not as agreed. */
export interface StrictServer {
  url: string;
  /** Empty where everything was as agreed. */
  violations: string[];
  requests: number;
  close(): Promise<void>;
}

type Check = (expected: unknown, given: unknown, what: string) => void;
type Reply = { headers: Record<string, string>; body: string };

/** A gateway that checks each header, the envelope and the interchange, and answers with the interchange given. */
export function startStrictGateway(agreed: Agreement, answer: string, tls?: ServerOptions): Promise<StrictServer> {
  return start(tls, async (request, body, check) => {
    check('/eligibility', request.url, 'the path');
    for (const [name, value] of Object.entries(agreed.headers)) {
      check(value, request.headers[name] ?? null, `the header ${name}`);
    }
    if (agreed.client !== null) {
      check(agreed.client, (request.socket as TLSSocket).getPeerCertificate().subject?.CN, 'the client certificate');
    }
    const message = await openers[agreed.protocol](request, body, agreed, check);
    checkInterchange(message, agreed, check);
    return servedProtocols[agreed.protocol].write(answer, '271', new Date());
  });
}

/** A server of access tokens that checks the request to the letter (RFC 6749 §4.4.2). */
export function startStrictIssuer(
  agreed: { authorization: string | null; form: Readonly<Record<string, string>> },
  token: string,
): Promise<StrictServer> {
  return start(undefined, async (request, body, check) => {
    check('application/x-www-form-urlencoded', request.headers['content-type'], 'the content type');
    check(agreed.authorization, request.headers.authorization ?? null, 'the header authorization');
    check(agreed.form, Object.fromEntries(new URLSearchParams(body)), 'the form');
    return {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: 600 }),
    };
  });
}

async function start(
  tls: ServerOptions | undefined,
  answer: (request: IncomingMessage, body: string, check: Check) => Promise<Reply>,
): Promise<StrictServer> {
  const violations: string[] = [];
  const state = { requests: 0 };
  const check: Check = (expected, given, what) => {
    const [wanted, found] = [JSON.stringify(expected), JSON.stringify(given)];
    if (wanted !== found) violations.push(`${what} is ${found}, not ${wanted}`);
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    state.requests += 1;
    const bytes = await buffer(request);
    check('POST', request.method, 'the method');
    check(String(bytes.length), request.headers['content-length'], 'the content length');
    check(undefined, request.headers['transfer-encoding'], 'the transfer encoding');
    const { headers, body } = await answer(request, bytes.toString('utf8'), check);
    response.writeHead(200, headers).end(body);
  };
  const listener: RequestListener = (request, response) => {
    serve(request, response).catch((error: unknown) => {
      violations.push(String(error));
      response.writeHead(500).end();
    });
  };
  const server = tls === undefined ? createServer(listener) : createSecureServer(tls, listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}/eligibility`,
    violations,
    get requests() {
      return state.requests;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Opener = (request: IncomingMessage, body: string, agreed: Agreement, check: Check) => Promise<string>;

/** CAQH CORE Connectivity Rule vC2.2.0 §4.4.2, in its order. */
const coreFields = ({ envelope }: Agreement, values: ReadonlyMap<string, string>): Array<[string, string]> => [
  ['PayloadType', 'X12_270_Request_005010X279A1'],
  ['ProcessingMode', 'RealTime'],
  ['PayloadID', sameIf(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, values.get('PayloadID'))],
  ['TimeStamp', sameIf(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, values.get('TimeStamp'))],
  ['SenderID', envelope.senderId],
  ['ReceiverID', envelope.receiverId],
  ['CORERuleVersion', '2.2.0'],
];

const sameIf = (pattern: RegExp, value = ''): string => (pattern.test(value) ? value : String(pattern));

const openers: Readonly<Record<EligibilityProtocol, Opener>> = {
  x12: async (request, body, _agreed, check) => {
    check('application/edi-x12', request.headers['content-type'], 'the content type');
    return body;
  },
  json: async (request, body, _agreed, check) => {
    check('application/json', request.headers['content-type'], 'the content type');
    const parsed = JSON.parse(body) as { x12: string };
    check(['x12'], Object.keys(parsed), 'the fields of the JSON');
    return parsed.x12;
  },
  'core-mime': async (request, body, agreed, check) => {
    const contentType = request.headers['content-type'] ?? '';
    check(
      true,
      /^multipart\/form-data; boundary=[\w'()+,./:=?-]{1,70}$/.test(contentType),
      'that the content type is one of forms',
    );
    // The parser of Node itself (RFC 7578).
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    const fields = [...form].map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : 'a file',
    ]);
    const { login } = agreed;
    const payload = fields.at(-1)?.[1] ?? '';
    const expected = [
      ...coreFields(agreed, new Map(fields)),
      ...(login === null
        ? []
        : [
            ['UserName', login.user],
            ['Password', login.password],
          ]),
      ['Payload', payload],
    ];
    check(expected, fields, 'the form');
    return payload;
  },
  'core-soap': async (request, body, agreed, check) => {
    const contentType = 'application/soap+xml; charset=utf-8; action="RealTimeTransaction"';
    check(contentType, request.headers['content-type'], 'the content type');
    const root = readXml(body);
    check(`{${SOAP}}Envelope`, root.name, 'the document');
    check([`{${SOAP}}Header`, `{${SOAP}}Body`], namesOf(root), 'the envelope');
    const [header, soapBody] = root.children;
    check(securityOf(agreed), header?.children ?? [], 'the header of SOAP');
    check([`{${CORE}}COREEnvelopeRealTimeRequest`], soapBody && namesOf(soapBody), 'the body of SOAP');
    const fields = (soapBody?.children[0]?.children ?? []).map(({ name, text }): [string, string] => [name, text]);
    const payload = fields.at(-1)?.[1] ?? '';
    check([...coreFields(agreed, new Map(fields)), ['Payload', payload]], fields, "CORE's request");
    return payload;
  },
};

const namesOf = ({ children }: XmlElement): string[] => children.map(({ name }) => name);

const SOAP = 'http://www.w3.org/2003/05/soap-envelope';
const CORE = 'http://www.caqh.org/SOAP/WSDL/CORERule2.2.0.xsd';
const SECURITY = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';
const PASSWORD_TEXT = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText';

/** OASIS WSS UsernameToken Profile 1.0, as CORE vC2.2.0 §4.2.2 wants it. */
function securityOf({ login }: Agreement): XmlElement[] {
  if (login === null) return [];
  const element = (name: string, text: string, attributes = {}, children: XmlElement[] = []): XmlElement => ({
    name: `{${SECURITY}}${name}`,
    attributes,
    children,
    text,
  });
  return [
    element('Security', '', { [`{${SOAP}}mustUnderstand`]: 'true' }, [
      element('UsernameToken', '', {}, [
        element('Username', login.user),
        element('Password', login.password, { Type: PASSWORD_TEXT }),
      ]),
    ]),
  ];
}

/** ISA has 106 characters with its terminator; each element has its place (X12.5). */
function checkInterchange(message: string, { isa, gs }: Agreement, check: Check): void {
  const segments = message.split('~').map((segment) => segment.split('*'));
  check('~', message[105], 'the terminator at the end of ISA');
  check('', segments.pop()?.join('*'), 'what follows IEA');
  const [first = [], group = []] = segments;
  check(['ISA', ...isa], first.slice(0, 9), 'ISA01 to ISA08');
  check(['^', '00501'], first.slice(11, 13), 'ISA11 and ISA12');
  check(['T', ':'], first.slice(15), 'ISA15 and ISA16');
  check(['GS', 'HS', ...gs], group.slice(0, 4), 'GS01 to GS03');
  check(['X', '005010X279A1'], group.slice(7), 'GS07 and GS08');
  check(['SE', String(segments.length - 4), segments[2]?.[2]], segments.at(-3), 'SE');
  check(['GE', '1', group[6]], segments.at(-2), 'GE');
  check(['IEA', '1', first[13]], segments.at(-1), 'IEA');
}
