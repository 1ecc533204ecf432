import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextMark,
} from '@courtyard/contract/fields/rich-text';
import { textInHtml } from '../../../http/answer/html.rules';

/** A block within another: of an item, a quotation. */
type Inner = Extract<RichTextBlock, { type: 'blockquote' | 'bulletList' | 'orderedList' }>['content'][number];
type Drawn = RichTextBlock | Exclude<Inner, { type: 'listItem' }>;

/** Outlook takes a line's height as the least it may have unless it is told so. */
const lineStyle = 'mso-line-height-rule:exactly;line-height:24px';

const linked = (address: string, words: string) =>
  `<a href="${address}" class="cy-link" style="color:#1f5fbf;text-decoration:underline">${words}</a>`;

/** Addresses in the words become links. */
const withLinks = (html: string): string =>
  html.replaceAll(/\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g, (address) => linked(address, address));

function marked(html: string, mark: RichTextMark, origin: string): string {
  switch (mark.type) {
    case 'bold':
      return `<strong>${html}</strong>`;
    case 'italic':
      return `<em>${html}</em>`;
    case 'underline':
      return `<u>${html}</u>`;
    case 'strike':
      return `<s>${html}</s>`;
    case 'link': {
      const { href } = mark.attrs;
      return linked(textInHtml(href.startsWith('/') ? `${origin}${href}` : href), html);
    }
  }
}

function inlineHtml(piece: RichTextInline, origin: string): string {
  if (piece.type === 'hardBreak') return '<br>';
  if (piece.type === 'mergeField') return `{{${piece.attrs.name}}}`;
  const { text, marks = [] } = piece;
  const html = textInHtml(text);
  const isLink = marks.some(({ type }) => type === 'link');
  return marks.reduce((inner, mark) => marked(inner, mark, origin), isLink ? html : withLinks(html));
}

function blockHtml(block: Drawn, origin: string, isInner = false): string {
  const inlines = (content: readonly RichTextInline[] = []) =>
    content.map((piece) => inlineHtml(piece, origin)).join('');
  switch (block.type) {
    case 'paragraph':
      return `<p style="margin:0 0 ${isInner ? 4 : 16}px;${lineStyle}">${inlines(block.content) || '&nbsp;'}</p>`;
    case 'heading': {
      const [tag, size] = block.attrs.level === 2 ? (['h2', 18] as const) : (['h3', 16] as const);
      return `<${tag} class="cy-text" style="margin:24px 0 8px;font-size:${size}px;${lineStyle};font-weight:600;color:#1c2430">${inlines(block.content)}</${tag}>`;
    }
    case 'bulletList':
    case 'orderedList': {
      const tag = block.type === 'bulletList' ? 'ul' : 'ol';
      const items = block.content.map(
        ({ content }) =>
          `<li style="margin:0 0 4px;${lineStyle}">${content.map((inner) => blockHtml(inner, origin, true)).join('')}</li>`,
      );
      return `<${tag} style="margin:0 0 ${isInner ? 4 : 16}px;padding-left:24px">${items.join('')}</${tag}>`;
    }
    case 'blockquote':
      // Outlook draws no border of a quotation: a narrow cell is one.
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td width="3" class="cy-bar" style="width:3px;background:#c9ced6;font-size:0">&nbsp;</td><td class="cy-quiet" style="padding-left:16px;color:#5b6472">${block.content.map((inner) => blockHtml(inner, origin, true)).join('')}</td></tr></table>`;
    case 'horizontalRule':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="cy-rule" style="border-top:1px solid #e3e6eb;font-size:0;line-height:0">&nbsp;</td></tr></table>`;
    case 'image':
      return '';
  }
}

/**
 * What people wrote as HTML that mail programs draw alike: inline styles and tables, classes only for the dark. Its fields stay in
 * it as `{{name}}`; `origin` is where links to pages of the community lead.
 */
export const emailHtml = ({ content }: RichText, origin: string): string =>
  content.map((block) => blockHtml(block, origin)).join('\n');
