import type { Readable } from 'node:stream';
import { z } from 'zod';
import { type ChildEnd, type ChildLimits, runLimited, defaultLimits } from './limited-child';
import { readerCode } from './reader-code';

/** Node calls it so from version 22.13 on. */
const permissionFlag = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** It reads files, its own code among them, and may not write any, start processes or threads. */
export const fenced = (more: readonly string[] = []): string[] =>
  permissionFlag === undefined ? [] : [permissionFlag, '--allow-fs-read=*', ...more];

/** A page of a PDF, counted from 1; null where the file has no pages. */
export interface PageText {
  page: number | null;
  text: string;
}

export type Reading<T> = Exclude<ChildEnd, { kind: 'done' }> | { kind: 'done'; content: T };

const readText = z.object({
  pages: z.array(z.object({ page: z.int().min(1).nullable(), text: z.string() })),
});

const wordFile = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Larger files are not read: a child holds all of one. */
const maxBytes = 150 * 1024 * 1024;

/** Whether a file of this type and size has text that can be read here. */
export const hasReadableText = ({ mediaType, bytes }: { mediaType: string; bytes: number }): boolean =>
  bytes <= maxBytes &&
  (mediaType === 'application/pdf' || mediaType === wordFile || mediaType.startsWith('text/'));

/** Pictures, and PDFs by their first page. HEIC is none that the library reads. */
const drawn = /^(?:image\/(?:png|jpeg|webp|gif|avif)|application\/pdf)$/;

/** Whether a thumbnail of a file of this type and size can be drawn here. */
export const hasThumbnail = ({ mediaType, bytes }: { mediaType: string; bytes: number }): boolean =>
  bytes <= maxBytes && drawn.test(mediaType);

/** The text of a file, page by page, read in a process of its own. */
export async function textOf(
  content: Readable,
  mediaType: string,
  limits?: ChildLimits,
): Promise<Reading<PageText[]>> {
  const end = await runLimited([...fenced(), await readerCode(), 'text', mediaType], content, limits);
  if (end.kind !== 'done') return end;
  const { data } = readText.safeParse(parsed(end.output));
  return data ? { kind: 'done', content: data.pages } : { kind: 'broken', reason: 'crash' };
}

function parsed(output: Buffer): unknown {
  try {
    return JSON.parse(output.toString());
  } catch {
    return null;
  }
}

/** A WebP that begins with its mark: nothing else of a child is ever served. */
const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

const thumbnailLimits: ChildLimits = { ...defaultLimits, outputBytes: 256 * 1024 };

/** A small WebP of a picture or of a PDF's first page, drawn in a process of its own. */
export async function thumbnailOf(
  content: Readable,
  mediaType: string,
  limits: ChildLimits = thumbnailLimits,
): Promise<Reading<Buffer>> {
  // The libraries that draw are compiled code.
  const program = [...fenced(['--allow-addons']), await readerCode()];
  const end = await runLimited([...program, 'thumbnail', mediaType], content, limits);
  if (end.kind !== 'done') return end;
  return isWebp(end.output) ? { kind: 'done', content: end.output } : { kind: 'broken', reason: 'crash' };
}

export type WorkbookCell = string | number | null;

const readWorkbook = z.object({ rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))) });

/** A workbook that unpacks to more than this is broken, however small the file is. */
const workbookLimits: ChildLimits = { ...defaultLimits, timeMs: 20_000, outputBytes: 8 * 1024 * 1024 };

/** The cells of a workbook’s first sheet, read in a process of its own. */
export async function workbookOf(
  content: Readable,
  limits: ChildLimits = workbookLimits,
): Promise<Reading<WorkbookCell[][]>> {
  const end = await runLimited([...fenced(), await readerCode(), 'workbook'], content, limits);
  if (end.kind !== 'done') return end;
  const { data } = readWorkbook.safeParse(parsed(end.output));
  return data ? { kind: 'done', content: data.rows } : { kind: 'broken', reason: 'crash' };
}
