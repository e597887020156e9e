import { getUnreadAnswers } from '@portico/contract';
import { useCall } from '../../portal/use-call.ts';
import { useMay } from '../session/session.tsx';

export interface UnreadAnswers {
  /** 0 while it is not known. */
  readonly count: number;
  /** The page that has them; where none has, the one to write on. */
  readonly state: 'messages.helpdesk' | 'messages.feedback';
}

/** The answers of the help desk that the person has not read, of both topics together; asked anew by each page that says it. */
export function useUnreadAnswers(): UnreadAnswers {
  const mayRead = useMay('messages');
  const { reply } = useCall(getUnreadAnswers, {}, { fresh: true, keepPrevious: true, enabled: mayRead });
  const { helpdesk, feedback } = reply ?? { helpdesk: 0, feedback: 0 };
  return {
    count: helpdesk + feedback,
    state: helpdesk === 0 && feedback > 0 ? 'messages.feedback' : 'messages.helpdesk',
  };
}
