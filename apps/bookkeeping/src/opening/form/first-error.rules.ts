import type { DraftLine } from '../opening-values';

/** Errors of the form: by place, with holes where nothing is wrong. */
interface Errors {
  lines?: unknown;
  items?: unknown;
}

/** Where the first thing that is wrong stands: a fund's accounts, or an item of the units; undefined where nothing is. */
export function firstErrorIn(
  { lines, items }: Errors,
  drafts: readonly Pick<DraftLine, 'fundId'>[],
): { tab: string; item?: number } | undefined {
  const line = firstPlace(lines);
  const fundId = line === undefined ? undefined : drafts[line]?.fundId;
  if (fundId !== undefined) return { tab: fundId };
  const item = firstPlace(items);
  return item === undefined ? undefined : { tab: 'units', item };
}

function firstPlace(errors: unknown): number | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const places = Object.entries(errors)
    .filter(([, error]) => error !== undefined && error !== null)
    .map(([place]) => Number(place))
    .filter(Number.isInteger);
  return places.length > 0 ? Math.min(...places) : undefined;
}
