import './arcade.css';

/** More arches side by side would be too narrow to show a picture. */
const MAX_ARCHES = 3;

/** Pictures of locations, each under an arch, side by side. Decoration: the names are beside them. */
export function Arcade({ images }: { images: readonly string[] }) {
  const shown = images.slice(0, MAX_ARCHES);
  return (
    // By a class: of pages that the server draws, browsers block inline styles.
    <span className={`arcade arcade-${shown.length}`}>
      {shown.map((image) => (
        <img key={image} src={image} alt="" width={640} height={360} />
      ))}
    </span>
  );
}
