import type { SystemStyleObject } from '@chakra-ui/react';

/** How what people wrote looks, where it is read and where it is written. */
export const richTextStyles = {
  maxWidth: '68ch',
  fontSize: 'md',
  lineHeight: 'tall',
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '3' },
  '& h2, & h3': { fontSize: 'lg', lineHeight: 'lg', fontWeight: 'semibold', marginTop: '6' },
  '& h4': { fontSize: 'md', fontWeight: 'semibold', marginTop: '5' },
  // What nothing stands before: the first of its kind may stand after others.
  '&& > :not(* + *)': { marginTop: '0' },
  '& ul': { listStyleType: 'disc', paddingInlineStart: '6' },
  '& ol': { listStyleType: 'decimal', paddingInlineStart: '6' },
  '& li > * + *': { marginTop: '1' },
  '& li + li': { marginTop: '1' },
  '& blockquote': {
    paddingInlineStart: '4',
    borderInlineStartWidth: '3px',
    borderColor: 'border.strong',
    color: 'fg.muted',
  },
  '& hr': { borderTopWidth: '1px', borderColor: 'border.default', marginY: '5' },
  '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'md' },
  '& [data-field]': {
    display: 'inline-block',
    paddingInline: '1.5',
    borderRadius: 'sm',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontWeight: 'medium',
    lineHeight: 'short',
  },
  '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const satisfies SystemStyleObject;
