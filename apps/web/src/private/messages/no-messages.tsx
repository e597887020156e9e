import { Trans } from '@lingui/react/macro';
import type { HelpDeskTopic } from '@portico/contract';
import { MessageCircle, MessageCircleHeart } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyList } from '../empty-list.tsx';

/** Shown while nothing was written; invites to write. */
export function NoMessages({ topic, onWrite }: { topic: HelpDeskTopic; onWrite: () => void }) {
  const isFeedback = topic === 'feedback';
  return (
    <EmptyList
      icon={isFeedback ? MessageCircleHeart : MessageCircle}
      title={isFeedback ? <Trans>No comments yet</Trans> : <Trans>No messages yet</Trans>}
      words={<Trans>What you write, and what we answer, stays here for you to look up.</Trans>}
    >
      <Button onClick={onWrite}>
        <Trans>Write a message</Trans>
      </Button>
    </EmptyList>
  );
}
