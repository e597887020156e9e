import * as z from 'zod';
import { limits } from '../limits/limits.ts';
import { type EligibilityProtocol, type Gateway, type OAuthSettings, partnerId } from './gateway.ts';

const address = /^(x12|core-mime|core-soap|json)\+(https?:\/\/.+)$/;

/** The environment variables. Several are secret, so no error repeats a value. */
export const eligibilityVariables = {
  ELIGIBILITY_GATEWAYS: z.string().optional(),
  ELIGIBILITY_URL: z
    .string()
    .refine(
      (value) => URL.canParse(address.exec(value)?.[2] ?? ''),
      'must be x12+, core-mime+, core-soap+ or json+ before an address, as core-soap+https://eligibility.example.org/core',
    )
    .optional(),
  ELIGIBILITY_SENDER_ID: partnerId.optional(),
  ELIGIBILITY_RECEIVER_ID: partnerId.optional(),
  ELIGIBILITY_USER: z.string().optional(),
  ELIGIBILITY_PASSWORD: z.string().optional(),
  ELIGIBILITY_CERT: z.string().optional(),
  ELIGIBILITY_KEY: z.string().optional(),
  ELIGIBILITY_CA: z.string().optional(),
  ELIGIBILITY_OAUTH_URL: z
    .string()
    .refine((value) => /^https?:/.test(value) && URL.canParse(value), 'must be an http:// or https:// address')
    .optional(),
  ELIGIBILITY_OAUTH_CLIENT: z.string().optional(),
  ELIGIBILITY_OAUTH_SECRET: z.string().optional(),
};

type Values = { [Name in keyof typeof eligibilityVariables]?: z.infer<(typeof eligibilityVariables)[Name]> };

/** The one gateway that the variables describe, after they were validated (eligibilityErrors); undefined for none. */
export function gatewayOfVariables(values: Values): Gateway | undefined {
  const [, protocol, url] = address.exec(values.ELIGIBILITY_URL ?? '') ?? [];
  if (protocol === undefined || url === undefined) return undefined;
  const ids = { senderId: values.ELIGIBILITY_SENDER_ID ?? '', receiverId: values.ELIGIBILITY_RECEIVER_ID ?? '' };
  const oauth = {
    url: values.ELIGIBILITY_OAUTH_URL,
    client: values.ELIGIBILITY_OAUTH_CLIENT,
    secret: values.ELIGIBILITY_OAUTH_SECRET,
  };
  return {
    ids,
    envelopeIds: ids,
    serviceTypes: 'many',
    answerSeconds: limits.payerAnswer.window,
    service: {
      protocol: protocol as EligibilityProtocol,
      url,
      ...(values.ELIGIBILITY_USER === undefined ? {} : { user: values.ELIGIBILITY_USER }),
      ...(values.ELIGIBILITY_PASSWORD === undefined ? {} : { password: values.ELIGIBILITY_PASSWORD }),
      ...(values.ELIGIBILITY_CERT === undefined ? {} : { certificateFile: values.ELIGIBILITY_CERT }),
      ...(values.ELIGIBILITY_KEY === undefined ? {} : { keyFile: values.ELIGIBILITY_KEY }),
      ...(values.ELIGIBILITY_CA === undefined ? {} : { authorityFile: values.ELIGIBILITY_CA }),
      ...(isWhole(oauth) ? { oauth } : {}),
    },
  };
}

function isWhole(oauth: { [Key in keyof OAuthSettings]: string | undefined }): oauth is OAuthSettings {
  return oauth.url !== undefined && oauth.client !== undefined && oauth.secret !== undefined;
}

/**
 * Errors in the combination of the variables, in every mode.
 *
 * @param env without empty variables.
 */
export function eligibilityErrors(env: NodeJS.ProcessEnv): string[] {
  const has = (name: keyof typeof eligibilityVariables): boolean => env[name] !== undefined;
  const oauth = [has('ELIGIBILITY_OAUTH_URL'), has('ELIGIBILITY_OAUTH_CLIENT'), has('ELIGIBILITY_OAUTH_SECRET')];
  const checks: ReadonlyArray<[good: boolean, error: string]> = [
    [
      !has('ELIGIBILITY_URL') || (has('ELIGIBILITY_SENDER_ID') && has('ELIGIBILITY_RECEIVER_ID')),
      'ELIGIBILITY_URL is set without ELIGIBILITY_SENDER_ID and ELIGIBILITY_RECEIVER_ID. Set the ids that were agreed with the service.',
    ],
    [
      !has('ELIGIBILITY_USER') || has('ELIGIBILITY_PASSWORD'),
      'ELIGIBILITY_USER is set without ELIGIBILITY_PASSWORD. Set both, or neither.',
    ],
    [
      has('ELIGIBILITY_CERT') === has('ELIGIBILITY_KEY'),
      'ELIGIBILITY_CERT and ELIGIBILITY_KEY belong together. Set both, or neither.',
    ],
    [
      oauth.every(Boolean) || !oauth.some(Boolean),
      'ELIGIBILITY_OAUTH_URL, ELIGIBILITY_OAUTH_CLIENT and ELIGIBILITY_OAUTH_SECRET belong together. Set all three, or none.',
    ],
    [
      !has('ELIGIBILITY_OAUTH_URL') || !has('ELIGIBILITY_PASSWORD') || (has('ELIGIBILITY_USER') && isCore(env)),
      'ELIGIBILITY_PASSWORD and ELIGIBILITY_OAUTH_URL both want the Authorization header. Set one of them; only core-mime and core-soap, which carry a user and password inside, may have both.',
    ],
  ];
  return checks.filter(([good]) => !good).map(([, error]) => error);
}

const isCore = (env: NodeJS.ProcessEnv): boolean => env['ELIGIBILITY_URL']?.startsWith('core-') === true;

/** Further errors in production: it needs a real service. */
export function eligibilityErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  if (env['ELIGIBILITY_URL'] === undefined && env['ELIGIBILITY_GATEWAYS'] === undefined) {
    return [
      'ELIGIBILITY_URL is not set, so insurers would be played by the simulated payer. Set it, as core-soap+https://eligibility.example.org/core, or name a file of gateways by ELIGIBILITY_GATEWAYS.',
    ];
  }
  return [];
}
