/** The billed codes of a service, each once. */
export function codesOf({ components }: { components: ReadonlyArray<{ code: string }> }): string[] {
  return [...new Set(components.map((component) => component.code))];
}
