import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, type ComponentType } from 'react';
import { Notice } from '../ui/notice.tsx';
import type { LoginState } from './login-state.ts';

type StateNotice = ComponentType<{ state: LoginState }>;

let loaded: StateNotice | null = null;
const Lazy = lazy(() => loadLoginNotice().then((notice) => ({ default: notice }), unreachable));

/**
 * Loads the messages of the login state. The first view of the home page does without them; a page that opens with a
 * message waits for them.
 */
export async function loadLoginNotice(): Promise<StateNotice> {
  const { LoginNotice } = await import('./notices/login-notice.tsx');
  loaded = LoginNotice;
  return LoginNotice;
}

/** `LoginNotice`, as soon as it is loaded. */
export function LaterNotice({ state }: { state: LoginState }) {
  if (state.showLogin && state.said === 0) return null;
  const Shown = loaded ?? Lazy;
  return (
    <Suspense fallback={null}>
      <Shown state={state} />
    </Suspense>
  );
}

/** Its files did not load, so the call will have failed as well. */
function unreachable() {
  return {
    default: () => (
      <Notice kind="rose" role="alert" title={<Trans>We could not reach our server. Check your connection.</Trans>} />
    ),
  };
}
