/** One word for one thing in Spanish: what is said, and the other words for it, which would seem to be another thing. */
export const spanishVariants: ReadonlyArray<{ readonly say: string; readonly not: RegExp }> = [
  { say: 'celular', not: /\bm[óo]vil(?:es)?\b/i },
  // "Cifra" is an amount, and "número" a whole one.
  {
    say: 'dígitos',
    not: /\b(?:\d+|dos|tres|cuatro|cinco|seis|nueve|diez|doce|quince) (?:números|cifras)\b|\bletras?(?:,| [yo])(?: una?)? (?:números?|cifras?)\b/i,
  },
  { say: 'resumen de su consulta', not: /\bresumen de (?:su|la) visita\b|\bresumen de consulta\b/i },
  { say: 'código QR', not: /\bcódigo cuadrado\b/i },
  { say: 'correo electrónico', not: /\be-?mail\b|\bcorreo-e\b/i },
  { say: 'computadora', not: /\bordenador(?:es)?\b|\bcomputador(?:es)?\b/i },
  { say: 'navegador', not: /\bexplorador(?:es)?\b/i },
  { say: 'aseguradora', not: /\bcompañía de seguros\b|\bproveedor de seguros?\b/i },
  { say: 'contraseña', not: /\bclave de acceso\b|\bpalabra clave\b/i },
  // Not "lo espera", which supposes a man.
  { say: 'quedará aquí para usted', not: /\blo espera(?:n)?\b/i },
];
