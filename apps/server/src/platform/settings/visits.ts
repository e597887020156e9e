import * as z from 'zod';

/** A provider whose page the portal frames. */
export interface PageProvider {
  /** The address of its page. */
  url: string;
  /** What its server shows when it asks the portal who has opened its page. Without one the page is told nothing. */
  token?: string;
}

/** The providers of visits. The demonstration runs its own in place of those that are absent; a hospital then has none. */
export interface VisitsSettings {
  scheduling?: PageProvider;
  video?: PageProvider;
}

export type VisitProvider = keyof VisitsSettings;

const page = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^@#]+$/.test(value) && URL.canParse(value),
    'must be an http:// or https:// address without user or hash, as https://visits.example.org/schedule',
  )
  .optional();

const token = z
  .string()
  .regex(
    /^[\w.~+/-]{32,}=*$/,
    'must be at least 32 letters, digits and - . _ ~ + / =, as `openssl rand -base64 33` prints',
  )
  .optional();

/** The variables of the environment. Two are secret, so no error repeats a value. */
export const visitsVariables = {
  SCHEDULING_URL: page,
  SCHEDULING_TOKEN: token,
  VIDEO_VISIT_URL: page,
  VIDEO_VISIT_TOKEN: token,
};

type Values = { [Name in keyof typeof visitsVariables]?: z.infer<(typeof visitsVariables)[Name]> };

/** The variables as settings. */
export function visitsSettings(values: Values): VisitsSettings {
  const scheduling = providerOf(values.SCHEDULING_URL, values.SCHEDULING_TOKEN);
  const video = providerOf(values.VIDEO_VISIT_URL, values.VIDEO_VISIT_TOKEN);
  return { ...(scheduling === undefined ? {} : { scheduling }), ...(video === undefined ? {} : { video }) };
}

function providerOf(url: string | undefined, secret: string | undefined): PageProvider | undefined {
  return url === undefined ? undefined : { url, ...(secret === undefined ? {} : { token: secret }) };
}

/**
 * Errors in the combination of the variables, in every mode.
 *
 * @param env without empty variables.
 */
export function visitsErrors(env: NodeJS.ProcessEnv): string[] {
  const withoutPage = ['SCHEDULING', 'VIDEO_VISIT']
    .filter((name) => env[`${name}_TOKEN`] !== undefined && env[`${name}_URL`] === undefined)
    .map((name) => `${name}_TOKEN is set without ${name}_URL. Set both, or neither.`);
  const areAlike = env['SCHEDULING_TOKEN'] !== undefined && env['SCHEDULING_TOKEN'] === env['VIDEO_VISIT_TOKEN'];
  return areAlike
    ? [
        ...withoutPage,
        'SCHEDULING_TOKEN and VIDEO_VISIT_TOKEN are the same: each tells its provider apart, so make two.',
      ]
    : withoutPage;
}

/** Further errors in production: browsers give camera and microphone to https alone, and a ticket must not travel in the clear. */
export function visitsErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  return ['SCHEDULING_URL', 'VIDEO_VISIT_URL']
    .filter((name) => env[name]?.startsWith('http:') === true)
    .map((name) => `${name} is not https. A provider's page must not travel in the clear.`);
}
