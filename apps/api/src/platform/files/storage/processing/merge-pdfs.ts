import { Readable } from 'node:stream';
import { z } from 'zod';
import { type ChildLimits, runLimited, defaultLimits } from './limited-child';
import type { MergeOrder, Refused } from './merged-pdf';
import { fenced } from './read-file';
import { readerCode } from './reader-code';

const mebibyte = 1024 * 1024;

/** What several PDFs may come to together. */
export const maxMergedBytes = 100 * mebibyte;

const limits: ChildLimits = {
  ...defaultLimits,
  heapMegabytes: 512,
  dataBytes: 1024 * mebibyte,
  outputBytes: 2 * maxMergedBytes,
};

const refused = z.object({ place: z.int(), why: z.enum(['encrypted', 'broken']) });
const answer = z.union([z.object({ pages: z.array(z.int().min(1)) }), z.object({ refused })]);

export type Merged<T> =
  | { kind: 'done'; content: T }
  | { kind: 'refused'; refused: Refused }
  /** It took more time or memory than it may. */
  | { kind: 'broken' };

async function run(
  files: readonly Buffer[],
  order: Omit<MergeOrder, 'bytes'>,
  most: ChildLimits,
): Promise<Merged<Buffer | number[]>> {
  const head: MergeOrder = { ...order, bytes: files.map(({ length }) => length) };
  const input = Readable.from([Buffer.from(`${JSON.stringify(head)}\n`), ...files]);
  const end = await runLimited([...fenced(), await readerCode(), 'merge'], input, most);
  if (end.kind !== 'done') return { kind: 'broken' };
  const { output } = end;
  if (output.subarray(0, 5).toString('latin1') === '%PDF-') return { kind: 'done', content: output };
  const { data } = answer.safeParse(JSON.parse(output.toString()));
  if (!data) return { kind: 'broken' };
  return 'refused' in data
    ? { kind: 'refused', refused: data.refused }
    : { kind: 'done', content: data.pages };
}

/** How many pages each PDF has, counted in a process of its own: uploads may be hostile. */
export async function countPages(files: readonly Buffer[], most = limits): Promise<Merged<number[]>> {
  const order = { isCount: true, title: '', language: 'en', contentsTitle: '', names: [] };
  const end = await run(files, order, most);
  if (end.kind !== 'done') return end;
  return Array.isArray(end.content) ? { kind: 'done', content: end.content } : { kind: 'broken' };
}

/** Several PDFs as one, the first of them cover and contents, merged in a process of its own. */
export async function mergePdfs(
  files: readonly Buffer[],
  order: Omit<MergeOrder, 'bytes' | 'isCount'>,
  most = limits,
): Promise<Merged<Buffer>> {
  const end = await run(files, { ...order, isCount: false }, most);
  if (end.kind !== 'done') return end;
  return Buffer.isBuffer(end.content) ? { kind: 'done', content: end.content } : { kind: 'broken' };
}
