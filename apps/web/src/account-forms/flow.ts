/** Which of the two an account comes from: spec §8 has words of its own for each. */
export type AccountFlow = 'signUp' | 'activation';
