import { type RawBuilder, sql } from 'kysely';
import type { Needles } from '../../../../platform/section/search/search-provider';

/** How well some words answer what was typed, as `courtyard.search_rank` tells it; null where they do not. */
export const wordsRank = (called: RawBuilder<unknown>, needles: Needles): RawBuilder<number | null> =>
  sql<number | null>`(select max(courtyard.search_rank(courtyard.search_key(${called}), words, key, patterns))
    from unnest(${needles}::text[]) needle,
      lateral (select btrim(courtyard.search_key(needle)) as key, courtyard.search_patterns(needle) as patterns,
        courtyard.search_words(${called}) as words) asked
    where words like all (patterns))`;
