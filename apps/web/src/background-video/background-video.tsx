import { useVideo } from './use-video.ts';
import { MovingPicture } from './moving-picture.tsx';
import { StillPicture } from './still-picture.tsx';
import './background-video.css';

/**
 * The portico behind what stands before it: still at first, with light moving through it where that is wanted and the
 * connection allows (spec §9). Decoration only. Lies in the nearest box that is positioned and isolated.
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
