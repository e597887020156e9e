import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { limits } from '../limits/limits.ts';
import { eligibilityProtocols, type EligibilitySettings, type Gateway, partnerId } from './gateway.ts';
import { issueTexts, readJsonFile } from './json-file.ts';
import { npi } from './npi.ts';
import { SettingsError } from './settings-error.ts';

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and hyphens');
/** A line break would begin another header, or another part of an envelope. */
const ONE_LINE = /^\P{Cc}*$/u;
const onOneLine = 'must be on one line';
const text = z.string().trim().min(1).regex(ONE_LINE, onOneLine);
/** The name of an environment variable. Where a secret itself stands in its place, no error may repeat it. */
const variable = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of a variable, in capitals');

/** ISA05 and ISA07 (005010X279A1, appendix C): 01 and 14 D-U-N-S numbers, 20 HIN, 27 to 29 of CMS, 30 tax number, 33 NAIC. */
const idQualifier = z.enum(
  ['01', '14', '20', '27', '28', '29', '30', '33', 'ZZ'],
  'must be 01, 14, 20, 27 to 30, 33 or ZZ',
);
/** ISA02 and ISA04 have ten characters. */
const TEN = /^[A-Za-z0-9 .!"&'()+,\-/;?=%@_$#]{0,10}$/;
/** GS02 and GS03 (data elements 142 and 124). */
const groupCode = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 .-]{1,14}$/, 'must be 2 to 15 letters, digits, dots, spaces or hyphens');

/** NM109 of loop 2100A. */
const payerId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 .-]{1,79}$/, 'must be 2 to 80 letters, digits, dots, spaces or hyphens');

const asked = z.enum(['many', 'one', 'plan']);
const answerSeconds = z
  .int()
  .min(1)
  .max(limits.payerAnswerAtMost.window, `must be ${limits.payerAnswerAtMost.window} seconds at most`);

const isoDate = z.iso.date('must be an ISO date, as 1980-01-31');
const testMember = z.strictObject({
  payerId: payerId.optional(),
  payerName: text.optional(),
  memberId: text,
  firstName: text,
  lastName: text,
  birthDate: isoDate,
  provider: z.strictObject({ name: text, npi }).optional(),
  usage: z.enum(['P', 'T']).default('T'),
});

const webAddress = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http:// or https:// address');
/** A door of the simulated payer, for the demonstration. */
const simulated = z.string().regex(/^simulated:[a-z0-9-]+$/);

/** Names of headers that the gateway's client writes itself, in small letters. */
const ownHeaders = ['authorization', 'content-type', 'content-length', 'host', 'connection', 'transfer-encoding'];
const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
  .refine((header) => !ownHeaders.includes(header.toLowerCase()), 'is a header that Portico writes itself');

const route = z.strictObject({
  gateway: name,
  payerId: payerId.optional(),
  serviceTypes: asked.optional(),
  answerSeconds: answerSeconds.optional(),
});

/** The file's schema. A secret is the name of what holds it, and is read on the way. */
function schemaOf(env: NodeJS.ProcessEnv, beside: (path: string) => string) {
  const reference = z.union(
    [z.strictObject({ env: variable }), z.strictObject({ file: text })],
    'is a secret, which does not belong into this file. Name what holds it, as { "env": "GATEWAY_KEY" } or { "file": "/run/secrets/key" }',
  );
  const secret = reference.transform(async (held, context): Promise<string> => {
    const [value, what] =
      'env' in held
        ? [env[held.env], `the environment has no ${held.env}. Set it`]
        : [await readSecret(beside(held.file)), `${held.file} cannot be read, or is empty. Put the secret into it`];
    const isThere = value !== undefined && value !== '';
    if (isThere && ONE_LINE.test(value)) return value;
    context.addIssue({ code: 'custom', message: isThere ? onOneLine : what });
    return z.NEVER;
  });
  const value = z.union([text, secret], 'must be a text, or name what holds it, as { "env": "GATEWAY_USER" }');
  const tenCharacters = z.string().regex(TEN, 'must have 10 characters at most');
  const gateway = z
    .strictObject({
      protocol: z.enum(eligibilityProtocols),
      url: z.union([webAddress, simulated], 'must be an http:// or https:// address'),
      envelope: z.strictObject({
        ISA01: z.enum(['00', '03'], 'must be 00 or 03').default('00'),
        ISA02: tenCharacters.default(''),
        ISA03: z.enum(['00', '01'], 'must be 00 or 01').default('00'),
        ISA04: secret.optional(),
        ISA05: idQualifier.default('ZZ'),
        ISA06: partnerId,
        ISA07: idQualifier.default('ZZ'),
        ISA08: partnerId,
        GS02: groupCode.optional(),
        GS03: groupCode.optional(),
        SenderID: text.optional(),
        ReceiverID: text.optional(),
      }),
      headers: z.record(headerName, value).default({}),
      login: z.strictObject({ user: value, password: secret }).optional(),
      apiKey: secret.optional(),
      certificate: z.strictObject({ cert: text, key: text }).optional(),
      authority: text.optional(),
      oauth: z
        .strictObject({
          url: webAddress,
          client: value,
          secret,
          credentials: z.enum(['header', 'body']).default('header'),
          scope: text.optional(),
          audience: text.optional(),
        })
        .optional(),
      serviceTypes: asked.default('many'),
      answerSeconds: answerSeconds.default(limits.payerAnswer.window),
      test: testMember.optional(),
    })
    .superRefine(({ protocol, envelope, login, apiKey, oauth, headers }, context) => {
      const issue = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
      if ((envelope.ISA01 === '00') !== (envelope.ISA02 === '')) {
        issue(['envelope', 'ISA02'], 'must be blank with ISA01 00, and stand there with 03');
      }
      if ((envelope.ISA03 === '00') !== (envelope.ISA04 === undefined)) {
        issue(['envelope', 'ISA04'], 'must be left out with ISA03 00, and stand there with 01');
      } else if (!TEN.test(envelope.ISA04 ?? '')) {
        issue(['envelope', 'ISA04'], 'must have 10 characters at most');
      }
      const isCore = protocol === 'core-mime' || protocol === 'core-soap';
      const ofHeader = [login !== undefined && !isCore, apiKey !== undefined, oauth !== undefined];
      if (ofHeader.filter(Boolean).length > 1) {
        issue([], 'has several of login, apiKey and oauth, which all want the Authorization header. Leave one of them');
      }
      if (login !== undefined && apiKey !== undefined && isCore) {
        issue(['apiKey'], 'cannot stand beside a login. Put the key under headers, by the name of its header');
      }
      for (const [header, content] of Object.entries(headers)) {
        if (!/^[\x20-\x7e]+$/.test(content)) issue(['headers', header], 'must be plain characters on one line');
      }
    });
  return z.strictObject({
    gateways: z.record(name, gateway),
    payors: z.record(text, z.array(route).min(1).max(limits.payorGateways.number)).default({}),
  });
}

type GatewayEntry = z.output<ReturnType<typeof schemaOf>>['gateways'][string];

/**
 * Reads the file of gateways and payors (ELIGIBILITY_GATEWAYS), with the secrets that it names.
 *
 * @param env where secrets are looked up.
 * @throws SettingsError with every error and its path in the file; no secret is repeated.
 */
export async function readGateways(file: string | URL, env: NodeJS.ProcessEnv): Promise<EligibilitySettings> {
  const json = await readJsonFile(file, 'Set ELIGIBILITY_GATEWAYS to the JSON file of the gateways.');
  const folder = dirname(file instanceof URL ? fileURLToPath(file) : file);
  const beside = (path: string): string => resolve(folder, path);
  const read = await schemaOf(env, beside).safeParseAsync(json);
  if (!read.success) throw new SettingsError(issueTexts(file, read.error.issues));
  const gateways = Object.entries(read.data.gateways).map(([id, entry]) => [id, gatewayOf(entry, beside)] as const);
  return { gateways: Object.fromEntries(gateways), payors: read.data.payors };
}

async function readSecret(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').then(
    (content) => content.trim(),
    () => undefined,
  );
}

function gatewayOf(entry: GatewayEntry, beside: (path: string) => string): Gateway {
  const { protocol, url, envelope, headers, login, apiKey, certificate, authority, oauth, test } = entry;
  const { ISA01, ISA02, ISA03, ISA04, ISA06, ISA08, GS02, GS03 } = envelope;
  return {
    ids: {
      senderId: ISA06,
      receiverId: ISA08,
      senderQualifier: envelope.ISA05,
      receiverQualifier: envelope.ISA07,
      authorization: { qualifier: ISA01, information: ISA02 },
      security: { qualifier: ISA03, information: ISA04 ?? '' },
      senderCode: GS02 ?? ISA06,
      receiverCode: GS03 ?? ISA08,
    },
    envelopeIds: { senderId: envelope.SenderID ?? ISA06, receiverId: envelope.ReceiverID ?? ISA08 },
    serviceTypes: entry.serviceTypes,
    answerSeconds: entry.answerSeconds,
    service: {
      protocol,
      url,
      headers,
      ...login,
      ...(apiKey === undefined ? {} : { password: apiKey }),
      ...(certificate && { certificateFile: beside(certificate.cert), keyFile: beside(certificate.key) }),
      ...(authority === undefined ? {} : { authorityFile: beside(authority) }),
      ...(oauth && { oauth }),
    },
    ...(test && { test }),
  };
}
