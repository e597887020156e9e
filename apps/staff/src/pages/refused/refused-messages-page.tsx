import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffReply } from '@portico/staff-contract';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useNumbers } from '../../formats/use-numbers.ts';
import { useTimes } from '../../formats/use-times.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { Notice } from '../../ui/notice.tsx';
import { RefusedMessages } from './refused-messages.tsx';

/** What records systems have sent and was not taken: tried again, or given up. */
export function RefusedMessagesPage() {
  const { t } = useLingui();
  const { reply, failure, reload } = useLoaded('listRefusedMessages', {});
  return (
    <Page title={t`Refused messages`}>
      <p className="secondary">
        <Trans>
          What records systems have sent about patients, and was not taken. Mend what was wrong, at the sender or in the
          settings, and try it again. Nothing here says whom a message is about: ask its sender by its number.
        </Trans>
      </p>
      <ErrorNotice failure={failure} />
      {reply !== null && (
        <>
          <Feed feed={reply} />
          <RefusedMessages messages={reply.messages} found={reply.found} onChanged={reload} />
        </>
      )}
    </Page>
  );
}

/** How the feed does, in a sentence. */
function Feed({ feed: { hasFeed, lastAt, taken, refused } }: { feed: StaffReply<'listRefusedMessages'> }) {
  const { time } = useTimes();
  const { count } = useNumbers();
  if (!hasFeed)
    return (
      <Notice look="hint">
        <Trans>This portal listens for no messages: operations have not set up a feed (ADT_LISTEN).</Trans>
      </Notice>
    );
  if (lastAt === null)
    return (
      <p>
        <Trans>No message has come yet.</Trans>
      </p>
    );
  const at = time(lastAt);
  const [ofTaken, ofRefused] = [count(taken), count(refused)];
  return (
    <p>
      <Trans>
        The last new message came {at}. Within a day, taken: {ofTaken}; refused: {ofRefused}.
      </Trans>
    </p>
  );
}
