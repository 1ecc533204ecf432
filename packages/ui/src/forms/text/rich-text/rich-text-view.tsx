import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextMark,
} from '@courtyard/contract/fields/rich-text';
import type { ReactNode } from 'react';
import { TextLink } from '../../../actions/links';
import { chakra } from '../../../theme/styled';
import { richTextStyles } from './rich-text.recipe';

const Written = chakra('div', { base: richTextStyles });

/** A picture of a text, by a link that works for some minutes. */
export interface RichTextPicture {
  id: string;
  url: string;
}

/** The border of a page's own addresses: they open in the application. */
const isOwn = (href: string) => href.startsWith('/');

function marked(content: ReactNode, mark: RichTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>;
    case 'italic':
      return <em>{content}</em>;
    case 'underline':
      return <u>{content}</u>;
    case 'strike':
      return <s>{content}</s>;
    case 'link': {
      const { href } = mark.attrs;
      return isOwn(href) ? (
        <TextLink to={href}>{content}</TextLink>
      ) : (
        <TextLink href={href} rel="noopener noreferrer nofollow">
          {content}
        </TextLink>
      );
    }
  }
}

const inlines = (content: readonly RichTextInline[] = []) =>
  content.map((piece, place) => {
    if (piece.type === 'hardBreak') return <br key={place} />;
    if (piece.type === 'mergeField')
      return (
        <span key={place} data-field={piece.attrs.name}>
          {piece.attrs.name}
        </span>
      );
    const drawn = (piece.marks ?? []).reduce<ReactNode>(marked, piece.text);
    return <span key={place}>{drawn}</span>;
  });

/** A block within another: of an item, a quotation. */
type Inner = Extract<RichTextBlock, { type: 'blockquote' | 'bulletList' | 'orderedList' }>['content'][number];
type Drawn = RichTextBlock | Exclude<Inner, { type: 'listItem' }>;

function block(piece: Drawn, place: number, pictures: ReadonlyMap<string, string>): ReactNode {
  switch (piece.type) {
    case 'paragraph':
      return <p key={place}>{inlines(piece.content)}</p>;
    case 'heading': {
      // The page has its own first heading, and a card its second.
      const Level = piece.attrs.level === 2 ? 'h3' : 'h4';
      return <Level key={place}>{inlines(piece.content)}</Level>;
    }
    case 'horizontalRule':
      return <hr key={place} />;
    case 'image': {
      const address = pictures.get(piece.attrs.fileId);
      return address === undefined ? null : (
        <img key={place} src={address} alt={piece.attrs.alt} loading="lazy" />
      );
    }
    case 'blockquote':
      return (
        <blockquote key={place}>{piece.content.map((inner, at) => block(inner, at, pictures))}</blockquote>
      );
    case 'bulletList':
    case 'orderedList': {
      const List = piece.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List key={place}>
          {piece.content.map(({ content }, at) => (
            <li key={at}>{content.map((inner, within) => block(inner, within, pictures))}</li>
          ))}
        </List>
      );
    }
  }
}

/** What somebody wrote, as elements: nothing of it is ever taken for HTML. */
export function RichTextView({
  text,
  pictures = [],
}: {
  text: RichText;
  pictures?: readonly RichTextPicture[];
}) {
  const addresses = new Map(pictures.map(({ id, url }) => [id, url]));
  return <Written>{text.content.map((piece, place) => block(piece, place, addresses))}</Written>;
}
