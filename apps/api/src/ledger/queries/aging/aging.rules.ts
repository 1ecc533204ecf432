/** What is open by how many days it is overdue: `current` is due on the day or after. */
export interface Aging {
  current: number;
  to30: number;
  to60: number;
  to90: number;
  over90: number;
}

const dayMs = 86_400_000;

/** Days from a calendar day to another, negative where it lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

export function bucketOf(dueOn: string, at: string): keyof Aging {
  const overdue = daysBetween(dueOn, at);
  if (overdue <= 0) return 'current';
  if (overdue <= 30) return 'to30';
  if (overdue <= 60) return 'to60';
  return overdue <= 90 ? 'to90' : 'over90';
}

/** The sum of each bucket. */
export function agingOf(items: readonly { bucket: keyof Aging; openMinor: number }[]): Aging {
  const aging: Aging = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const { bucket, openMinor } of items) aging[bucket] += openMinor;
  return aging;
}
