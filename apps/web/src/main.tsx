import { matchPath } from '@portico/contract';
import { Frame } from './frame/frame.tsx';
import { preloadPage } from './router/pages.ts';
import { StatePages } from './frame/state-pages.tsx';
import { start } from './start.tsx';

const first = matchPath(window.location.pathname);

// A page that cannot be loaded now is asked for again as it is rendered, where its failure has a place.
void start(
  <Frame>
    <StatePages />
  </Frame>,
  async () => {
    if (first) await preloadPage(first.state.name).catch(() => undefined);
  },
);
