import type { RichText, RichTextInline } from '@courtyard/contract/fields/rich-text';

/** A block of a notice's text. */
type Block = { paragraph: readonly string[] } | { list: readonly string[] };

/** Paragraphs are parted by empty lines; one whose lines begin with `- ` is a list. */
export const blocksOf = (text: string): Block[] =>
  text
    .split(/\n[ \t]*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines.every((line) => line.startsWith('- '))
        ? { list: lines.map((line) => line.slice(2)) }
        : { paragraph: lines },
    );

const words = (text: string): RichTextInline => ({ type: 'text', text });

/** The text of a notice as letters to many have theirs. */
export const letterOf = (text: string): RichText => ({
  type: 'doc',
  content: blocksOf(text).map((block) =>
    'list' in block
      ? {
          type: 'bulletList',
          content: block.list.map((line) => ({
            type: 'listItem',
            content: [{ type: 'paragraph', content: [words(line)] }],
          })),
        }
      : {
          type: 'paragraph',
          content: block.paragraph.flatMap((line, index) =>
            index === 0 ? [words(line)] : [{ type: 'hardBreak' }, words(line)],
          ),
        },
  ),
});
