import { MessagesScreen } from '../../messages/messages-screen.tsx';

/** Comments on the portal, and what the help desk says to them (spec §2). */
export function Page() {
  return <MessagesScreen topic="feedback" />;
}
