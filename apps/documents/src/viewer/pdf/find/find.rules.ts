/** A character without case and accents; always one, so that places in the text stay. */
const folded = (character: string): string =>
  character.normalize('NFD').charAt(0).toLowerCase().charAt(0) || character;

const fold = (text: string): string => text.replaceAll(/\P{ASCII}/gu, folded).toLowerCase();

export interface Match {
  start: number;
  end: number;
}

/** Where the words stand in a text, whatever their case, accents and spaces; none for what is blank. */
export function matchesIn(text: string, words: string): Match[] {
  const sought = fold(words.trim());
  if (sought === '') return [];
  const pattern = sought
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  return [...fold(text).matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** A match by its page and its place among those of the page. */
export interface FoundAt {
  page: number;
  index: number;
}

/**
 * The match after another, or the one before it, around the ends of the document. `countOn` reads a page and says how many
 * it has; null where no page has any.
 */
export async function findNext(
  from: FoundAt,
  direction: 1 | -1,
  pages: number,
  countOn: (page: number) => Promise<number>,
): Promise<FoundAt | null> {
  const here = from.index + direction;
  if (here >= 0 && here < (await countOn(from.page))) return { page: from.page, index: here };
  for (let step = 1; step <= pages; step += 1) {
    const page = ((from.page - 1 + direction * step + pages * step) % pages) + 1;
    const count = await countOn(page);
    if (count > 0) return { page, index: direction === 1 ? 0 : count - 1 };
  }
  return null;
}
