/** There is no embedded database where one is needed. The message says what to do. */
export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';

  constructor(dataFolder: string) {
    super(
      `There is no database in ${dataFolder}: name the folder of the server in PORTICO_DATA, or start the server on this one first. Nothing was made.`,
    );
  }
}
