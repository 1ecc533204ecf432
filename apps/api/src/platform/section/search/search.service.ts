import type { SearchAnswer, SearchHit } from '@courtyard/contract';
import { sql } from 'kysely';
import { codeOf } from '../../core/error-code';
import type { Tx } from '../../database/database';
import { chosenSections } from '../../registry/choice/chosen-sections.sql';
import type { ReadContext } from '../call-context';
import { correctedNeedles, isCorrectable, wordsOf } from './corrections.rules';
import type { Found, Needles, SearchProvider } from './search-provider';

/** A section with what finds its records. */
export interface SearchedSection {
  id: string;
  search: readonly SearchProvider[];
}

type Ranked = Found & Pick<SearchHit, 'section' | 'kind'>;

/** Records of a kind in an answer, and of all kinds together. */
const limits = { ofKind: 5, all: 20 };

/** So many does `courtyard.search_rank` know: the least of what was typed is above the best of what was not. */
const ranks = 6;

/** Somebody is typing: what takes longer is answered without the rest. */
const timeLimitMs = 1_000;

/** With fewer than these it is looked whether something was mistyped. */
const fewHits = 3;

/** What PostgreSQL ends for its time: `query_canceled`. */
const isTimeUp = (error: unknown) => codeOf(error) === '57014';

/** Words of the community that are like those that were typed, by word. */
async function termsLike(tx: Tx, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ word: string; terms: string[] }>`
    select word, array(select courtyard.terms_like(courtyard.search_key(word))) as terms
    from unnest(${words}::text[]) word`.execute(tx);
  return new Map(rows.map(({ word, terms }) => [word, terms]));
}

/** The kinds that this person may find, of the sections that the community uses. */
async function providersFor(context: ReadContext, sections: readonly SearchedSection[]) {
  const { permissions } = context.caller;
  const off = new Set((await chosenSections(context.tx)).flatMap(({ id, enabled }) => (enabled ? [] : [id])));
  return sections
    .filter(({ id }) => !off.has(id))
    .flatMap(({ id: section, search }) => search.map((provider) => ({ section, provider })))
    .filter(({ provider: { permission } }) => permission === null || permissions.has(permission));
}

type Asked = Awaited<ReturnType<typeof providersFor>>;

/** What was typed comes before what may have been meant, then what answers better, then what was touched last. */
const byRank = (a: Ranked, b: Ranked) =>
  b.rank - a.rank || Number(a.isArchived) - Number(b.isArchived) || b.touchedAt.localeCompare(a.touchedAt);

const keyOf = ({ kind, id }: Pick<SearchHit, 'kind' | 'id'>) => `${kind} ${id}`;

function answerOf(found: ReadonlyMap<string, Ranked>, isPartial: boolean): SearchAnswer {
  const hits = [...found.values()]
    .filter(({ sameAs }) => !sameAs || !found.has(keyOf(sameAs)))
    .toSorted(byRank)
    .slice(0, limits.all)
    .map(({ rank: _rank, touchedAt: _touchedAt, sameAs: _sameAs, ...hit }) => hit);
  return { hits, isPartial };
}

/** The best records of all kinds that the caller may open, for what was typed. */
export async function searchRecords(
  context: Omit<ReadContext, 'tx'>,
  sections: readonly SearchedSection[],
  typed: string,
): Promise<SearchAnswer> {
  const words = wordsOf(typed);
  const found = new Map<string, Ranked>();

  async function ask(tx: Tx, asked: Asked, needles: Needles, advantage: number): Promise<void> {
    for (const { section, provider } of asked) {
      const some = await provider.find({ ...context, tx }, { needles, limit: limits.ofKind });
      for (const record of some) {
        const key = keyOf({ kind: provider.kind, id: record.id });
        if (!found.has(key))
          found.set(key, { ...record, section, kind: provider.kind, rank: record.rank + advantage });
      }
    }
  }

  const work = async (tx: Tx) => {
    const asked = await providersFor({ ...context, tx }, sections);
    if (asked.length === 0) return;
    await ask(tx, asked, [words.join(' ')], ranks);
    const uncertain = words.filter(isCorrectable);
    if (found.size >= fewHits || uncertain.length === 0) return;
    const like = await termsLike(tx, uncertain);
    const needles = correctedNeedles(words, (word) => like.get(word) ?? []);
    if (needles.length > 0) await ask(tx, asked, needles, 0);
  };
  try {
    await context.platform.inTenant(context.tenant.id, work, {
      readOnly: true,
      statementTimeoutMs: timeLimitMs,
    });
  } catch (error) {
    if (!isTimeUp(error)) throw error;
    return answerOf(found, true);
  }
  return answerOf(found, false);
}
