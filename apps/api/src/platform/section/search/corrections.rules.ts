import { withoutApostrophes } from '@courtyard/contract/apostrophes';

/** Words of a search that are looked at; more narrow nothing down that is still there. */
const maxWords = 8;

/** The words of a search in lower case without accents and apostrophes, as `courtyard.search_key` has them. */
export const wordsOf = (text: string): string[] =>
  withoutApostrophes(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords);

/**
 * Slips of the keyboard between two words: letters too many, left out, changed, or two that changed places (optimal
 * string alignment).
 */
export function slipsBetween(one: string, other: string): number {
  let twoBefore: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let place = 1; place <= other.length; place += 1) {
      const isSame = one[row - 1] === other[place - 1];
      const best = Math.min(
        (before[place] ?? 0) + 1,
        (current[place - 1] ?? 0) + 1,
        (before[place - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const hasSwapped = one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1];
      current.push(hasSwapped ? Math.min(best, (twoBefore[place - 2] ?? best) + 1) : best);
    }
    twoBefore = before;
    before = current;
  }
  return before[other.length] ?? 0;
}

/** Slips that a word may have and still be meant; one of three letters with two is another word. */
const slipsIn = (word: string) => (word.length > 5 ? 2 : 1);

/** Whether a word can be mistyped: a number with another digit is another number. */
export const isCorrectable = (word: string): boolean => word.length > 2 && /\p{L}/u.test(word);

/** Of the words that the community's records have, those that may have been meant by one, the nearest first. */
export function meantBy(word: string, terms: readonly string[]): string[] {
  return terms
    .map((term) => ({ term, slips: slipsBetween(word, term) }))
    .filter(({ slips }) => slips > 0 && slips <= slipsIn(word))
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ term }) => term);
}

/** Searches that are tried in place of one, at most. */
const maxNeedles = 4;

/** What may have been meant by a search, the likeliest first: each word as it is or as one that it is like. */
export function correctedNeedles(
  words: readonly string[],
  termsLike: (word: string) => readonly string[],
): string[] {
  let needles: string[][] = [[]];
  for (const word of words) {
    const terms = isCorrectable(word) ? termsLike(word) : [];
    const meant = meantBy(word, terms);
    // A word that there is was most likely meant; it may be another's slip all the same.
    const known = terms.includes(word) || meant.length === 0 ? [word] : [];
    const choices = [...known, ...meant].slice(0, 2);
    needles = needles.flatMap((before) => choices.map((choice) => [...before, choice])).slice(0, maxNeedles);
  }
  const typed = words.join(' ');
  return needles.map((needle) => needle.join(' ')).filter((needle) => needle !== typed);
}
