/** A package of a lock file: what of it the checks of ours read. */
export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  /** Set for what comes within the archive of another package. */
  readonly inBundle?: boolean;
  /** A workspace, which stands under its own path as well. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** package-lock.json, version 3: packages by their folder; '' is the project itself. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The packages of others in a lock file, by their folder. */
export function packagesOf({ packages }: Lock): ReadonlyMap<string, LockedPackage> {
  return new Map(Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link));
}

/**
 * The folders of all packages of others that the server and the web app need, at whatever depth, found by walking from one to
 * the next as Node does: a package is looked for beside who needs it, then further up.
 */
export function productionPackagesOf({ packages }: Lock): ReadonlySet<string> {
  const found = new Set<string>();
  const left = ['', ...Object.keys(packages).filter((path) => /^(apps|packages)\/[^/]+$/.test(path))];
  for (let from = left.pop(); from !== undefined; from = left.pop()) {
    for (const name of needsOf(packages[from] ?? {})) {
      const at: string | undefined = foldersFrom(from).find(
        (folder) => packages[`${folder}node_modules/${name}`] !== undefined,
      );
      if (at === undefined) continue;
      const path = `${at}node_modules/${name}`;
      if (packages[path]?.link === true || found.has(path)) continue;
      found.add(path);
      left.push(path);
    }
  }
  return found;
}

/** What must or may be there at run time: not what is for development, nor a peer that is asked for only where it is there. */
function needsOf(entry: LockedPackage): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.keys(entry.dependencies ?? {}), ...Object.keys(entry.optionalDependencies ?? {}), ...peers];
}

/** The folders in which Node looks for `node_modules`, the nearest first, each with a slash at its end. */
function foldersFrom(path: string): string[] {
  const parts = path === '' ? [] : path.split('/');
  return parts.map((_part, at) => `${parts.slice(0, parts.length - at).join('/')}/`).concat('');
}
