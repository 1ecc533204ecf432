import type { FileKind } from '@courtyard/contract';

const kinds: readonly (readonly [pattern: RegExp, kind: FileKind])[] = [
  // Drawings of CAD have types among those of pictures.
  [/^image\/(?!vnd\.d[wx])/, 'picture'],
  [/^application\/pdf/, 'pdf'],
  [/wordprocessing|msword|opendocument\.text/, 'document'],
  [/^text\/csv|spreadsheet|ms-excel/, 'sheet'],
  [/presentation|ms-powerpoint/, 'slides'],
  [/^text\//, 'text'],
];

/** The kind of a file by the media type that it is stored under. */
export const fileKind = (mediaType: string): FileKind =>
  kinds.find(([pattern]) => pattern.test(mediaType))?.[1] ?? 'other';
