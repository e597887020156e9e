/** All errors of the settings at once. Each line says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(`Portico cannot start with these settings:\n${errors.map((error) => `  - ${error}`).join('\n')}`);
    this.errors = errors;
  }
}
