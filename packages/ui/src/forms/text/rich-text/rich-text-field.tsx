import { lazyContent } from '@courtyard/common';
import type { RichTextPicture } from './rich-text-view';
import { Skeleton } from '../../../feedback/skeleton';
import type { BoundFieldProps } from '../../form/bound-field';

export interface RichTextFieldProps extends BoundFieldProps {
  /** The pictures that the text has, with links, so that they are seen while it is written. */
  pictures?: readonly RichTextPicture[];
  /** A letter: no pictures, and fields that are filled in for each of its readers, with what they are called. */
  mergeFields?: readonly MergeField[];
}

/** A field of a letter: its name in the contract, and what people call it. */
export interface MergeField {
  name: string;
  label: string;
}

/**
 * A text with headings, lists, links and pictures. Holds a `RichText` of the contract. The editor is fetched when it is
 * first drawn: those who only read never load it (`RichTextView` of `ui/details`).
 */
export const RichTextField = lazyContent<RichTextFieldProps>(
  async () => (await import(/* webpackChunkName: "rich-text-editor" */ './rich-text-editor')).RichTextEditor,
  <Skeleton height="72" />,
);
