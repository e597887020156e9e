import { Plural } from '@lingui/react/macro';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useUnreadAnswers } from '../messages/use-unread-answers.ts';
import './unread-count.css';

/** How many answers of the help desk are unread, beside the link to them; nothing for none. */
export function UnreadCount() {
  const { count: unread } = useUnreadAnswers();
  if (unread === 0) return null;
  return (
    <span className="unread-count">
      <span aria-hidden="true">{unread}</span>
      <VisuallyHidden>
        <Plural value={unread} one="# new answer" other="# new answers" />
      </VisuallyHidden>
    </span>
  );
}
