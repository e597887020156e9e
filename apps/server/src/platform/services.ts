import type { Database } from './db/database.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { BureauPort } from '../ports/bureau.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { CardCheckPort } from '../ports/card-check.ts';
import type { CarePorts } from '../ports/care.ts';
import type { Clock } from '../ports/clock.ts';
import type { GeocodingPort } from '../ports/geocoding.ts';
import type { HealthLinksPort } from '../ports/health-links.ts';
import type { IdentityProvidersPort } from '../ports/identity-providers.ts';
import type { PartnerRosterPort } from '../ports/partner-roster.ts';
import type { PatientsPort } from '../ports/patients.ts';
import type { Settings } from './settings/settings.ts';
import type { TermsWatch } from './terms/watch-terms.ts';

/** The outside services that a call may use. Mail is not one of them: it is sent by jobs. */
export interface Ports {
  readonly clock: Clock;
  readonly captcha: CaptchaPort;
  readonly cardCheck: CardCheckPort;
  readonly bureau: BureauPort;
  readonly geocoding: GeocodingPort;
  readonly healthLinks: HealthLinksPort;
  readonly identityProviders: IdentityProvidersPort;
  readonly partnerRoster: PartnerRosterPort;
  readonly patients: PatientsPort;
  /** Appointments and messages of the hospital's FHIR server; null where there is none. */
  readonly care: CarePorts | null;
  readonly jobs: Pick<JobQueue, 'enqueue' | 'waiting'>;
}

/** Everything that a call uses. */
export interface Services {
  readonly database: Database;
  readonly ports: Ports;
  readonly settings: Settings;
  /** What people accept: staff change it while the portal runs. */
  readonly terms: TermsWatch;
}
