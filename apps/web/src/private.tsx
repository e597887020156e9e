import { Frame } from './frame/frame.tsx';
import { addWords } from './locales/load.ts';
import { InterludeProvider } from './private/interlude/interlude.tsx';
import { SignedIn } from './private/session/signed-in.tsx';
import { SignedInHeader } from './private/shell/signed-in-header.tsx';
import { preloadSignedInPage, SignedInPages } from './private/shell/signed-in-pages.tsx';
import { SignedInEntry } from './router/signed-in-entry.ts';
import { start } from './start.tsx';

/** The words of the signed-in app's shell. */
const words = {
  en: () => import('./private/locales/en.po'),
  es: () => import('./private/locales/es.po'),
};

// A page that cannot be loaded now is asked for again as it is rendered, where its failure has a place.
void start(
  <SignedInEntry value>
    <InterludeProvider>
      <SignedIn>
        <Frame header={<SignedInHeader />}>
          <SignedInPages />
        </Frame>
      </SignedIn>
    </InterludeProvider>
  </SignedInEntry>,
  () =>
    Promise.all([
      addWords((language) => words[language]()),
      preloadSignedInPage(window.location.hash).catch(() => undefined),
    ]),
);
