import { matchesIn } from './find.rules';

/** Text of an element as it is searched: `br` ends a line. With it, where each piece of it stands. */
function piecesOf(element: HTMLElement) {
  const pieces: { node: Text; start: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      pieces.push({ node, start: text.length });
      text += node.data;
    } else if (node.nodeName === 'BR') text += '\n';
  }
  return { pieces, text };
}

function rangeOf(pieces: ReturnType<typeof piecesOf>['pieces'], start: number, end: number): Range {
  const range = document.createRange();
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end);
  if (first) range.setStart(first.node, Math.min(start - first.start, first.node.length));
  if (last) range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}

/** Scrolls the window of the document alone: the page around it stays where it is. */
function bringIntoSight(range: Range): void {
  const root = range.startContainer.parentElement?.closest<HTMLElement>('[role=region]');
  if (!root) return;
  const [match, sight] = [range.getBoundingClientRect(), root.getBoundingClientRect()];
  if (match.top < sight.top || match.bottom > sight.bottom)
    root.scrollTop += match.top - sight.top - sight.height / 3;
  if (match.left < sight.left || match.right > sight.right)
    root.scrollLeft += match.left - sight.left - sight.width / 3;
}

/** Marks the words on a page, one match more than the others, and brings that one into sight. Gives what takes the marks off. */
export function markMatches(element: HTMLElement, words: string, index: number): () => void {
  const { pieces, text } = piecesOf(element);
  const ranges = matchesIn(text, words).map(({ start, end }) => rangeOf(pieces, start, end));
  const current = ranges[index];
  if (current) bringIntoSight(current);
  // Firefox has it since 2025; elsewhere the page is shown without marks.
  if (typeof Highlight === 'undefined') return () => {};
  CSS.highlights.set('document-match', new Highlight(...ranges.filter((range) => range !== current)));
  CSS.highlights.set('document-match-current', new Highlight(...(current ? [current] : [])));
  return () => {
    CSS.highlights.delete('document-match');
    CSS.highlights.delete('document-match-current');
  };
}
