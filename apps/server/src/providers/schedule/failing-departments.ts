/** Times that the department that is starting is out of order at first. */
const STARTS_AFTER = 2;

/**
 * Tells whether the page is out of order for a visitor (docs/demo.md): the department `down` always is, `starting` at the
 * first two times of each ticket.
 */
export function failingDepartments(): (fields: Readonly<Record<string, string | undefined>>) => boolean {
  const asked = new Map<string, number>();
  return ({ dept, ticket = '' }) => {
    if (dept !== 'starting') return dept === 'down';
    const times = (asked.get(ticket) ?? 0) + 1;
    asked.set(ticket, times);
    return times <= STARTS_AFTER;
  };
}
