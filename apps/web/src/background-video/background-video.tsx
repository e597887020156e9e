import { optional } from '../router/optional.tsx';
import { useVideo } from './use-video.ts';
import { StillPicture } from './still-picture.tsx';
import './background-video.css';

const MovingPicture = optional(async () => (await import('./moving-picture.tsx')).MovingPicture);

/**
 * The portico behind the page's content: still at first, then with moving light if the visitor's settings and
 * connection allow it (spec §9). Decoration only. Fills the nearest box that is positioned and isolated.
 */
export function BackgroundVideo() {
  const hasVideo = useVideo();
  return (
    <>
      <div className="background" aria-hidden="true">
        <div className="background-picture">
          <StillPicture />
        </div>
      </div>
      {hasVideo && <MovingPicture />}
    </>
  );
}
