import { MessagesScreen } from '../../messages/messages-screen.tsx';

/** Questions to the help desk, and its answers (spec §2). */
export function Page() {
  return <MessagesScreen topic="helpdesk" />;
}
