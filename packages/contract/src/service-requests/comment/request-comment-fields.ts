import { z } from 'zod';
import { storedFile } from '../../platform/files';
import { id, moment } from '../../wire/primitives';

/** A comment: written once, never changed. */
export const requestComment = z.object({
  id,
  author: z.object({ id, name: z.string() }),
  /** By the reporter; else by one who handles the request, or another who sees it. */
  isReporter: z.boolean(),
  isMine: z.boolean(),
  /** For those who handle requests alone. */
  isInternal: z.boolean(),
  text: z.string(),
  mentions: z.array(z.object({ id, name: z.string() })),
  files: z.array(storedFile),
  writtenAt: moment,
});

export type RequestComment = z.infer<typeof requestComment>;
