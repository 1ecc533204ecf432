/** The views of a list beside its table. */
const otherViews: readonly string[] = ['board', 'calendar'];

/** How the address shows a list. */
export function viewOf(search: URLSearchParams): string {
  const show = search.get('show') ?? '';
  return otherViews.includes(show) ? show : 'table';
}

/** The address with another view: what is searched and filtered stays. */
export function shownAs(now: URLSearchParams, view: string): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const name of ['cursor', 'span', 'day']) next.delete(name);
  if (otherViews.includes(view)) next.set('show', view);
  else next.delete('show');
  return next;
}

/** The address of a calendar with the days that it shows. */
export function onDays(now: URLSearchParams, shown: { span: string; day: string }): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(shown)) next.set(name, value);
  return next;
}
