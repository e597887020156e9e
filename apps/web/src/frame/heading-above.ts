/** The heading of the section, dialog or page that contains the element. */
export function headingAbove(element: HTMLElement): HTMLElement | null {
  for (let place = element.parentElement; place !== null; place = place.parentElement) {
    const heading = place.querySelector<HTMLElement>(':is(h1, h2)[tabindex]');
    if (heading) return heading;
  }
  return null;
}
