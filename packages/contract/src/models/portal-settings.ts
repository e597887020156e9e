import * as z from 'zod/mini';
import { serviceArea } from './catalogue.ts';

/** What every page knows of the portal before it asks for anything; embedded in each HTML entry. No patient data. */
export const portalSettings = z.object({
  name: z.string(),
  tagline: z.string(),
  language: z.enum(['en', 'es']),
  phones: z.object({ helpdesk: z.string(), estimates: z.string() }),
  serviceAreas: z.array(serviceArea),
  /** Names of languages in which help is offered, each in its own language (Section 1557). */
  languageHelp: z.array(z.object({ name: z.string(), lang: z.string() })),
  /** Root of the signed-in app; a path here, or the address of the hospital's own. */
  signedInRoot: z.string(),
  /** Seconds. */
  loadingTimeout: z.int(),
  captchaEnabled: z.boolean(),
  demonstration: z.boolean(),
  /** Sent with every POST, as a header (spec §7). */
  antiForgeryToken: z.string(),
});

export type PortalSettings = z.infer<typeof portalSettings>;

/** Id of the `<script type="application/json">` that carries the settings in a page. */
export const PORTAL_SETTINGS_ELEMENT = 'portal-settings';

/** Id of the script element that carries the estimate model in the estimate's page (spec §7). */
export const ESTIMATE_MODEL_ELEMENT = 'estimate-model';

/** The field of a body, and the header that the browser moves it to (spec §7: "from the body to a request header"). */
export const ANTI_FORGERY_FIELD = '__RequestVerificationToken';
export const ANTI_FORGERY_HEADER = 'RequestVerificationToken';
