/** The terms that people accept. account: what the owner of an account accepts. estimates: what a guest of the estimator accepts. */
export const termsKinds = ['account', 'estimates'] as const;
export type TermsKind = (typeof termsKinds)[number];
