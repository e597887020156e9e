/** One shape of the picture: its outline, the token of its colour, and its opacity at both ends. */
export interface Shape {
  readonly path: string;
  readonly fill: '--portico-2' | '--portico-beam';
  /** `across`: the ends are left and right; `down`: far and near. */
  readonly runs: 'across' | 'down';
  /** Opacity at one end. */
  readonly from: number;
  readonly to: number;
}

export const SCENE_WIDTH = 1600;
export const SCENE_HEIGHT = 900;

const MIDDLE = SCENE_WIDTH / 2;
const ARCHES = 8;

interface Arch {
  readonly half: number;
  /** The height at which the curve begins, and the height of the floor. */
  readonly spring: number;
  readonly ground: number;
}

/**
 * The portico from inside: arch behind arch, and light that moves from one side of them to the other and back.
 *
 * @param phase the position in the loop, from 0 to 1; 1 is the same as 0. The still picture is 0.
 */
export function porticoScene(phase: number): Shape[] {
  const arches = Array.from({ length: ARCHES }, (_, index) => archAt(0.8 ** index));
  return [
    ...arches.flatMap((arch, index) => shapesOf(arch, index / (ARCHES - 1), phase)),
    { path: spillAt(phase), fill: '--portico-beam', runs: 'down', from: 0.75, to: 0.1 },
  ];
}

function archAt(scale: number): Arch {
  return { half: 800 * scale, spring: 440 - 60 * scale, ground: 590 + 330 * scale };
}

/** The view through an arch, darker with depth, and the light on its inside: left, then right, then left. */
function shapesOf(arch: Arch, depth: number, phase: number): Shape[] {
  const wave = Math.cos(2 * Math.PI * (phase + 0.45 * depth));
  const shade = 0.12 + 0.08 * depth;
  const light = 0.12 + 0.3 * depth;
  return [
    { path: openingOf(arch, 1), fill: '--portico-2', runs: 'across', from: shade, to: shade },
    {
      path: openingOf(arch, 1) + openingOf(arch, 0.93),
      fill: '--portico-beam',
      runs: 'across',
      from: light * (1 + wave),
      to: light * (1 - wave),
    },
  ];
}

function openingOf(arch: Arch, size: number): string {
  const half = arch.half * size;
  const ground = arch.ground - arch.half * (1 - size) * 0.4;
  const rise = arch.half * 0.9 * (1 - (1 - size) * 1.3);
  return `M${round(MIDDLE - half)} ${round(ground)}V${arch.spring}a${round(half)} ${round(rise)} 0 0 1 ${round(2 * half)} 0V${round(ground)}z`;
}

/** Light on the floor, from the far end towards the viewer. */
function spillAt(phase: number): string {
  const sway = round(150 * Math.sin(2 * Math.PI * phase));
  return `M${MIDDLE - 120} 662h240l${270 + sway} 238h-780z`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
