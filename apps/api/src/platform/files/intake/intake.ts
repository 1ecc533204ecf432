import { msg } from '../../http/language/sentence';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../../http/problem';
import { largestFileBytes, largestFileMegabytes } from '@courtyard/contract/platform/uploads/file-size';
import { Meter } from './meter';

/** Bytes that arrived and were looked at; they lie in a temporary file until somebody moves them. */
export interface Arrived {
  path: string;
  mediaType: string;
  bytes: number;
  sha256: string;
}

const tooLarge = () =>
  new Problem({
    status: 413,
    code: 'file-too-large',
    title: 'Too large',
    detail: msg`Files can be up to ${largestFileMegabytes} MB.`,
  });

export const emptyFile = () =>
  new Problem({
    status: 422,
    code: 'file-empty',
    title: 'Empty file',
    detail: 'This file is empty.',
  });

const notAllowed = () =>
  new Problem({
    status: 415,
    code: 'file-kind',
    title: 'File type not allowed',
    detail: 'You can upload pictures, PDF, office documents, text and CSV. This file type isn’t supported.',
  });

/**
 * Streams a file into `folder`, measuring and looking at it on the way; nothing is held in memory but its beginning.
 * Throws a Problem for one that is too large, empty, or of no allowed kind, and then leaves nothing behind.
 */
export async function receive(folder: string, name: string, content: Readable | Buffer): Promise<Arrived> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  // Made here and not by the stream, whose opening may still be under way when an upload breaks off.
  const file = await open(path, 'wx', 0o600);
  const meter = new Meter();
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (meter.bytes + chunk.length > largestFileBytes) return done(tooLarge());
      meter.add(chunk);
      done(null, chunk);
    },
  });
  try {
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    await pipeline(source, measured, file.createWriteStream());
    if (meter.bytes === 0) throw emptyFile();
    const { mediaType, sha256 } = await meter.verdict({ name, keepsMore: false });
    if (mediaType === null) throw notAllowed();
    return { path, mediaType, bytes: meter.bytes, sha256 };
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}
