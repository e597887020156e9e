import { useId } from 'react';
import { porticoScene, SCENE_HEIGHT, SCENE_WIDTH } from './scene.ts';

const shapes = porticoScene(0);

/** The portico without moving light, in the colours of the hospital. */
export function StillPicture() {
  const id = useId();
  return (
    <svg
      className="background-still"
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(({ path, fill, runs, from, to }, index) => (
        <g key={path}>
          <linearGradient id={`${id}${index}`} x2={runs === 'across' ? 1 : 0} y2={runs === 'down' ? 1 : 0}>
            <stop stopColor={`var(${fill})`} stopOpacity={from} />
            <stop offset="1" stopColor={`var(${fill})`} stopOpacity={to} />
          </linearGradient>
          <path d={path} fill={`url(#${id}${index})`} fillRule="evenodd" />
        </g>
      ))}
    </svg>
  );
}
