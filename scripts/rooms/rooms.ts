/** A room of an application: a top-level folder of its `src`, or a file that stands there. */
interface Room {
  /** What it is for, in one sentence. docs/architecture.md shows it. */
  readonly what: string;
  /** The rooms that it may use. What is not named here is closed. */
  readonly uses: readonly string[];
  /** Packages that it may use beside those that every room of the application may. */
  readonly packages?: readonly string[];
}

/** An application as a house: its rooms from the roof to the ground. A room may use rooms below it only. */
export interface House {
  /** Folder of the rooms, from the root of the repository. */
  readonly folder: string;
  /** Packages that every room may use. */
  readonly packages: readonly string[];
  readonly rooms: Readonly<Record<string, Room>>;
}

/** One import, as the rooms see it. Paths from the house's folder. */
export interface Arrow {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What the import names, as written. */
  readonly specifier: string;
}

/** The room of a file, by its path from the house's folder: `accounts/calls/log-out.ts` is in `accounts`, `main.ts` in `main`. */
export function roomOf(path: string): string {
  const [first = '', ...rest] = path.split('/');
  return rest.length === 0 ? first.replace(/(?:\.test)?\.[a-z]+$/, '') : first;
}

/** Tests, and what they share, may use every room; no room may use them. */
export function isForTests(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /(?:^|\/)testing\//.test(path);
}

/** What is wrong with `import(…)` of anything but a text in quotes. */
export const UNREADABLE = 'An import names its path in quotes, so that the walls can be checked.';

/**
 * What is wrong with an import of production code; null where the table allows it.
 *
 * @param file from the house's folder.
 * @param target of a relative import: the file that it names, from the house's folder; null for a package.
 */
export function errorOfImport(house: House, file: string, specifier: string, target: string | null): string | null {
  if (isForTests(file)) return null;
  const from = roomOf(file);
  const room = house.rooms[from];
  if (room === undefined) return `${house.folder} has a room "${from}" without a row in its table of rooms: write one.`;
  if (target === null) return errorOfPackage(house, from, room, specifier);
  if (target.startsWith('..')) return `"${specifier}" leads out of ${house.folder}: share it by a package.`;
  if (isForTests(target)) return `"${specifier}" is for tests only.`;
  const to = roomOf(target);
  if (from === to || room.uses.includes(to)) return null;
  return `"${from}" may not use "${to}". It may use: ${room.uses.join(', ') || 'no other room'}. See the table of rooms.`;
}

function errorOfPackage(house: House, from: string, room: Room, specifier: string): string | null {
  if (specifier.startsWith('node:') && house.packages.includes('node:*')) return null;
  const parts = specifier.split('/');
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  if ([...house.packages, ...(room.packages ?? [])].includes(name)) return null;
  return `"${from}" may not use the package "${name}". The table of rooms says which it may.`;
}

/** Rows that name a room which stands above, or none: by such a row the house could have a circle. */
export function errorsOfTable({ folder, rooms }: House): string[] {
  const names = Object.keys(rooms);
  return names.flatMap((name, floor) =>
    (rooms[name]?.uses ?? []).flatMap((used) => {
      const at = names.indexOf(used);
      if (at < 0) return [`${folder}: "${name}" uses "${used}", which has no row.`];
      return at > floor ? [] : [`${folder}: "${name}" uses "${used}", which stands above it.`];
    }),
  );
}

/** The circles among rooms: each a list of rooms that all reach each other. */
export function circlesOf(arrows: readonly Arrow[]): string[][] {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const reach = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [start];
    for (let room = open.pop(); room !== undefined; room = open.pop()) {
      for (const { to } of next.get(room) ?? []) {
        if (!seen.has(to)) open.push(to);
        seen.add(to);
      }
    }
    return seen;
  };
  const reached = new Map([...next.keys()].map((room) => [room, reach(room)]));
  const inCircle = [...reached.keys()].filter((room) => reached.get(room)?.has(room));
  const circles = inCircle.map((room) => inCircle.filter((other) => mutual(reached, room, other)).toSorted());
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()];
}

function mutual(reached: ReadonlyMap<string, ReadonlySet<string>>, a: string, b: string): boolean {
  return a === b || (reached.get(a)?.has(b) === true && reached.get(b)?.has(a) === true);
}
