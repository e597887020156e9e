/** Why a database is not opened with the settings at hand. */
export type InstallationProblem =
  | 'secret'
  | 'secretMissing'
  | 'secretIsNext'
  | 'secretIsRetired'
  | 'previousMissing'
  | 'isDemonstration'
  | 'isHospital'
  | 'isNobodys';

const OTHER_DATABASE = 'name another database in DATABASE_URL or PORTICO_DATA';

/** For the operator: what is wrong, and what to do. */
const sentences: Readonly<Record<InstallationProblem, string>> = {
  secret:
    'PORTICO_SECRET is not the one that this database was made with: set that one, then try again. Nothing was changed.',
  secretIsNext:
    'This database stands under PORTICO_SECRET_PREVIOUS still: start its server with both secrets first, which begins the rotation. Nothing was changed.',
  secretIsRetired:
    'PORTICO_SECRET is one that this database had before: set the one that it has now, or a new one with that as PORTICO_SECRET_PREVIOUS. Nothing was changed.',
  previousMissing:
    'What this database holds stands partly under the secret before: set that one as PORTICO_SECRET_PREVIOUS until `portico keys status` says that it can be taken out. Nothing was changed.',
  secretMissing:
    "This database is a hospital's, and PORTICO_SECRET is not set: set the one that its server has. Nothing was changed.",
  isDemonstration: `This database is the demonstration's, whose accounts have published passwords: ${OTHER_DATABASE}. Nothing was changed.`,
  isHospital: `This database is a hospital's, which the demonstration does not touch: start it with \`npm run serve\`, or ${OTHER_DATABASE}. Nothing was changed.`,
  isNobodys: `This database does not say whose it is: start its server on it first, or ${OTHER_DATABASE}. Nothing was changed.`,
};

/** The database is another installation's. The message says what to do, and tells nothing of either secret. */
export class InstallationError extends Error {
  override readonly name = 'InstallationError';
  readonly problem: InstallationProblem;

  constructor(problem: InstallationProblem) {
    super(sentences[problem]);
    this.problem = problem;
  }
}
