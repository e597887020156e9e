/**
 * The content security policy of the providers' pages.
 *
 * @param framedBy origins that may frame them.
 * @param leadsTo origins to which a form may lead (CSP 3: `form-action` holds for where a form is led, too).
 */
export function pagePolicy(framedBy: readonly string[], leadsTo: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    ["form-action 'self'", ...leadsTo].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${framedBy.join(' ')}`,
  ].join('; ');
}
