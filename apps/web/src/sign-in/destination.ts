import { pathTo, type SignInOutcome } from '@portico/contract';
import { briefMemory } from '../portal/brief-memory.ts';
import { forgetIdentity } from '../portal/personal-memory.ts';
import { usePortal } from '../portal/portal.tsx';
import { tellTabs } from '../portal/session-channel.ts';
import { tabMemory } from '../portal/tab-memory.ts';
import { useGo } from '../router/use-go.ts';
import { handOver } from '../router/where.ts';

/** Where one wanted to go before one had to sign in. */
export interface Destination {
  /** Path within the signed-in app, with its leading slash. */
  readonly deepLink?: string | undefined;
  /** Of an invitation to look after somebody's record. */
  readonly inviteCode?: string | undefined;
  /** A session ran out where the deep link leads, and what was half filled in there waits. */
  readonly goesBack?: boolean | undefined;
}

/** In milliseconds: long enough to find a forgotten password on the way. */
const LIFETIME = 60 * 60 * 1000;

const kept = briefMemory<Destination>(tabMemory('portico-destination'), LIFETIME);

/**
 * Keeps for this tab what the address of the sign-in page says of where to go: the deep link in its hash, which no server
 * sees, the invite code, and whether a session ran out (`error`). An address that says nothing leaves what was kept
 * before: one may have been to another page meanwhile, to find a forgotten password.
 */
export function keepDestination(error: string | undefined, inviteCode: string | undefined): void {
  const deepLink = readDeepLink(window.location.hash);
  const named: Destination = { deepLink, inviteCode, goesBack: error === 'timeout' };
  if (deepLink !== undefined || inviteCode !== undefined) kept.remember(named, Date.now());
}

/**
 * Goes on after a step of signing in, for the page of each step. The page that one signed in on leaves the history. Once
 * somebody is signed in the other tabs are told: what they show may be another person's.
 */
export function useAfterSignIn(): (outcome: SignInOutcome) => void {
  const { settings } = usePortal();
  const go = useGo();
  return ({ action }) => {
    if (action === 'twoStepVerification') {
      go('two-step-verification', undefined, { replace: true });
      return;
    }
    const destination = kept.recall(Date.now()) ?? {};
    kept.forget();
    forgetIdentity();
    tellTabs({ kind: 'signedIn' });
    window.location.replace(signedInAddress(action, destination, settings.signedInRoot));
  };
}

/** Where a sign-in that is complete leads to (spec §2, 'Sign-in outcomes'). */
export function signedInAddress(
  action: Exclude<SignInOutcome['action'], 'twoStepVerification'>,
  { deepLink, inviteCode, goesBack = false }: Destination,
  signedInRoot: string,
): string {
  if (goesBack && deepLink !== undefined) return handOver(deepLink, signedInRoot);
  if (action === 'emergencyRoom') return handOver(pathTo('signedin.ed'), signedInRoot);
  if (action === 'inpatient') return handOver(pathTo('signedin.inpatient'), signedInRoot);
  if (inviteCode !== undefined) return handOver(pathTo('proxy-accept', { inviteCode }), signedInRoot);
  return deepLink === undefined ? signedInRoot : handOver(deepLink, signedInRoot);
}

/** The path in a hash; undefined where it is none, such as the target of the skip link. */
export function readDeepLink(hash: string): string | undefined {
  const path = hash.replace(/^#/, '');
  return path.startsWith('/') && path !== '/' ? path : undefined;
}
