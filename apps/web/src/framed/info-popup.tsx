import { Dialog } from '../ui/dialog.tsx';
import type { InfoPopup as Said } from './frame-status.ts';

/** A text of a framed page over the whole page. Nothing in it is a link: the frame's own page is the place for those. */
export function InfoPopup({ popup, onClose }: { popup: Said | null; onClose: () => void }) {
  return (
    <Dialog title={popup?.title} open={popup !== null} onClose={onClose}>
      <div className="stack">
        {popup?.text
          .split(/\n\s*\n/)
          .filter((paragraph) => paragraph.trim() !== '')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
    </Dialog>
  );
}
