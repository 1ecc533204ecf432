import type { DraftLine } from '../opening-values';

/** Errors of the form: by place, with holes where nothing is wrong. */
interface Errors {
  lines?: unknown;
  items?: unknown;
  bills?: unknown;
  controls?: unknown;
}

interface Drafts {
  lines: readonly Pick<DraftLine, 'fundId'>[];
  /** The tab of each control balance. */
  controls: readonly ItemTab[];
}

export type ItemTab = 'units' | 'bills';

/** The tab with the first error: a fund's accounts, items of units or bills; undefined where nothing is wrong. */
export function firstErrorIn(
  { lines, items, bills, controls }: Errors,
  drafts: Drafts,
): { tab: string; item?: number } | undefined {
  const line = firstPlace(lines);
  const fundId = line === undefined ? undefined : drafts.lines[line]?.fundId;
  if (fundId !== undefined) return { tab: fundId };
  const item = firstPlace(items);
  if (item !== undefined) return { tab: 'units', item };
  const bill = firstPlace(bills);
  if (bill !== undefined) return { tab: 'bills', item: bill };
  const control = firstPlace(controls);
  const tab = control === undefined ? undefined : drafts.controls[control];
  return tab === undefined ? undefined : { tab };
}

function firstPlace(errors: unknown): number | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const places = Object.entries(errors)
    .filter(([, error]) => error !== undefined && error !== null)
    .map(([place]) => Number(place))
    .filter(Number.isInteger);
  return places.length > 0 ? Math.min(...places) : undefined;
}

/** Messages by path, `lines.3.amountMinor`, as errors by place. */
export function byPlace(fields: Readonly<Record<string, string>>): Errors {
  const errors: Record<string, Record<string, string>> = {};
  for (const [path, message] of Object.entries(fields)) {
    const [list = '', place = ''] = path.split('.');
    errors[list] = { ...errors[list], [place]: message };
  }
  return errors;
}
