import * as z from 'zod';

/**
 * How interchanges are sent: as the raw body, in one of CAQH CORE vC2.2.0's two envelopes, or in a clearinghouse's
 * JSON.
 */
export type EligibilityProtocol = 'x12' | 'core-mime' | 'core-soap' | 'json';

/** Where the access tokens of an eligibility service come from (OAuth 2.0, client credentials). */
export interface OAuthSettings {
  url: string;
  client: string;
  secret: string;
}

/** The eligibility service of a hospital, and the hospital's credentials there. */
export interface EligibilityService {
  protocol: EligibilityProtocol;
  url: string;
  /** With `user`: its password. Without: the whole Authorization header, as clearinghouses use it for API keys. */
  password?: string;
  user?: string;
  /** Paths of PEM files: the client's certificate with its key, and the authority that certifies the service. */
  certificateFile?: string;
  keyFile?: string;
  authorityFile?: string;
  oauth?: OAuthSettings;
}

/** The environment's settings of eligibility. */
export interface EligibilitySettings {
  /** Sender and receiver in the envelopes (ISA06 and ISA08, SenderID and ReceiverID). */
  senderId: string;
  receiverId: string;
  /** Absent in the demonstration, which uses the simulated payer. */
  service?: EligibilityService;
}

/** An id of ISA06 or ISA08: fifteen characters at most, without characters that may be separators. */
const partnerId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 .-]{0,14}$/, 'must be 1 to 15 letters, digits, dots, spaces or hyphens');

const address = /^(x12|core-mime|core-soap|json)\+(https?:\/\/.+)$/;

/** The environment variables. Several are secret, so no error repeats a value. */
export const eligibilityVariables = {
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

/** The variables as settings, after they were validated (eligibilityErrors). */
export function eligibilitySettings(values: Values): EligibilitySettings {
  const ids = {
    senderId: values.ELIGIBILITY_SENDER_ID ?? 'PORTICO',
    receiverId: values.ELIGIBILITY_RECEIVER_ID ?? 'SIMULATEDPAYER',
  };
  const [, protocol, url] = address.exec(values.ELIGIBILITY_URL ?? '') ?? [];
  if (protocol === undefined || url === undefined) return ids;
  const oauth = {
    url: values.ELIGIBILITY_OAUTH_URL,
    client: values.ELIGIBILITY_OAUTH_CLIENT,
    secret: values.ELIGIBILITY_OAUTH_SECRET,
  };
  return {
    ...ids,
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

/** Further errors in production: it needs a real service, and no patient data without encryption. */
export function eligibilityErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  const url = env['ELIGIBILITY_URL'];
  if (url === undefined) {
    return [
      'ELIGIBILITY_URL is not set, so insurers would be played by the simulated payer. Set it, as core-soap+https://eligibility.example.org/core.',
    ];
  }
  const names = ['ELIGIBILITY_URL', 'ELIGIBILITY_OAUTH_URL'];
  return names
    .filter((name) => /^([a-z0-9-]+\+)?http:/.test(env[name] ?? ''))
    .map((name) => `${name} is not https. Patients' data and passwords must not travel in the clear.`);
}
