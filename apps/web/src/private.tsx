import { Frame } from './frame/frame.tsx';
import { PrivateRoot } from './private/private-root.tsx';
import { LinksLeaveEntry } from './router/state-link.tsx';
import { start } from './start.tsx';

void start(
  <LinksLeaveEntry value>
    <Frame>
      <PrivateRoot />
    </Frame>
  </LinksLeaveEntry>,
);
