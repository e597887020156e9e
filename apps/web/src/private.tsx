import { Frame } from './frame/frame.tsx';
import { PrivateRoot } from './private/private-root.tsx';
import { SignedInEntry } from './router/signed-in-entry.ts';
import { start } from './start.tsx';

void start(
  <SignedInEntry value>
    <Frame>
      <PrivateRoot />
    </Frame>
  </SignedInEntry>,
);
