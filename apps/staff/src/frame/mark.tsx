/** The arch of the portal, in the colours of the theme. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <path
        d="M4 30V14A12 12 0 0 1 28 14V30"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M10 30V16A6 6 0 0 1 22 16V30Z" fill="var(--sun-bright)" />
    </svg>
  );
}
