import { pathTo, type SignInOutcome } from '@portico/contract';
import { briefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf } from '../portal/lifetimes.ts';
import { forgetIdentity } from '../portal/personal-memory.ts';
import { usePortal } from '../portal/portal.tsx';
import { notifyTabs } from '../portal/session-channel.ts';
import { tabMemory } from '../portal/tab-memory.ts';
import { useGo } from '../router/use-go.ts';
import { signedInPath } from '../router/where.ts';

/** Where the visitor wanted to go before signing in. */
export interface Destination {
  /** Path within the signed-in app, with its leading slash. */
  readonly deepLink?: string | undefined;
  /** The code of an invitation to access another person's record. */
  readonly inviteCode?: string | undefined;
  /** A session ran out at the deep link; the draft of a form is stored there. */
  readonly goesBack?: boolean | undefined;
}

const saved = briefMemory<Destination>(tabMemory('portico-destination'), lifetimeOf('destination'));

/**
 * Stores for this tab what the address of the sign-in page says of the destination: the deep link in its hash, which no
 * server receives, the invite code, and whether a session ran out (`error`). An address without a destination leaves
 * the stored one: the visitor may have left meanwhile to recover a password.
 */
export function saveDestination(error: string | undefined, inviteCode: string | undefined): void {
  const deepLink = readDeepLink(window.location.hash);
  const named: Destination = { deepLink, inviteCode, goesBack: error === 'timeout' };
  if (deepLink !== undefined || inviteCode !== undefined) saved.remember(named, Date.now());
}

/** The code of the invitation by which the visitor has come; undefined without one. */
export function recallInviteCode(): string | undefined {
  return saved.recall(Date.now())?.inviteCode;
}

/**
 * Goes on after a step of signing in, from the page of any step. The sign-in page leaves the history. Once the user is
 * signed in, the other tabs are notified: their content may be another person's.
 */
export function useAfterSignIn(): (outcome: SignInOutcome) => void {
  const { settings } = usePortal();
  const go = useGo();
  return ({ action }) => {
    if (action === 'twoStepVerification') {
      go('two-step-verification', undefined, { replace: true });
      return;
    }
    const destination = saved.recall(Date.now()) ?? {};
    saved.forget();
    forgetIdentity();
    notifyTabs({ kind: 'signedIn' });
    window.location.replace(signedInAddress(action, destination, settings.signedInRoot));
  };
}

/** Where a completed sign-in leads (spec §2, 'Sign-in outcomes'). */
export function signedInAddress(
  action: Exclude<SignInOutcome['action'], 'twoStepVerification'>,
  { deepLink, inviteCode, goesBack = false }: Destination,
  signedInRoot: string,
): string {
  if (isAppRequest(deepLink)) return deepLink;
  if (goesBack && deepLink !== undefined) return signedInPath(deepLink, signedInRoot);
  if (action === 'emergencyRoom') return signedInPath(pathTo('signedin.ed'), signedInRoot);
  if (action === 'inpatient') return signedInPath(pathTo('signedin.inpatient'), signedInRoot);
  if (inviteCode !== undefined) return signedInPath(pathTo('proxy-accept', { inviteCode }), signedInRoot);
  return deepLink === undefined ? signedInRoot : signedInPath(deepLink, signedInRoot);
}

/** Whether a deep link is where the request of an app goes on: a path of the server's own, and no page of the signed-in app. */
export function isAppRequest(deepLink: string | undefined): deepLink is string {
  return deepLink !== undefined && /^\/OpenID\/Interaction\/[\w-]+$/.test(deepLink);
}

/** The path in a hash; undefined if it has none, such as the target of the skip link. */
export function readDeepLink(hash: string): string | undefined {
  const path = hash.replace(/^#/, '');
  return path.startsWith('/') && path !== '/' ? path : undefined;
}
