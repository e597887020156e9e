import './portico.css';

/** Half width, height of the springing line, and ground of each arch, from the front to the back. */
const arches = [
  { half: 190, spring: 242, ground: 522 },
  { half: 146, spring: 268, ground: 490 },
  { half: 108, spring: 292, ground: 462 },
  { half: 76, spring: 312, ground: 439 },
] as const;

const MIDDLE = 233;

/** The portico, drawn: arch behind arch, and the light at the end of them. Decoration only. */
export function Portico() {
  return (
    <svg
      className="portico"
      viewBox="0 0 466 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="portico-wall" width="466" height="560" />
      {arches.map((arch, index) => (
        <path key={arch.half} className={`portico-arch-${index + 1}`} d={archPath(arch)} />
      ))}
      <path className="portico-floor" d="M43 522 157 439h152l114 83v38H43z" />
      <path className="portico-door" d={archPath({ half: 44, spring: 334, ground: 440 })} />
      <path className="portico-spill" d="M189 440h88l52 82H137z" />
      <path className="portico-inner" d={archPath({ half: 30, spring: 340, ground: 440 })} />
      <g className="portico-people">
        <path className="portico-shadow" d="M198 487h30l-14 46h-40zM238 490h22l6 32h-28z" />
        <circle className="portico-adult" cx="213" cy="421" r="10.5" />
        <path className="portico-adult" d="M197 488v-38a16 16 0 0 1 32 0v38z" />
        <circle className="portico-child" cx="249" cy="447" r="8" />
        <path className="portico-child" d="M237 491v-22a12 12 0 0 1 24 0v22z" />
      </g>
      <path className="portico-step" d="M24 522h418v14H24z" />
      <path className="portico-step-2" d="M0 536h466v24H0z" />
      <g className="portico-plants">
        <path className="portico-leaf" d="M42 494v-82a24 24 0 0 1 48 0v82z" />
        <path className="portico-pot" d="M44 490h44l-6 38H50z" />
        <path className="portico-leaf" d="M376 494v-82a24 24 0 0 1 48 0v82z" />
        <path className="portico-pot" d="M378 490h44l-6 38h-32z" />
      </g>
    </svg>
  );
}

function archPath({ half, spring, ground }: { half: number; spring: number; ground: number }): string {
  return `M${MIDDLE - half} ${ground}V${spring}a${half} ${half} 0 0 1 ${2 * half} 0V${ground}z`;
}
