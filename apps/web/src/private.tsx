import type { Messages } from '@lingui/core';
import { Frame } from './frame/frame.tsx';
import { preloadLanguagesBar } from './frame/languages-bar.tsx';
import { addWords } from './locales/load.ts';
import { ActingBand } from './private/acting/acting-band.tsx';
import { ActingNotice } from './private/acting/acting-notice.tsx';
import { InterludeProvider } from './private/interlude/interlude.tsx';
import { SignedIn } from './private/session/signed-in.tsx';
import { SignedInHeader } from './private/shell/signed-in-header.tsx';
import { preloadSignedInPage, SignedInPages } from './private/shell/signed-in-pages.tsx';
import { SignedInEntry } from './router/signed-in-entry.ts';
import { start } from './start.tsx';

/** The texts of the signed-in app's shell. */
const words = import.meta.glob<{ messages: Messages }>('./private/locales/*.po');

// A page that cannot be loaded now is loaded again when it is rendered, where its failure can be shown.
void start(
  <SignedInEntry value>
    <InterludeProvider>
      <SignedIn>
        <Frame
          header={
            <>
              <SignedInHeader />
              <ActingBand />
            </>
          }
        >
          <ActingNotice />
          <SignedInPages />
        </Frame>
      </SignedIn>
    </InterludeProvider>
  </SignedInEntry>,
  (settings) =>
    Promise.all([
      preloadLanguagesBar(settings),
      addWords(async (language) => (await words[`./private/locales/${language}.po`]?.()) ?? { messages: {} }),
      preloadSignedInPage(window.location.hash).catch(() => undefined),
    ]),
);
