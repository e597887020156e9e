import { Trans } from '@lingui/react/macro';
import type { HelpDeskTopic } from '@portico/contract';
import { MessageCircle, MessageCircleHeart } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Shown while nothing was written; invites to write. */
export function NoMessages({ topic, onWrite }: { topic: HelpDeskTopic; onWrite: () => void }) {
  const isFeedback = topic === 'feedback';
  return (
    <section className="no-messages" aria-labelledby="no-messages">
      <span className="no-messages-arch">
        <Icon of={isFeedback ? MessageCircleHeart : MessageCircle} size={44} />
      </span>
      <h2 id="no-messages">{isFeedback ? <Trans>No comments yet</Trans> : <Trans>No messages yet</Trans>}</h2>
      <p className="no-messages-words">
        <Trans>What you write, and what we answer, stays here for you to look up.</Trans>
      </p>
      <Button onClick={onWrite}>
        <Trans>Write a message</Trans>
      </Button>
    </section>
  );
}
