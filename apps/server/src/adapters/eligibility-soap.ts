import {
  codeOnly,
  coreRequestFields,
  type Envelope,
  type EnvelopeFields,
  parseCoreFields,
} from './eligibility-envelope.ts';

/** CAQH CORE vC2.2.0, SOAP+WSDL: SOAP 1.2, the payload in CDATA, the login by WS-Security (§4.2.2). */
export const soapEnvelope: Envelope = {
  carriesLogin: true,
  wrap: (message, fields) => {
    const elements = coreRequestFields(fields).map(([name, value]) => element(name, value));
    return soapMessage('COREEnvelopeRealTimeRequest', `${elements.join('')}${payload(message)}`, login(fields));
  },
  parse: ({ body }) => {
    const error = readElement(body, 'Fault');
    if (error !== undefined) return { is: 'refusal', code: codeOnly(faultCode(body)), rejections: [] };
    return parseCoreFields((name) => readElement(body, name));
  },
};

/** An envelope of SOAP 1.2 whose body is one element of CORE's schema. */
export function soapMessage(name: string, content: string, header = '') {
  const body =
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<soapenv:Envelope xmlns:soapenv="http://www.w3.org/2003/05/soap-envelope">' +
    `<soapenv:Header>${header}</soapenv:Header><soapenv:Body>` +
    `<core:${name} xmlns:core="http://www.caqh.org/SOAP/WSDL/CORERule2.2.0.xsd">${content}</core:${name}>` +
    '</soapenv:Body></soapenv:Envelope>';
  return { headers: { 'content-type': 'application/soap+xml; charset=utf-8; action="RealTimeTransaction"' }, body };
}

/** An element of the envelope; the schema leaves them without a namespace. */
export const element = (name: string, value: string): string => `<${name}>${escaped(value)}</${name}>`;

/** The interchange in a CDATA section, or in two where its separators spell the end of one. */
export const payload = (message: string): string =>
  `<Payload><![CDATA[${message.replaceAll(']]>', ']]]]><![CDATA[>')}]]></Payload>`;

const SECURITY = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';
const PASSWORD_TEXT = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText';

function login({ user, password }: EnvelopeFields): string {
  if (user === undefined || password === undefined) return '';
  return (
    `<wsse:Security soapenv:mustUnderstand="true" xmlns:wsse="${SECURITY}"><wsse:UsernameToken>` +
    `<wsse:Username>${escaped(user)}</wsse:Username>` +
    `<wsse:Password Type="${PASSWORD_TEXT}">${escaped(password)}</wsse:Password>` +
    '</wsse:UsernameToken></wsse:Security>'
  );
}

/** Whose error it is: SOAP 1.2 says it in Code/Value, SOAP 1.1 in faultcode. */
const faultCode = (body: string): string => (readElement(body, 'Value') ?? readElement(body, 'faultcode') ?? '').trim();

/**
 * Reads the first element of a name, with any prefix: its text, with CDATA sections and entities resolved, or '' if it
 * holds other elements. This is enough XML for a flat envelope; SOAP allows no document type.
 */
export function readElement(xml: string, name: string): string | undefined {
  const opening = new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^<>]*)?>`).exec(xml);
  if (opening === null) return undefined;
  const content = /[^<]*(?:<!\[CDATA\[[^]*?\]\]>[^<]*)*/y;
  content.lastIndex = opening.index + opening[0].length;
  const text = content.exec(xml)?.[0] ?? '';
  const closes = new RegExp(`</(?:[\\w.-]+:)?${name}\\s*>`, 'y');
  closes.lastIndex = content.lastIndex;
  return closes.test(xml) ? unescaped(text) : '';
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&${Object.keys(entities).find((name) => entities[name] === sign) ?? ''};`);

function unescaped(text: string): string {
  return text.replace(/<!\[CDATA\[([^]*?)\]\]>|&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, ...groups) => {
    const [section, hex, decimal, entity] = groups as Array<string | undefined>;
    if (section !== undefined) return section;
    if (entity !== undefined) return entities[entity] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
}
