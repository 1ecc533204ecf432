/** The row that comes `by` rows after the one that one is on; the first where one is on none. It stops at both ends. */
export function rowBeside(ids: readonly string[], current: string | null, by: 1 | -1): string | null {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at < 0) return ids[0] ?? null;
  return ids[Math.min(Math.max(at + by, 0), ids.length - 1)] ?? null;
}

/**
 * Whether Enter is for the row that one is on: a row has the focus, or what holds the rows, or the sheet of their preview, or
 * the page's heading, where the focus of who comes is. What can be pressed itself keeps it.
 */
export const isForRows = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.matches('[data-row], h1') || target.querySelector('[data-row], [data-keys-go-on]') !== null);

/** Space does nothing on a link, which has the focus of its row. */
export const isRowLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[data-row] a');
