import './mark.css';

/** The mark: an arch, and the light in it. The name is beside it. */
export function Mark() {
  return (
    <svg className="mark" width="34" height="38" viewBox="0 0 34 38" aria-hidden="true" focusable="false">
      <path className="mark-arch" d="M2 36V17a15 15 0 0 1 30 0v19" />
      <path className="mark-light" d="M10 36V18.5a7 7 0 0 1 14 0V36z" />
    </svg>
  );
}
