import { matchPath } from '@portico/contract';
import { Frame } from './frame/frame.tsx';
import { loadPartnerGate, WithinPartner } from './partners/within-partner.tsx';
import { preloadPage } from './router/pages.ts';
import { StatePages } from './frame/state-pages.tsx';
import { start } from './start.tsx';

const first = matchPath(window.location.pathname);

// A page that cannot be loaded now is loaded again when it is rendered, where its failure can be shown.
void start(
  <Frame>
    <WithinPartner>
      <StatePages />
    </WithinPartner>
  </Frame>,
  async () => {
    if (first) await Promise.allSettled([preloadPage(first.state.name), first.state.inPartner && loadPartnerGate()]);
  },
);
