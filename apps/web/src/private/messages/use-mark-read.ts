import { getUnreadAnswers, markAnswersRead, type HelpDeskMessage, type HelpDeskTopic } from '@portico/contract';
import { useEffect } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { callCache } from '../../portal/use-call.ts';
import { useSend } from '../../portal/use-send.ts';

/** Tells the server that the answers on the page were shown. They stay marked as new until the page is opened again. */
export function useMarkRead(topic: HelpDeskTopic, messages: readonly HelpDeskMessage[]): void {
  const send = useSend();
  const unread = messages.flatMap(({ answers }) => answers.filter(({ isUnread }) => isUnread));
  const until = unread.map(({ at }) => at).reduce((latest, at) => (at > latest ? at : latest), '');
  useEffect(() => {
    if (until === '') return;
    const mark = async () => {
      try {
        await send(markAnswersRead, { topic, until });
        await callCache.invalidateQueries({ queryKey: [getUnreadAnswers.name] });
      } catch (caught) {
        // Nothing is lost: they are new once more when the page is opened again.
        if (!(caught instanceof CallFailure)) throw caught;
      }
    };
    void mark();
    // Once for each newest answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [topic, until]);
}
