import { Plural, Trans } from '@lingui/react/macro';
import { Notice } from '../ui/notice.tsx';
import './words.ts';

/**
 * Codes were asked for too often: the newest one still works.
 *
 * @param retryAfter seconds; null if unknown.
 */
export function TooSoon({ retryAfter }: { retryAfter: number | null }) {
  const minutes = Math.ceil((retryAfter ?? 60) / 60);
  return (
    <Notice kind="sun" role="alert" title={<Trans>We cannot send another code yet.</Trans>}>
      <p>
        <Plural
          value={minutes}
          one="If you have a code that you have not used, enter it. Otherwise try again in # minute."
          other="If you have a code that you have not used, enter it. Otherwise try again in # minutes."
        />
      </p>
    </Notice>
  );
}
