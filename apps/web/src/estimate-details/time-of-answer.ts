/** How an answer's age is told: by the clock today and yesterday, by the date before. By the calendar of the browser. */
export function dayOfAnswer(time: Date, now: Date): 'today' | 'yesterday' | 'earlier' {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (time.toDateString() === now.toDateString()) return 'today';
  return time.toDateString() === yesterday.toDateString() ? 'yesterday' : 'earlier';
}
