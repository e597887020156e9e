import { type PortalSettings, textOf } from '@portico/contract';
import { serviceAreaModel } from '../../estimates/services/locations.ts';
import type { AppServices } from '../services.ts';
import { textsOfPage } from '../texts/page-texts.ts';
import { readSession } from '../../accounts/sessions/read-session.ts';
import { signedInStart } from '../../openid/signed-in-start.ts';
import { findPeople } from '../../accounts/people.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';
import { sessionTimes } from '../../accounts/sessions/session-times.ts';
import { methodsWithout } from '../../platform/settings/enrolment-services.ts';
import { readsHealthCards } from '../../platform/settings/health-cards.ts';
import { antiForgeryToken } from '../../platform/crypto/anti-forgery-token.ts';
import type { Ports } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';

/** In the order in which they are offered. */
const serviceMethods = ['creditCard', 'questionBased'] as const;

/** The settings that are embedded in each HTML entry. To open a page does not count as use of a session. */
export async function portalSettingsFor(
  visitor: Visitor,
  services: Pick<AppServices, 'database' | 'settings' | 'webConfiguration'> & { ports: Pick<Ports, 'clock'> },
): Promise<PortalSettings> {
  const { settings, ports } = services;
  const { healthSystem: system } = settings;
  const session = await readSession(visitor, services, { countsAsUse: false, whileDue: true });
  const { preLoginBanner } = await services.webConfiguration.read();
  const { language } = visitor;
  const without = methodsWithout(settings.enrolment);
  return {
    name: system.name,
    ...textsOfPage(language, system),
    tagline: textOf(system.wording.tagline, language),
    language,
    phones: system.phones,
    serviceAreas: system.serviceAreas.map((area) => serviceAreaModel(system, area, language)),
    languageHelp: system.languageHelp,
    partners: system.partners.map(({ name, fullName, verificationType, noLoginView }) => ({
      name,
      fullName,
      verificationType,
      noLoginView,
    })),
    signedInRoot: signedInStart(settings),
    loadingTimeout: system.loadingTimeoutSeconds,
    estimateValidForDays: system.estimateValidForDays,
    captchaEnabled: system.captcha.enabled,
    verificationMethods: serviceMethods.filter((method) => !without.includes(method)),
    identityProviders: system.identityProviders.map(({ id, name, signIn, proof }) => ({
      id,
      name: textOf(name, language),
      signsIn: signIn !== undefined,
      proves: proof !== undefined,
    })),
    nameRule: system.names,
    isCardNumberEnough: system.card.numberAlone,
    countsPages: system.countsPages,
    frameOrigins: [...settings.framing.origins],
    timeZone: system.timeZone,
    offersScheduling: settings.visits.scheduling !== undefined,
    offersGoodFaithEstimates: system.goodFaithEstimates !== undefined,
    offersHealthCards: readsHealthCards(settings.healthCards),
    publishesPriceFiles: system.priceTransparency !== undefined,
    helpsWithBills: system.financialAssistance !== undefined || system.paymentPlans !== undefined,
    offersPaymentPlans: system.paymentPlans !== undefined,
    demonstration: settings.mode === 'demonstration',
    session: session === null ? null : sessionTimes(session, system.session, ports.clock.now()),
    actingFor: await nameActedFor(session, services),
    sessionRanOut: session === null && visitor.cookies.read('session') !== null,
    preLoginBanner,
    mobileApps: system.mobileApps,
    antiForgeryToken: antiForgeryToken(settings.keys, visitor),
  };
}

async function nameActedFor(
  session: SignedIn | null,
  { database, settings }: Pick<AppServices, 'database' | 'settings'>,
): Promise<string | null> {
  const access = session?.acting?.access ?? null;
  if (access === null) return null;
  const people = await findPeople(database.db, settings.keys, [access.patientAccountId]);
  return people.get(access.patientAccountId)?.fullName ?? null;
}
