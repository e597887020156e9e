/** PORTICO_SECRET of the demonstration, which everybody can read here. */
export const DEMONSTRATION_SECRET = 'the secret of the demonstration, known to all';

const MIN_LENGTH = 32;
/** Of 32 random hexadecimal digits fewer differ once in a million. */
const MIN_DIFFERENT = 8;
/** Characters that neither repeat nor go on with what stands before them. */
const MIN_FRESH = 20;

/**
 * What is wrong with a PORTICO_SECRET; undefined where nothing is. Randomness cannot be seen; what a person types to fill
 * a length can: one character again and again, a row of neighbours, a short text repeated.
 */
export function secretError(secret: string): string | undefined {
  if (secret.length < MIN_LENGTH) {
    return `must be at least ${MIN_LENGTH} characters, as \`openssl rand -base64 33\` prints`;
  }
  if (new Set(secret).size >= MIN_DIFFERENT && countFresh(secret) >= MIN_FRESH) return undefined;
  return 'is easy to guess: its characters repeat or follow each other. Set random ones, as `openssl rand -base64 33` prints';
}

function countFresh(secret: string): number {
  return [...Array(secret.length).keys()].filter((at) => !isRun(secret, at) && !isRepeated(secret, at)).length;
}

/** Whether this character is as far from the one before as that one from its own: `aaa`, `123`, `zyx`. */
function isRun(secret: string, at: number): boolean {
  const [first, second, third] = [at - 2, at - 1, at].map((each) => secret.charCodeAt(each));
  return third !== undefined && second !== undefined && first !== undefined && third - second === second - first;
}

/** Whether this character and the two before it stood together earlier. */
function isRepeated(secret: string, at: number): boolean {
  return at >= 3 && secret.indexOf(secret.slice(at - 2, at + 1)) < at - 2;
}
