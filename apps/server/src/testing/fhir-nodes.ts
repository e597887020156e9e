/** A node of a FHIR resource as JSON, as a test reads it: what is not there is an empty list. */
export type FhirNode = Readonly<Record<string, unknown>>;

/** The objects at a path; lists on the way are gone into. `entry.resource` of a Bundle are all its resources. */
export function nodesAt(node: FhirNode, path: string): FhirNode[] {
  return valuesAt(node, path).filter((value): value is FhirNode => typeof value === 'object' && value !== null);
}

/** The values at a path, lists on the way gone into. */
export function valuesAt(node: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>((values, key) => values.flatMap((value) => childrenOf(value, key)), [node]);
}

function childrenOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const child = (value as Record<string, unknown>)[key];
  if (child === undefined) return [];
  return Array.isArray(child) ? child : [child];
}

/** The resources of a Bundle, of one type. */
export function resourcesOf(bundle: FhirNode, type: string): FhirNode[] {
  return nodesAt(bundle, 'entry.resource').filter(({ resourceType }) => resourceType === type);
}

/** The extensions of a node by the last part of their address. */
export function extensionsOf(node: FhirNode, id: string): FhirNode[] {
  return nodesAt(node, 'extension').filter(({ url }) => String(url).split('/').at(-1) === id);
}

/** The codes of a concept. */
export const codesIn = (concept: FhirNode | undefined): unknown[] =>
  concept === undefined ? [] : valuesAt(concept, 'coding.code');

/** Every reference within a node, however deep. */
export function referencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'reference' && typeof value === 'string' ? [value] : referencesIn(value),
  );
}
