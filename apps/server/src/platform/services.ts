import type { CallReply, getServiceTemplates } from '@portico/contract';
import type { Database } from './db/database.ts';
import type { KeptReplies } from '../estimates/services/kept-replies.ts';
import type { PriceBooks } from '../estimates/figures/price-books.ts';
import type { RateBooks } from '../estimates/figures/rate-books.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { BureauPort } from '../ports/bureau.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { CardCheckPort } from '../ports/card-check.ts';
import type { Clock } from '../ports/clock.ts';
import type { GeocodingPort } from '../ports/geocoding.ts';
import type { PartnerRosterPort } from '../ports/partner-roster.ts';
import type { PatientsPort } from '../ports/patients.ts';
import type { Settings } from './settings/settings.ts';
import type { WebConfigurationFile } from './settings/web-configuration.ts';

/** The outside of the server, as calls may use it. Mail is not among it: it goes through jobs. */
export interface Ports {
  readonly clock: Clock;
  readonly captcha: CaptchaPort;
  readonly cardCheck: CardCheckPort;
  readonly bureau: BureauPort;
  readonly geocoding: GeocodingPort;
  readonly partnerRoster: PartnerRosterPort;
  readonly patients: PatientsPort;
  readonly jobs: Pick<JobQueue, 'enqueue' | 'depth'>;
}

/** What a route hands on to its use case, which takes of it what it needs and no more. */
export interface Services {
  readonly database: Database;
  readonly ports: Ports;
  readonly settings: Settings;
  /** What services cost, kept in memory by live price version. */
  readonly prices: PriceBooks;
  /** What insurers negotiated, kept in memory by live price version and by what staff decided on their names. */
  readonly rates: RateBooks;
  /** Lists of services already made, by everything they depend on. */
  readonly serviceLists: KeptReplies<CallReply<typeof getServiceTemplates>>;
  /** Tags of what the framed forms are made of in the browser, as the web app was built. */
  readonly framedTags: string;
  /** What staff change while the portal runs. */
  readonly webConfiguration: WebConfigurationFile;
}
