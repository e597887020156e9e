/** A FHIR R4 resource with its place in the bundle. */
export interface Entry {
  fullUrl: string;
  resource: Readonly<Record<string, unknown>> & { resourceType: string };
}

export interface Reference {
  reference: string;
}

export function entryOf(newId: () => string, resource: Entry['resource']): Entry {
  return { fullUrl: `urn:uuid:${newId()}`, resource };
}

export function reference({ fullUrl }: Entry): Reference {
  return { reference: fullUrl };
}
