import type { SearchHit } from '@courtyard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { ReadContext } from '../call-context';

/** What was typed, in the forms that are looked for: as it was, or what may have been meant. */
export type Needles = readonly string[];

/** A record as a provider gives it. `rank` as `courtyard.search_rank` tells it. */
export interface Found extends Omit<SearchHit, 'section' | 'kind'> {
  rank: number;
  /** Of two that answer as well the one that was touched last comes first. */
  touchedAt: string;
  /** The record of another kind that it is too: where that one is found, this one is left out. */
  sameAs?: Pick<SearchHit, 'kind' | 'id'> | null;
}

/**
 * Finds the records of one kind, `search.provider/v1`. It gives those alone that the caller may open: `find` runs within
 * the community's fence and has to leave out what of it is not the caller's.
 */
export interface SearchProvider {
  /** As `search` of the `section.json` names it. */
  kind: string;
  /** Whoever has it not is not asked for; null for every member. */
  permission: string | null;
  /** At most `limit`, the best first. */
  find(context: ReadContext, asked: { needles: Needles; limit: number }): Promise<Found[]>;
}

/**
 * The records of a kind that `courtyard.make_searchable` has found, to be joined as `record_id, rank`: of the whole
 * community, or of the ids of an array where the caller may see only these.
 */
export function foundRecords(
  kind: string,
  { needles, limit }: { needles: Needles; limit: number },
  within: RawBuilder<unknown> | null = null,
): RawBuilder<unknown> {
  return sql`courtyard.find_records(${kind}, ${needles}::text[], ${within ?? sql`null`}::uuid[], ${limit}::int)`;
}
