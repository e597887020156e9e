import { usePortal } from '../portal/portal.tsx';
import { optional } from '../router/optional.tsx';
import { useVideo } from './use-video.ts';
import { StillPicture } from './still-picture.tsx';
import './background-video.css';

const MovingPicture = optional(async () => (await import('./moving-picture.tsx')).MovingPicture);

/**
 * The picture behind the page's content: the hospital's own, or the portico, still at first, then with moving light if the visitor's
 * settings and connection allow it (spec §9). Decoration only. Fills the nearest box that is positioned and isolated.
 */
export function BackgroundVideo() {
  const { picture } = usePortal().settings.look;
  return picture === null ? <Portico /> : <OwnPicture src={picture} />;
}

/** The hospital's own picture. Whatever it shows, nothing of it is behind text that must be read. */
function OwnPicture({ src }: { src: string }) {
  return (
    <div className="background background-own" aria-hidden="true">
      <img src={src} alt="" />
    </div>
  );
}

function Portico() {
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
