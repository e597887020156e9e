import { afterEach, describe, expect, it } from 'vitest';
import { EligibilityUnreachable } from '../ports/eligibility.ts';
import type { EligibilityService } from '../platform/settings/gateway.ts';
import { type CannedReply, type EligibilityStandIn, startEligibilityStandIn } from '../testing/eligibility-stand-in.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { eligibilityByHttp } from './eligibility-service.ts';

const message = 'ISA*00*<&>]]>~IEA*1~';
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';

let service: EligibilityStandIn;
afterEach(() => service.close());

/** Asks a service that gives this reply; an error is returned as its kind. */
async function ask(reply: CannedReply, settings: Omit<EligibilityService, 'url'>): Promise<unknown> {
  service = await startEligibilityStandIn(() => reply);
  const ids = { senderId: 'ALDERBAY', receiverId: 'CLEARING' };
  const port = eligibilityByHttp({ ...ids, service: { ...settings, url: service.url } }, { clock: settableClock() });
  try {
    return await port.ask(message);
  } catch (error) {
    if (!(error instanceof EligibilityUnreachable)) throw error;
    const { kind, maySendAgain, rejections, turnedAway } = error;
    return { kind, maySendAgain, rejections, turnedAway, text: error.message };
  } finally {
    await port.close();
  }
}

const login = { user: 'alder & bay', password: 'p<ss' };

describe('raw X12', () => {
  it('is the interchange and nothing else', async () => {
    expect(await ask({ body: '\uFEFF\nisa*00*' }, { protocol: 'x12', ...login })).toMatch(/isa/);
    const basic = `Basic ${Buffer.from('alder & bay:p<ss').toString('base64')}`;
    expect(service.taken).toEqual([{ authorization: basic, contentType: 'application/edi-x12', body: message }]);
  });

  it.each([
    [400, 'refused', 'never'],
    [401, 'refused', 'never'],
    [404, 'refused', 'never'],
    [302, 'refused', 'never'],
    [408, 'unreachable', 'later'],
    [429, 'unreachable', 'later'],
    [500, 'unreachable', 'onRequest'],
    [503, 'unreachable', 'onRequest'],
    [504, 'unreachable', 'later'],
    [200, 'garbage', 'later'],
  ])('HTTP %i', async (status, kind, maySendAgain) => {
    expect(await ask({ status, body: 'Hello' }, { protocol: 'x12' })).toMatchObject({ kind, maySendAgain });
  });
});

describe('CAQH CORE vC2.2.0, HTTP+MIME', () => {
  const mime = { protocol: 'core-mime' } as const;
  const reply = (...parts: string[]): CannedReply => ({
    contentType: 'multipart/form-data; boundary="=_b"',
    body: `preamble\r\n${parts.map((part) => `--=_b\r\n${part}\r\n`).join('')}--=_b--\r\nepilogue`,
  });

  it('carries each field as a part, in the order of the rule', async () => {
    await ask(reply(), { ...mime, ...login });
    const [taken] = service.taken;
    const boundary = taken?.contentType.split('boundary=')[1] ?? '';
    const parts = taken?.body.split(`--${boundary}`).slice(1, -1);
    const fields = parts?.map((part) =>
      /^\r\nContent-Disposition: form-data; name="(\w+)"\r\n\r\n([^]*)\r\n$/.exec(part),
    );
    expect(fields?.map((field) => field?.slice(1))).toEqual([
      ['PayloadType', 'X12_270_Request_005010X279A1'],
      ['ProcessingMode', 'RealTime'],
      ['PayloadID', expect.stringMatching(new RegExp(`^${UUID}$`))],
      ['TimeStamp', '2026-11-21T10:00:00Z'],
      ['SenderID', 'ALDERBAY'],
      ['ReceiverID', 'CLEARING'],
      ['CORERuleVersion', '2.2.0'],
      ['UserName', 'alder & bay'],
      ['Password', 'p<ss'],
      ['Payload', message],
    ]);
    expect(taken?.authorization).toBeUndefined();
  });

  it('takes the payload, its line ends as they are', async () => {
    const answer = reply(
      'Content-Disposition: form-data; name="ErrorCode"\r\n\r\nSuccess',
      'Content-Type: text/plain\r\ncontent-disposition: form-data; name=Payload; filename="a"\r\n\r\nISA*00*\r\n\r\nIEA~\r\n',
    );
    expect(await ask(answer, mime)).toBe('ISA*00*\r\n\r\nIEA~\r\n');
  });

  it('is refused by an envelope error, whose code alone is kept', async () => {
    const refused = reply(
      'Content-Disposition: form-data; name="PayloadType"\r\n\r\nCOREEnvelopeError',
      'Content-Disposition: form-data; name="ErrorCode"\r\n\r\nUnAuthorized',
      'Content-Disposition: form-data; name="ErrorMessage"\r\n\r\nAna Rivera is unknown',
    );
    const failure = await ask(refused, mime);
    expect(failure).toMatchObject({ kind: 'refused', maySendAgain: 'never' });
    expect(JSON.stringify(failure)).toContain('UnAuthorized');
    expect(JSON.stringify(failure)).not.toContain('Rivera');
  });

  it.each<[string, CannedReply]>([
    ['without a boundary', { contentType: 'multipart/form-data', body: '--=_b--' }],
    ['cut off', { ...reply(), body: '--=_b\r\nContent-Disposition: form-data; name="Payload"\r\n\r\nISA*' }],
    ['without a payload', reply('Content-Disposition: form-data; name="ErrorCode"\r\n\r\nSuccess')],
  ])('%s is garbage', async (_what, garbage) => {
    expect(await ask(garbage, mime)).toMatchObject({ kind: 'garbage', maySendAgain: 'later' });
  });
});

describe('CAQH CORE vC2.2.0, SOAP+WSDL', () => {
  const soap = { protocol: 'core-soap' } as const;
  const reply = (content: string): CannedReply => ({
    contentType: 'application/soap+xml',
    body: `<?xml version="1.0"?><s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body>${content}</s:Body></s:Envelope>`,
  });

  it('carries the envelope of the rule, and the payload in CDATA', async () => {
    await ask(reply(''), { ...soap, ...login });
    const body = service.taken[0]?.body ?? '';
    expect(service.taken[0]?.contentType).toBe('application/soap+xml; charset=utf-8; action="RealTimeTransaction"');
    expect(body).toContain(
      '<core:COREEnvelopeRealTimeRequest xmlns:core="http://www.caqh.org/SOAP/WSDL/CORERule2.2.0.xsd">' +
        '<PayloadType>X12_270_Request_005010X279A1</PayloadType><ProcessingMode>RealTime</ProcessingMode>',
    );
    expect(body).toMatch(new RegExp(`<PayloadID>${UUID}</PayloadID><TimeStamp>2026-11-21T10:00:00Z</TimeStamp>`));
    expect(body).toContain('<SenderID>ALDERBAY</SenderID><ReceiverID>CLEARING</ReceiverID>');
    expect(body).toContain('<Payload><![CDATA[ISA*00*<&>]]]]><![CDATA[>~IEA*1~]]></Payload>');
    expect(body).toContain('<wsse:Username>alder &amp; bay</wsse:Username>');
    expect(body).toContain('#PasswordText">p&lt;ss</wsse:Password>');
  });

  it.each([
    ['in CDATA', '<Payload><![CDATA[ISA*<1>~]]></Payload>', 'ISA*<1>~'],
    ['as text with entities', '<ns2:Payload xmlns:ns2="x">ISA*&lt;1&gt;&#126;&#x7e;</ns2:Payload>', 'ISA*<1>~~'],
    ['in parts', '<Payload>ISA<![CDATA[*1]]>~<![CDATA[]]></Payload>', 'ISA*1~'],
  ])('takes a payload %s', async (_how, content, expected) => {
    expect(await ask(reply(`<r><ErrorCode>Success</ErrorCode>${content}</r>`), soap)).toBe(expected);
  });

  it.each([
    ['an envelope error', '<r><ErrorCode>PayloadTypeIllegal</ErrorCode><ErrorMessage>Ana</ErrorMessage></r>', 200],
    ['a fault', '<s:Fault><s:Code><s:Value>s:Sender</s:Value></s:Code><s:Reason>Ana</s:Reason></s:Fault>', 400],
  ])('is refused by %s', async (_what, content, status) => {
    const failure = await ask({ ...reply(content), status }, soap);
    expect(failure).toMatchObject({ kind: 'refused', maySendAgain: 'never' });
    expect(JSON.stringify(failure)).not.toContain('Ana');
    expect(JSON.stringify(failure)).toMatch(/PayloadTypeIllegal|s:Sender/);
  });

  it('may be asked again after a fault of the receiver', async () => {
    const error = '<s:Fault><s:Code><s:Value>s:Receiver</s:Value></s:Code></s:Fault>';
    expect(await ask({ ...reply(error), status: 500 }, soap)).toMatchObject({
      kind: 'refused',
      maySendAgain: 'onRequest',
    });
  });

  it('is soon done with a body that only ever begins', async () => {
    expect(await ask(reply('<Payload '.repeat(800_000)), soap)).toMatchObject({ kind: 'garbage' });
  });

  it.each(['<r><Payload/></r>', '<r><Payload><b>ISA</b></Payload></r>', '<r><Payload>ISA*'])(
    '%s is garbage',
    async (content) => {
      expect(await ask(reply(content), soap)).toMatchObject({ kind: 'garbage' });
    },
  );
});

describe('a clearinghouse’s JSON', () => {
  const json = { protocol: 'json', password: 'Key 123' } as const;
  const reply = (body: unknown, status = 200): CannedReply => ({ status, body: JSON.stringify(body) });

  it('carries {x12} both ways, and an API key as it is', async () => {
    expect(await ask(reply({ x12: 'ISA*00*', errors: [] }), json)).toBe('ISA*00*');
    expect(service.taken).toEqual([
      { authorization: 'Key 123', contentType: 'application/json', body: JSON.stringify({ x12: message }) },
    ]);
  });

  it.each([
    [[{ code: '42', description: 'Ana' }], 200, 'onRequest', ['42']],
    [[{ code: 80 }], 200, 'onRequest', ['80']],
    [[{ code: '79' }], 400, 'never', ['79']],
    [[{ code: '42' }, { code: '72' }], 200, 'never', ['42', '72']],
    [[{ code: 'a code of their own' }, { field: 'x' }], 200, 'never', []],
  ])('errors %j with HTTP %i', async (errors, status, maySendAgain, codes) => {
    const rejections = codes.map((code) => ({ code, person: null }));
    for (const body of [{ errors }, { x12: '', errors }, { x12: ' \n', errors }, { x12: null, errors }]) {
      const failure = await ask(reply(body, status), json);
      expect(failure).toMatchObject({ kind: 'refused', maySendAgain, rejections });
      expect(JSON.stringify(failure)).not.toContain('Ana');
    }
  });

  it.each([
    ['Resubmission Allowed', 'onRequest'],
    ['Please Resubmit Original Transaction', 'onRequest'],
    ['R', 'onRequest'],
    ['', 'onRequest'],
    [null, 'onRequest'],
    ['Resubmission Not Allowed', 'never'],
    ['Please Wait 30 Days and Resubmit', 'never'],
    ['Please Correct and Resubmit', 'never'],
    ['N', 'never'],
  ])('with the action "%s" (AAA04) may be asked again: %s (decision 241)', async (followupAction, maySendAgain) => {
    const failure = await ask(reply({ errors: [{ code: '42', followupAction }] }), json);
    expect(failure).toMatchObject({ maySendAgain, rejections: [{ code: '42' }] });
  });

  it('says by its location whom an error is about', async () => {
    const locations = ['Loop 2100C', 'Loop 2110D', 'Loop 2100A', 'C', 7, undefined];
    const errors = locations.map((location) => ({ code: '75', ...(location === undefined ? {} : { location }) }));
    const people = ['subscriber', 'dependent', null, null, null, null];
    expect(await ask(reply({ errors }), json)).toMatchObject({
      rejections: people.map((person) => ({ code: '75', person })),
    });
  });

  it.each(['null', '[]', '{', '{"x12":7}', '{"errors":[]}', '{"x12":""}', '{"x12":"<html>"}'])(
    '%s is garbage',
    async (body) => {
      expect(await ask({ body }, json)).toMatchObject({ kind: 'garbage', maySendAgain: 'later' });
    },
  );
});

describe('whether another gateway may be asked at once (decision 68)', () => {
  const json = { protocol: 'json' } as const;
  const errors = (...codes: string[]): string => JSON.stringify({ errors: codes.map((code) => ({ code })) });

  it.each<[string, CannedReply, boolean]>([
    ['no access', { status: 401, body: '' }, true],
    ['an address that is none', { status: 404, body: '<html>' }, true],
    ['too many calls', { status: 429, body: '' }, true],
    ['out of service', { status: 503, body: '' }, true],
    ['a payer that the gateway does not know', { status: 400, body: errors('79') }, true],
    ['a failure that may be the payer’s', { status: 500, body: '' }, false],
    ['nothing from the payer behind it', { status: 504, body: '' }, false],
    ['a payer that cannot answer', { body: errors('42') }, false],
    ['a person whom the payer does not know', { body: errors('75') }, false],
    ['a page', { body: '<html>' }, false],
  ])('%s', async (_what, reply, turnedAway) => {
    expect(await ask(reply, json)).toMatchObject({ turnedAway });
  });

  it('an envelope that CORE’s own errors refuse', async () => {
    const body = '<e><ErrorCode>UnAuthorized</ErrorCode></e>';
    expect(await ask({ body }, { protocol: 'core-soap' })).toMatchObject({ turnedAway: true });
  });
});
