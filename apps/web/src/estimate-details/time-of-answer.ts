/** How to show the age of a response: a time for today and yesterday, else a date. By the browser's calendar. */
export function dayOfAnswer(time: Date, now: Date): 'today' | 'yesterday' | 'earlier' {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (time.toDateString() === now.toDateString()) return 'today';
  return time.toDateString() === yesterday.toDateString() ? 'yesterday' : 'earlier';
}
