import type { PageText } from '../../../platform/files/storage/processing/read-file';

/** A part of a document's text that a search finds. */
export interface Passage {
  page: number | null;
  text: string;
}

/** About a third of a page: all words of a search are to stand close to each other. */
const maxLetters = 1_200;
const maxPassages = 5_000;

/** What PostgreSQL takes as text, on one line: a word that a line's end divides is one word again. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/(\p{L})[-\u00ad]\s*\n\s*(\p{Ll})/gu, '$1$2')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\s\u0000-\u001f\u007f\u00ad]+/g, ' ')
    // Half of a pair of surrogates is no letter.
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .trim();

/** Where to cut, at most at `maxLetters`: behind a sentence, else between words. */
function cutOf(text: string): number {
  const head = text.slice(0, maxLetters + 1);
  const sentence = Math.max(...['. ', '! ', '? ', '; '].map((end) => head.lastIndexOf(end))) + 1;
  if (sentence > maxLetters / 2) return sentence;
  const space = head.lastIndexOf(' ');
  if (space > 0) return space;
  return /[\ud800-\udbff]/.test(text.charAt(maxLetters - 1)) ? maxLetters - 1 : maxLetters;
}

/** The text of a file in parts, each of one page. Pages without text give none. */
export function passagesOf(pages: readonly PageText[]): Passage[] {
  const passages: Passage[] = [];
  for (const { page, text } of pages) {
    let left = oneLine(text);
    while (left !== '' && passages.length < maxPassages) {
      const cut = left.length <= maxLetters ? left.length : cutOf(left);
      passages.push({ page, text: left.slice(0, cut).trimEnd() });
      left = left.slice(cut).trimStart();
    }
  }
  return passages;
}
