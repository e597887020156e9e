/**
 * The calendar's library writes a style element for touch screens unless an element of this id is there. Our policy forbids
 * style elements (docs/security.md); the same rule stands in date-range.css.
 */
const ID = 'react-aria-pressable-style';

/** To be called before the library's first button is shown. */
export function allowWithoutStyle(): void {
  if (document.getElementById(ID) !== null) return;
  const mark = document.createElement('meta');
  mark.id = ID;
  document.head.append(mark);
}
