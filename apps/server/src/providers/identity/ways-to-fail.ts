import type { WrittenLanguage } from '@portico/contract';

/** How the identity provider of the demonstration answers: as it should, or in one of the ways in which real ones fail. */
export const identityWays = [
  'well',
  'cancelled',
  'denied',
  'notProven',
  'otherIssuer',
  'otherState',
  'wrongNonce',
  'otherAudience',
  'badSignature',
  'expired',
  'clockAhead',
  'otherSubject',
  'missingClaims',
  'codeUsed',
  'newKey',
  'down',
  'silent',
  'endless',
] as const;
export type IdentityWay = (typeof identityWays)[number];

/** As its page names them. */
export const wayNames: Readonly<Record<IdentityWay, Readonly<Record<WrittenLanguage, string>>>> = {
  well: { en: 'As it should', es: 'Como debe' },
  cancelled: { en: 'The person goes back', es: 'La persona vuelve atrás' },
  denied: { en: 'It could not prove the person', es: 'No pudo comprobar la identidad' },
  notProven: { en: 'Signed in, but not proven', es: 'Con sesión, pero sin identidad comprobada' },
  otherIssuer: { en: 'Another issuer answers', es: 'Responde otro emisor' },
  otherState: { en: 'With another state', es: 'Con otro estado' },
  wrongNonce: { en: 'With another nonce', es: 'Con otro nonce' },
  otherAudience: { en: 'For another app', es: 'Para otra aplicación' },
  badSignature: { en: 'Signed by a stranger', es: 'Con la firma de un desconocido' },
  expired: { en: 'After its time', es: 'Fuera de plazo' },
  clockAhead: { en: 'Its clock is ten minutes ahead', es: 'Su reloj va diez minutos adelantado' },
  otherSubject: { en: 'Tells of somebody else', es: 'Habla de otra persona' },
  missingClaims: { en: 'Tells no birth date', es: 'No da la fecha de nacimiento' },
  codeUsed: { en: 'Its code was used', es: 'Su código ya se usó' },
  newKey: { en: 'As it should, by a new key', es: 'Como debe, con una clave nueva' },
  down: { en: 'Out of order', es: 'Fuera de servicio' },
  silent: { en: 'Does not answer', es: 'No responde' },
  endless: { en: 'Answers without end', es: 'Responde sin fin' },
};
