/** A drawing on 48 by 48: what is drawn as lines, and below it the part that is filled warm, as the arch of our mark is. */
export interface CategoryDrawing {
  readonly lines: string;
  readonly warm: string;
}

/** A circle as a path. */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const draw = (lines: string, warm: string): CategoryDrawing => ({ lines, warm });

/** The drawing of each imageClass. The server chooses the class by keywords of the category's name (spec §2). */
const drawings: Readonly<Record<string, CategoryDrawing>> = {
  // A star.
  common: draw('M24 6l5.4 11.4 12.6 1.6-9.3 8.6 2.4 12.4L24 33.9 12.9 40l2.4-12.4L6 19l12.6-1.6z', circle(24, 25, 5)),
  // A stethoscope.
  visit: draw(`M12 6H9v10a9 9 0 0 0 18 0V6h-3M18 25v6a9 9 0 0 0 18 0v-5${circle(36, 22, 4)}`, circle(36, 22, 4)),
  // An ambulance.
  emergency: draw(
    `M4 34V12h24v22M28 18h8l8 9v7h-3M13 34h16M4 34h1${circle(9, 35, 4)}${circle(37, 35, 4)}`,
    'M14 17h4v4h4v4h-4v4h-4v-4h-4v-4h4z',
  ),
  // A shield with a tick.
  prevention: draw('M24 5l16 6v12c0 10-7 17-16 20C15 40 8 33 8 23V11zM17 24l5 5 9-10', 'M24 10v28c-7-3-11-8-11-15v-9z'),
  // A syringe.
  vaccines: draw(
    'M30 6l12 12M36 12L18 30l-6 6-8 8M33 9l6 6M20 16l12 12M14 22l12 12-6 4H12l-2-2v-8z',
    'M22 21l8 8-9 7h-7l-2-2v-6z',
  ),
  // A flask.
  lab: draw(
    'M18 6h12M20 6v13L8 38c-1.6 2.5 0 4 2 4h28c2 0 3.6-1.5 2-4L28 19V6',
    'M16.5 29h15l6 9.500c.5 1 0 1.5-1 1.500h-25c-1 0-1.5-.5-1-1.500z',
  ),
  // A germ.
  infections: draw(
    `${circle(24, 24, 11)}M24 13V5M24 43v-8M13 24H5M43 24h-8M16.2 16.200l-5.6-5.600M37.4 37.400l-5.6-5.600M16.2 31.800l-5.6 5.600M37.4 10.600l-5.6 5.6`,
    `${circle(20, 21, 3)}${circle(28, 27, 4)}`,
  ),
  // A hand as an X-ray shows it.
  'x-rays': draw(
    'M8 6h32a2 2 0 0 1 2 2v32a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM15 26l3 5M19 14l2 12M25 12v14M31 14l-2 12',
    'M18 29h14v4a7 7 0 0 1-14 0z',
  ),
  // Sound waves from a probe.
  ultrasound: draw(
    'M19 5h10v8l-2 5h-6l-2-5zM14 25c6-4 14-4 20 0M10 32c9-6 19-6 28 0M6 39c11-8 25-8 36 0',
    'M21 5h6v8h-6z',
  ),
  // A ring that one is moved through.
  imaging: draw(`${circle(24, 21, 16)}M4 42h40M10 34l-2 8M38 34l2 8M14 30h20`, circle(24, 21, 8)),
  // A baby.
  birth: draw(
    `${circle(24, 25, 16)}M24 9c4 0 6 3 4 5.500s-6 1-5-1.500M18 31c3 4 9 4 12 0M18 23v1M30 23v1`,
    `${circle(15, 29, 2.5)}${circle(33, 29, 2.5)}`,
  ),
  // The sign of Venus.
  women: draw(`${circle(24, 18, 12)}M24 30v14M17 37h14`, circle(24, 18, 6)),
  // A bone.
  bones: draw('M15 27a6 6 0 1 0-4 9 6 6 0 1 0 9-4l13-13a6 6 0 1 0 4-9 6 6 0 1 0-9 4z', 'M20 25.500l6-6 2.5 2.5-6 6z'),
  // A dumbbell.
  therapy: draw('M4 20v8M10 14v20M38 14v20M44 20v8M16 24h16', 'M10 14h6v20h-6zM32 14h6v20h-6z'),
  // A heart with its beat.
  heart: draw(
    'M24 42S5 31 5 18A10 10 0 0 1 24 13 10 10 0 0 1 43 18C43 31 24 42 24 42zM9 24h8l4-7 6 13 4-6h8',
    circle(24, 34, 2.5),
  ),
  // Lungs.
  lungs: draw(
    'M24 5v18M24 23l-6 5M24 23l6 5M18 13c-7 3-12 14-12 24 0 4 3 5 6 4 5-1.5 6-3 6-7zM30 13c7 3 12 14 12 24 0 4-3 5-6 4-5-1.5-6-3-6-7z',
    'M14.5 24v12c-2 2-5 2-5 0 0-5 2-9 5-12zM33.5 24v12c2 2 5 2 5 0 0-5-2-9-5-12z',
  ),
  // An apple.
  digestive: draw(
    'M24 15c-5-4-17-3-17 10 0 9 6 18 12 18 2 0 3-1 5-1s3 1 5 1c6 0 12-9 12-18 0-13-12-14-17-10zM24 15c0-4 1-7 4-10',
    'M29 12c1-5 5-7 9-7 0 5-4 8-9 7z',
  ),
  // A drop.
  urinary: draw('M24 4c7 9 13 16 13 24a13 13 0 0 1-26 0C11 20 17 13 24 4z', 'M17 29h14a7 7 0 0 1-14 0z'),
  // A plaster.
  skin: draw('M27 8l-19 19a9 9 0 0 0 13 13l19-19A9 9 0 0 0 27 8zM18 17l13 13M17 18L30 31', circle(24, 24, 4.5)),
  // An eye.
  senses: draw(`M4 24s7-13 20-13 20 13 20 13-7 13-20 13S4 24 4 24z${circle(24, 24, 7)}`, circle(24, 24, 4)),
  // A nerve cell.
  nerves: draw(
    `${circle(17, 19, 8)}M23 25l7 7M30 32l2 10M30 32l11 2M11 13L6 7M17 11V4M9 21H3M12 25l-5 6`,
    circle(17, 19, 4),
  ),
  // A head with a calm mind.
  mind: draw(
    'M14 44v-8C9 33 7 28 7 23A17 17 0 0 1 41 21l3 8h-4v6a4 4 0 0 1-4 4h-5v5',
    'M24 29s-8-4.5-8-9.500a4.3 4.3 0 0 1 8-2 4.3 4.3 0 0 1 8 2c0 5-8 9.5-8 9.500z',
  ),
  // A ribbon.
  cancer: draw(
    'M14 43L30 17c3-5 0-12-6-12s-9 7-6 12l16 26M14 43l-4-7M34 43l4-7',
    'M20 11c1-3 7-3 8 0 .5 2-1 5-4 9-3-4-4.5-7-4-9z',
  ),
  // A bag of fluid.
  treatments: draw(
    'M14 5h20v20a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8zM24 33v6c0 3 2 4 5 4h9M20 5V3h8v2',
    'M17 17h14v8a5 5 0 0 1-5 5h-4a5 5 0 0 1-5-5z',
  ),
  // Scissors.
  surgery: draw(`${circle(13, 36, 6)}${circle(35, 36, 6)}M17 31L33 5M31 31L15 5`, circle(24, 20, 2.5)),
  // A bed.
  stays: draw(`M5 10v30M5 34h38M43 40V28a6 6 0 0 0-6-6H20v12${circle(12, 25, 4)}`, 'M23 25h14a3 3 0 0 1 3 3v3H23z'),
};

/** A class that a hospital's own category may get: a sheet with a list. */
const other = draw('M12 8h24v34H12zM18 4h12v8H18zM18 27h12M18 34h8', 'M20 5h8v6h-8z');

/** An unknown class gets a picture too. */
export function drawingOf(imageClass: string): CategoryDrawing {
  return drawings[imageClass] ?? other;
}
