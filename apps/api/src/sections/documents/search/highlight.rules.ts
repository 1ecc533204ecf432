import type { FoundPassage } from '@courtyard/contract/documents/document/content-search';
import { apostrophes, withoutApostrophes } from '@courtyard/contract/apostrophes';

type Part = FoundPassage['parts'][number];

/** Letters of a passage that are shown. */
const shown = 260;
/** Of them, before the first word that was found. */
const before = 60;

const wordPattern = new RegExp(`[\\p{L}\\p{N}\\p{M}]+(?:${apostrophes.source}[\\p{L}\\p{N}\\p{M}]+)*`, 'gu');

const keyOf = (word: string) =>
  withoutApostrophes(word).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A word as it stands in a text. */
interface Place {
  word: string;
  start: number;
  end: number;
}

const placesOf = (text: string): Place[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));

/**
 * Words of some texts that can be what was looked for, each once: those that begin alike. Which of them the search found only
 * the database knows, by their stems.
 */
export function likelyWords(texts: readonly string[], search: string): string[] {
  const beginnings = placesOf(search).map(({ word }) => keyOf(word).slice(0, 2));
  const isLikely = (word: string) =>
    [word, ...word.split(apostrophes)].some((part) => {
      const key = keyOf(part);
      return beginnings.some((beginning) => key.startsWith(beginning));
    });
  const words = new Set(texts.flatMap((text) => placesOf(text).map(({ word }) => word)));
  return [...words].filter(isLikely);
}

/** Where to begin so that most of what was found is shown; the first such place. */
function startOf(found: readonly Place[]): number {
  let best = { start: 0, count: 0 };
  for (const { start } of found) {
    const count = found.filter((other) => other.start >= start && other.end <= start + shown - before).length;
    if (count > best.count) best = { start, count };
  }
  return best.start - before;
}

/** What is shown of a passage: around the words that were found, cut between words, with those marked. */
export function partsOf(text: string, foundWords: ReadonlySet<string>): Part[] {
  const places = placesOf(text);
  const found = places.filter(({ word }) => foundWords.has(word));
  const wanted = Math.max(0, Math.min(startOf(found), text.length - shown));
  const start = wanted === 0 ? 0 : (places.find((place) => place.start >= wanted)?.start ?? wanted);
  const last = places.findLast((place) => place.end <= start + shown && place.end > start);
  const end = text.length <= start + shown ? text.length : (last?.end ?? start + shown);
  const parts: Part[] = [];
  let at = start;
  const plain = (until: number) => {
    if (until > at) parts.push({ text: text.slice(at, until), isFound: false });
  };
  for (const place of found.filter((each) => each.start >= start && each.end <= end)) {
    plain(place.start);
    parts.push({ text: text.slice(place.start, place.end), isFound: true });
    at = place.end;
  }
  plain(end);
  return cutMarked(parts, { isBegun: start > 0, goesOn: end < text.length });
}

/** An ellipsis where the text goes on. */
function cutMarked(parts: Part[], { isBegun, goesOn }: { isBegun: boolean; goesOn: boolean }): Part[] {
  const cut: Part = { text: '…', isFound: false };
  return [...(isBegun ? [cut] : []), ...parts, ...(goesOn ? [cut] : [])];
}
