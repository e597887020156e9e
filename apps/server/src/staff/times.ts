/** As `2026-11-21`, in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** As `2026-11-21 15:04`, in UTC. */
export function minuteOf(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}
