import { getUnreadAnswers } from '@portico/contract';
import { useCall } from '../../portal/use-call.ts';

/** How many answers of the help desk the person has not read; 0 while it is not known. */
export function useUnreadAnswers(): number {
  const { reply } = useCall(getUnreadAnswers, {}, { keepPrevious: true });
  return reply === undefined ? 0 : reply.helpdesk + reply.feedback;
}
