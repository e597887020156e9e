/** The flow that creates the account: spec §8 has separate texts for each. */
export type AccountFlow = 'signUp' | 'activation';
