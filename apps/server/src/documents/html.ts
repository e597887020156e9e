/** HTML with escaped texts. Only `html` can make it, so that no unescaped text gets in. */
export interface Html {
  readonly html: string;
}

type Part = string | Html | null | false | readonly Html[];

/**
 * Makes HTML from a template: texts are escaped, HTML and lists of it are inserted unchanged, null and false are left
 * out.
 */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: literals.reduce((all, literal, at) => all + toHtml(parts[at - 1] ?? null) + literal) };
}

/** A script element that carries data. `<` is escaped, so that no text of the data can end the element. */
export function dataScript(id: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { html: `<script type="application/json" id="${id}">${json}</script>` };
}

/** A script element with linked data for search engines (JSON-LD), escaped in the same way. */
export function linkedData(data: object): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { html: `<script type="application/ld+json">${json}</script>` };
}

function toHtml(part: Part): string {
  if (part === null || part === false) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(toHtml).join('');
  return part.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
