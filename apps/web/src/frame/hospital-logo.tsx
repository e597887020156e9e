import { usePortal } from '../portal/portal.tsx';

/** In pixels: the room for a logo in the header. */
const ROOM = { width: 220, height: 40 };

/** The hospital's logo with its name, or our mark with it. */
export function HospitalLogo() {
  const { name, look } = usePortal().settings;
  const { logo } = look;
  if (logo === null) {
    return (
      <>
        <Mark />
        <span>{name}</span>
      </>
    );
  }
  const scale = Math.min(ROOM.width / logo.width, ROOM.height / logo.height);
  return (
    <>
      <picture>
        <source srcSet={logo.dark} media="(prefers-color-scheme: dark)" />
        <img
          className="mark"
          src={logo.light}
          alt={logo.showsName ? name : ''}
          width={Math.round(logo.width * scale)}
          height={Math.round(logo.height * scale)}
        />
      </picture>
      {!logo.showsName && <span>{name}</span>}
    </>
  );
}

/** The mark: an arch, and the light in it. The name is beside it. */
function Mark() {
  return (
    <svg className="mark" width="34" height="38" viewBox="0 0 34 38" aria-hidden="true" focusable="false">
      <path className="mark-arch" d="M2 36V17a15 15 0 0 1 30 0v19" />
      <path className="mark-light" d="M10 36V18.5a7 7 0 0 1 14 0V36z" />
    </svg>
  );
}
