import type { RichText } from './rich-text';

/** What of any node of a rich text is looked at here. */
interface Node {
  type: string;
  text?: string;
  attrs?: { fileId?: string; alt?: string; level?: number; name?: string };
  marks?: readonly { type: string; attrs?: { href: string } }[];
  content?: readonly Node[] | undefined;
}

const isList = ({ type }: Node) => type === 'bulletList' || type === 'orderedList';

/** The address of a link, where the words do not say it already. */
function addressAfter({ text = '', marks = [] }: Node, origin: string): string {
  const href = marks.find(({ type }) => type === 'link')?.attrs?.href;
  if (href === undefined || href.replace(/^(mailto|tel):/i, '') === text) return '';
  return ` (${href.startsWith('/') ? `${origin}${href}` : href})`;
}

const inlineText = (node: Node, origin: string | null): string => {
  if (node.type === 'hardBreak') return '\n';
  if (node.type === 'mergeField') return `{{${node.attrs?.name ?? ''}}}`;
  return `${node.text ?? ''}${origin === null ? '' : addressAfter(node, origin)}`;
};

/** Lines of a node as plain text, a list with dashes or numbers. */
function linesOf(node: Node, origin: string | null): string[] {
  const below = (inner: Node) => linesOf(inner, origin);
  if (node.type === 'image') return node.attrs?.alt ? [`[${node.attrs.alt}]`] : [];
  if (node.type === 'horizontalRule') return ['---'];
  const children = node.content ?? [];
  if (isList(node)) {
    return children.flatMap((item, place) => {
      const sign = node.type === 'orderedList' ? `${place + 1}. ` : '- ';
      const indent = ' '.repeat(sign.length);
      return (item.content ?? [])
        .flatMap(below)
        .map((line, index) => (index === 0 ? `${sign}${line}` : `${indent}${line}`));
    });
  }
  if (node.type === 'blockquote') return children.flatMap(below).map((line) => `> ${line}`);
  return children
    .map((child) => inlineText(child, origin))
    .join('')
    .split('\n');
}

/** A rich text as plain text: for letters, for the search, for what is shown of it in a list. Blocks stand a line apart. */
export const plainTextOf = (written: RichText): string => textOf(written, null);

/** As `plainTextOf`, with the addresses of links behind their words, those of own pages at `origin`: a letter without its HTML. */
export const plainEmailOf = (written: RichText, origin: string): string => textOf(written, origin);

const textOf = ({ content }: RichText, origin: string | null): string =>
  content
    .map((block) => linesOf(block, origin).join('\n'))
    .filter((text) => text.trim() !== '')
    .join('\n\n');

/** A node in one line, without what only stands for how it looks: the points of a list that are no sentences stand apart by a dot. */
function lineOf(node: Node): string {
  if (node.type === 'image' || node.type === 'horizontalRule') return '';
  const children = node.content ?? [];
  const isOfBlocks = isList(node) || node.type === 'listItem' || node.type === 'blockquote';
  if (!isOfBlocks) return children.map((child) => inlineText(child, null)).join('');
  return children
    .map(lineOf)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .reduce((said, line) => `${said}${isList(node) && /[^.!?…:;]$/.test(said) ? ' ·' : ''} ${line}`, '');
}

/** The first words of a rich text, in one line of at most so many characters, cut between words. */
export function beginningOf(written: RichText, most: number): string {
  const text = written.content.map(lineOf).join(' ').replaceAll(/\s+/g, ' ').trim();
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Ids of the files that its pictures are, each once, in their order. */
export const pictureIdsOf = ({ content }: RichText): string[] => [
  ...new Set(content.flatMap((block) => (block.type === 'image' ? [block.attrs.fileId] : []))),
];

/** Whether there is nothing to read or see in it. */
export const isBlank = (written: RichText): boolean =>
  plainTextOf(written) === '' && pictureIdsOf(written).length === 0;

const namesIn = (node: Node): string[] =>
  node.type === 'mergeField' ? [node.attrs?.name ?? ''] : (node.content ?? []).flatMap(namesIn);

/** Names of the fields that are filled in for each reader, each once, in their order. */
export const fieldNamesIn = ({ content }: Pick<RichText, 'content'>): string[] => [
  ...new Set(content.flatMap(namesIn)),
];
