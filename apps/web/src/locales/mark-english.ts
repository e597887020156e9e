import type { Messages } from '@lingui/core';

type Message = Messages[string];

/** By language, the English texts that it lacks: those with nothing filled in, and the words around what is filled in. */
const lacking = new Map<string, { whole: Set<string>; patterns: RegExp[] }>();
/** Elements that are marked here: others say their language themselves. */
const marked = new WeakSet<Element>();
let isWatching = false;

/**
 * Has the page mark texts that its language does not have: screen readers then read them as English (WCAG 3.1.2). They are found by what they
 * say, since most of them are given to components as plain text.
 */
export function markEnglish(language: string, messages: readonly Message[]): void {
  const { whole, patterns } = lacking.get(language) ?? { whole: new Set(), patterns: [] };
  lacking.set(language, { whole, patterns });
  for (const message of messages) {
    for (const part of partsOf(message)) {
      if (typeof part === 'string') whole.add(part);
      else patterns.push(part);
    }
  }
  if (isWatching) return;
  isWatching = true;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof CharacterData) markElement(target.parentElement);
      for (const node of addedNodes) {
        if (node instanceof Element) mark(node);
        else markElement(node.parentElement);
      }
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  // What stands on the page already is not changed by a language that lacks it.
  new MutationObserver(() => mark(document.body)).observe(document.documentElement, { attributeFilter: ['lang'] });
}

function mark(within: Element): void {
  markElement(within);
  for (const each of within.querySelectorAll('*')) markElement(each);
}

/** An element whose own words are English, all of them. What says its language itself is left. */
function markElement(element: Element | null): void {
  if (element === null || (element.hasAttribute('lang') && !marked.has(element))) return;
  const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
  const isEnglish = own.length > 0 && own.every(({ textContent }) => saysEnglish((textContent ?? '').trim()));
  if (isEnglish) {
    marked.add(element);
    element.setAttribute('lang', 'en');
  } else if (marked.delete(element)) element.removeAttribute('lang');
}

function saysEnglish(text: string): boolean {
  const texts = lacking.get(document.documentElement.lang);
  return texts !== undefined && (texts.whole.has(text) || texts.patterns.some((pattern) => pattern.test(text)));
}

/** The texts that a message makes of a page: it is broken at the elements within it, and holes are whatever is filled in. */
function partsOf(message: Message): Array<string | RegExp> {
  const tokens = typeof message === 'string' ? [message] : message;
  const holed = tokens.map((token) => (typeof token === 'string' ? token : '\u0000')).join('');
  return holed
    .split(/<\/?\d+\/?>/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => (part.includes('\u0000') ? patternOf(part) : part));
}

function patternOf(part: string): RegExp {
  const words = part.split('\u0000').map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${words.join('.+')}$`, 'su');
}
