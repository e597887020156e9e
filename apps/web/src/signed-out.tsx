import { matchPath, type PortalSettings } from '@portico/contract';
import { Frame } from './frame/frame.tsx';
import { preloadLanguagesBar } from './frame/languages-bar.tsx';
import { loadPartnerGate, WithinPartner } from './partners/within-partner.tsx';
import { preloadPage } from './router/pages.ts';
import { StatePages } from './frame/state-pages.tsx';
import { start } from './start.tsx';

/** All that a visitor who is signed out sees. */
export function SignedOut() {
  return (
    <Frame>
      <WithinPartner>
        <StatePages />
      </WithinPartner>
    </Frame>
  );
}

/** Starts the signed-out app at the path of the window. `onTakenOver`: see `start`. */
export async function startSignedOut(onTakenOver?: () => void): Promise<void> {
  const first = matchPath(window.location.pathname);
  // A page that cannot be loaded now is loaded again when it is rendered, where its failure can be shown.
  const ready = (settings: PortalSettings) =>
    Promise.allSettled([
      preloadLanguagesBar(settings),
      ...(first ? [preloadPage(first.state.name), first.state.inPartner && loadPartnerGate()] : []),
    ]);
  await start(<SignedOut />, ready, onTakenOver);
}
