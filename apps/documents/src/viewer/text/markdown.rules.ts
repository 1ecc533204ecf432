import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextMark,
} from '@courtyard/contract/fields/rich-text';

/** A part of a text: what reads as formatted text, or lines that stay as they are. */
export type MarkdownPart = { kind: 'formatted'; text: RichText } | { kind: 'literal'; text: string };

type Inline = RichTextInline;
type Marks = readonly RichTextMark[];
type Simple = Exclude<RichTextMark['type'], 'link'>;

/**
 * Bold, italic, struck through, code, a link or picture, and an address: the first that begins at a place wins. Bounded,
 * so that no text takes long.
 */
const inlinePattern =
  /\*\*(?<bold>(?:[^*]|\*(?!\*)){1,500})\*\*|__(?<bold2>[^_]{1,500})__|~~(?<strike>[^~]{1,500})~~|\*(?<italic>[^*\s][^*]{0,500})\*|(?<!\w)_(?<italic2>[^_\s][^_]{0,500})_(?!\w)|`(?<code>[^`]{1,500})`|(?<picture>!?)\[(?<label>[^[\]]{0,500})\]\((?<href>[^()\s]{1,2000})(?:\s+"[^"]{0,200}")?\)|<(?<auto>(?:https?:\/\/|mailto:)[^<>\s]{1,2000})>/g;

/** Where a link of a file may lead: nowhere within the application. */
const outside = /^(?:https?:\/\/|mailto:|tel:)[^\s"<>\\]*$/i;

const plain = (text: string, marks: Marks): Inline[] =>
  text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }];

const linked = (label: string, href: string, marks: Marks): Inline[] =>
  outside.test(href)
    ? inlinesOf(label === '' ? href : label, [...marks, { type: 'link', attrs: { href } }])
    : inlinesOf(label, marks);

function inlineFound(groups: Readonly<Record<string, string | undefined>>, marks: Marks): Inline[] {
  const marked = (type: Simple, text: string) => inlinesOf(text, [...marks, { type }]);
  const {
    bold = groups['bold2'],
    italic = groups['italic2'],
    strike,
    code,
    auto,
    label = '',
    href = '',
  } = groups;
  if (bold !== undefined) return marked('bold', bold);
  if (italic !== undefined) return marked('italic', italic);
  if (strike !== undefined) return marked('strike', strike);
  if (code !== undefined) return plain(code, marks);
  if (auto !== undefined) return plain(auto, [...marks, { type: 'link', attrs: { href: auto } }]);
  // A picture would be fetched from somewhere else, which would learn who reads: its words stand for it.
  return groups['picture'] === '!' ? plain(`[${label}]`, marks) : linked(label, href, marks);
}

/** A sign that is not to be read as one: `\*`. */
const escaped = /\\([\\`*_{}[\]()#+\-.!~>])/g;

function inlinesOf(text: string, marks: Marks = []): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(inlinePattern)) {
    pieces.push(...plain(text.slice(end, found.index).replaceAll(escaped, '$1'), marks));
    pieces.push(...inlineFound(found.groups ?? {}, marks));
    end = found.index + found[0].length;
  }
  return [...pieces, ...plain(text.slice(end).replaceAll(escaped, '$1'), marks)];
}

const paragraph = (lines: readonly string[]): Extract<RichTextBlock, { type: 'paragraph' }> => ({
  type: 'paragraph',
  content: lines.flatMap((line, place): Inline[] => [
    ...inlinesOf(`${line.trim()}${place < lines.length - 1 ? ' ' : ''}`),
    ...(/ {2,}$/.test(line) && place < lines.length - 1 ? [{ type: 'hardBreak' } as const] : []),
  ]),
});

const listMark = /^\s{0,3}(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/;
const ends = [
  /^#{1,6}\s/,
  /^\s{0,3}(?:[-*_]\s*){3,}$/,
  /^\s*>/,
  listMark,
  /^\s*(?:```|~~~)/,
  /^\s*\|/,
  /^\s*$/,
];

/** Lines from a place on that `isOf` holds for. */
function run(lines: readonly string[], from: number, isOf: (line: string) => boolean): string[] {
  const end = lines.findIndex((line, place) => place >= from && !isOf(line));
  return lines.slice(from, end === -1 ? undefined : end);
}

function listAt(lines: readonly string[], from: number): { block: RichTextBlock; taken: number } {
  const isOrdered = listMark.exec(lines[from] ?? '')?.[1] !== undefined;
  const taken = run(lines, from, (line) => listMark.test(line) || /^\s+\S/.test(line));
  const items: string[][] = [];
  for (const line of taken) {
    const words = listMark.exec(line)?.[2];
    if (words === undefined && items.length > 0)
      items.at(-1)?.push(line.replace(/^\s+(?:[-*+]|\d+[.)])\s+/, ''));
    else items.push([words ?? line]);
  }
  const content = items.map((each) => ({ type: 'listItem' as const, content: [paragraph(each)] }));
  return { block: { type: isOrdered ? 'orderedList' : 'bulletList', content }, taken: taken.length };
}

function blockAt(lines: readonly string[], from: number): { block: RichTextBlock; taken: number } {
  const line = lines[from] ?? '';
  const heading = /^(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line);
  if (heading) {
    const level = (heading[1] ?? '').length <= 2 ? 2 : 3;
    return { block: { type: 'heading', attrs: { level }, content: inlinesOf(heading[2] ?? '') }, taken: 1 };
  }
  if (ends[1]?.test(line)) return { block: { type: 'horizontalRule' }, taken: 1 };
  if (listMark.test(line)) return listAt(lines, from);
  if (/^\s*>/.test(line)) {
    const quoted = run(lines, from, (each) => /^\s*>/.test(each));
    const content = [paragraph(quoted.map((each) => each.replace(/^\s*>\s?/, '')))];
    return { block: { type: 'blockquote', content }, taken: quoted.length };
  }
  const taken = [line, ...run(lines, from + 1, (each) => !ends.some((end) => end.test(each)))];
  return { block: paragraph(taken), taken: taken.length };
}

/** Lines between fences, and tables, at a place; null where none begins there. */
function literalAt(lines: readonly string[], from: number): { text: string; taken: number } | null {
  const line = lines[from] ?? '';
  const fence = /^\s*(```+|~~~+)/.exec(line)?.[1];
  if (fence !== undefined) {
    const inside = run(lines, from + 1, (each) => !each.trimStart().startsWith(fence));
    return { text: inside.join('\n'), taken: inside.length + 2 };
  }
  if (!/^\s*\|/.test(line)) return null;
  const rows = run(lines, from, (each) => /^\s*\|/.test(each));
  return { text: rows.join('\n'), taken: rows.length };
}

/**
 * Reads the common part of Markdown (headings, lists, quotations, emphasis, links) as formatted text. HTML in it is
 * text like any other, pictures are their words, and fences and tables stay as they are.
 */
export function readMarkdown(source: string): MarkdownPart[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const parts: MarkdownPart[] = [];
  for (let at = 0; at < lines.length;) {
    const literal = literalAt(lines, at);
    if (literal) parts.push({ kind: 'literal', text: literal.text });
    else if (lines[at]?.trim() !== '') {
      const { block, taken } = blockAt(lines, at);
      const last = parts.at(-1);
      if (last?.kind === 'formatted') last.text.content.push(block);
      else parts.push({ kind: 'formatted', text: { type: 'doc', content: [block] } });
      at += taken;
      continue;
    }
    at += literal?.taken ?? 1;
  }
  return parts;
}
