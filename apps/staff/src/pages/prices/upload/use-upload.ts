import type { PriceUploadModel } from '@portico/staff-contract';
import { useEffect, useState } from 'react';
import { useSession } from '../../../session/session.tsx';

/** In milliseconds. */
const EACH = 1000;

const isOpen = ({ status }: PriceUploadModel): boolean =>
  status === 'uploading' || status === 'waiting' || status === 'importing';

/**
 * How an upload goes on, in whatever window it is sent: asked for while something is still to come.
 *
 * @param onEnd called once something has come of it.
 */
export function useUpload(loaded: PriceUploadModel | null, onEnd: () => void): PriceUploadModel | null {
  const { send } = useSession();
  const [seen, setSeen] = useState<PriceUploadModel | null>(null);
  const current = seen !== null && seen.uploadId === loaded?.uploadId && seen.movedAt >= loaded.movedAt ? seen : loaded;
  const asked = current !== null && isOpen(current) ? current.uploadId : null;
  useEffect(() => {
    if (asked === null) return undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      // Nobody looks: the server is left alone.
      if (document.hidden) return;
      const reply = await send('showPriceUpload', { uploadId: asked }).catch(() => null);
      if (isGone || reply === null) return;
      setSeen(reply.upload);
      if (!isOpen(reply.upload)) onEnd();
    };
    const timer = setInterval(() => void ask(), EACH);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [asked, send, onEnd]);
  return current;
}
