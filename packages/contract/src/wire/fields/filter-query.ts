import { z } from 'zod';
import { id, many, one } from '../primitives';
import { type FilterKind, type Filters, type FilterValue, isMany, longestListText } from './filters';
import { isDaySpan, isNumberSpan } from './spans';

type FilterShape<Q extends Filters> = {
  [N in keyof Q]: z.ZodOptional<z.ZodType<FilterValue<Q[N]>, FilterValue<Q[N]>>>;
};

const spanOf = (isSpan: (text: string) => boolean, message: string) =>
  z.string().max(60).refine(isSpan, message).optional();

const days = spanOf(isDaySpan, 'Write dates as 2026-01-01..2026-03-31, or this-month.');
const numbers = spanOf(isNumberSpan, 'Write numbers as 100..500, 100.. or ..500.');

function schemaOf(kind: FilterKind) {
  if (typeof kind === 'object') return many(z.enum(kind));
  switch (kind) {
    case 'reference':
      return many(id);
    case 'value':
      return many(z.string().trim().max(longestListText));
    case 'text':
      return z.string().trim().min(1).max(longestListText).optional();
    case 'days':
      return days;
    default:
      return numbers;
  }
}

/** What a list's query takes for its filters, for `listQuery(…).extend`. */
export function filterQuery<const Q extends Filters>({ filters }: { filters: Q }): FilterShape<Q> {
  const shape = Object.entries(filters).map(([name, kind]) => [name, schemaOf(kind)]);
  // The border: a loop over the filters does what the type says of each.
  return Object.fromEntries(shape) as FilterShape<Q>;
}

/** Added to a list's filters: of which one the values are asked for, and by which part of their name. */
export function requestedValues({ filters }: { filters: Filters }) {
  const kinds = Object.entries<FilterKind>(filters);
  const names = kinds.filter(([, kind]) => isMany(kind)).map(([name]) => name);
  return { of: z.enum(names), find: z.string().trim().max(80).optional() };
}

/** Values that a filter has under the other filters, the most frequent first; `label` where the value is an id. */
export const filterValues = one(
  z.object({
    values: z.array(z.object({ value: z.string(), label: z.string().nullable(), count: z.int() })),
    /** There are more of them: ask by a part of their name. */
    more: z.boolean(),
  }),
);

/** Sums over all rows of a list under its filters, by field; amounts in the minor unit. */
export const listTotals = one(z.object({ count: z.int(), sums: z.record(z.string(), z.int()) }));

export type FilterValuesAnswer = z.infer<typeof filterValues>['data'];
export type ListTotals = z.infer<typeof listTotals>['data'];
