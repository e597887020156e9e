import { Trans } from '@lingui/react/macro';
import { getHelpDesk, type CallReply, type HelpDeskTopic } from '@portico/contract';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { MessageSent } from '../../help-desk/message-sent.tsx';
import { callCache } from '../../portal/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { MessageEntry } from './message-entry.tsx';
import { NoMessages } from './no-messages.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useMessageDraft } from './use-message-draft.ts';
import { WriteMessage } from './write-message.tsx';

export interface MessagesProps extends CallReply<typeof getHelpDesk> {
  topic: HelpDeskTopic;
}

/** The history, below the form or the button that opens it. A form that was open when the session ended is open again. */
export function Messages({ topic, writer, messages }: MessagesProps) {
  const draft = useMessageDraft(topic, writer);
  const [sent, setSent] = useState<string | null>(null);
  useMarkRead(topic, messages);
  const { isOpen } = draft;
  const write = () => {
    setSent(null);
    draft.open();
  };
  const onSent = (reference: string) => {
    draft.clear();
    setSent(reference);
    void callCache.invalidateQueries({ queryKey: [getHelpDesk.name] });
  };
  return (
    <>
      {sent !== null && !isOpen && (
        <MessageSent reference={sent}>
          <Button variant="secondary" onClick={write}>
            <Trans>Write another message</Trans>
          </Button>
        </MessageSent>
      )}
      {isOpen && <WriteMessage topic={topic} draft={draft} onSent={onSent} />}
      {messages.length > 0 && sent === null && !isOpen && (
        <div className="row">
          <Button icon={PencilLine} onClick={write}>
            <Trans>Write a message</Trans>
          </Button>
        </div>
      )}
      {messages.length > 0 && (
        <ul className="message-list" id="messages">
          {messages.map((message) => (
            <li key={message.reference}>
              <MessageEntry message={message} />
            </li>
          ))}
        </ul>
      )}
      {messages.length === 0 && sent === null && !isOpen && <NoMessages topic={topic} onWrite={write} />}
    </>
  );
}
