import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SectionRelease } from '@courtyard/contract';
import type { FastifyRequest } from 'fastify';
import { codeOf } from '../../core/error-code';
import { RefusedRelease } from '../release/refused-release';
import { forms, parseRelease } from '../release/release-files';
import { faultsOf } from '../release/release.rules';

const megabyte = 1024 * 1024;

/** What one publication may be; ten times what the largest section is. */
export const releaseLimits = { files: 1000, bytes: 64 * megabyte, descriptionBytes: 2 * megabyte };

/** A compressed form that is larger than its file is of no use; a few bytes of its frame are let through. */
const frameBytes = 1024;

/**
 * Takes in the parts of a multipart body, each named by its path: `release.json` first, then the files that it lists
 * and their compressed forms, in any order. They flow to `folder` as they arrive. `accept` is asked as soon as the
 * description is known. Throws RefusedRelease or a Problem; what has arrived until then stays in `folder`.
 */
export async function receiveRelease(
  request: FastifyRequest,
  folder: string,
  accept: (release: SectionRelease) => void,
): Promise<SectionRelease> {
  let release: SectionRelease | null = null;
  let expected = new Map<string, number>();
  const limits = {
    files: releaseLimits.files * forms.length + 1,
    fields: 0,
    parts: releaseLimits.files * forms.length + 1,
    fieldNameSize: 300,
    fileSize: releaseLimits.bytes,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') throw new RefusedRelease([`${part.fieldname} was sent without a file`]);
    if (release === null) {
      if (part.fieldname !== 'release.json') throw new RefusedRelease(['send release.json first']);
      release = parseRelease(await textOf(part.file));
      accept(release);
      expected = expectedFiles(release);
      // Before a name of it becomes a path.
      const faults = faultsOf(release);
      if (faults.length > 0) throw new RefusedRelease(faults);
      continue;
    }
    const most = expected.get(part.fieldname);
    if (most === undefined)
      throw new RefusedRelease([
        `${part.fieldname} is not among the assets of release.json, or was sent twice`,
      ]);
    expected.delete(part.fieldname);
    await receiveFile(folder, part.fieldname, part.file, most);
  }
  if (release) return release;
  throw new RefusedRelease(['send release.json and the files that it lists']);
}

// What a disk says of a name that is too long, is a folder's as well, or that it takes for another's.
const unkeepable = new Set(['EEXIST', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

async function receiveFile(folder: string, name: string, content: Readable, maxBytes: number): Promise<void> {
  const target = join(folder, name);
  try {
    await mkdir(dirname(target), { recursive: true });
    const measured = atMost(maxBytes, `${name} is larger than release.json says`);
    // Never over what is there.
    await pipeline(content, measured, createWriteStream(target, { flags: 'wx' }));
  } catch (error) {
    if (!unkeepable.has(codeOf(error))) throw error;
    throw new RefusedRelease([`${name} cannot be kept: its name is too long, or another file has it`]);
  }
}

/** The most bytes that each path of a release may bring. Throws RefusedRelease for one that is too large. */
function expectedFiles({ assets }: SectionRelease): Map<string, number> {
  const bytes = assets.reduce((sum, asset) => sum + asset.bytes, 0);
  if (assets.length > releaseLimits.files || bytes > releaseLimits.bytes) {
    throw new RefusedRelease([
      `it has ${assets.length} files of ${Math.ceil(bytes / megabyte)} MB; at most ${releaseLimits.files} of ${releaseLimits.bytes / megabyte} MB are taken`,
    ]);
  }
  const [whole, ...compressed] = forms;
  return new Map(
    assets.flatMap((asset): [string, number][] => [
      [asset.file + whole, asset.bytes],
      ...compressed.map((ending): [string, number] => [asset.file + ending, asset.bytes + frameBytes]),
    ]),
  );
}

function atMost(bytes: number, reason: string): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(new RefusedRelease([reason]));
      else done(null, chunk);
    },
  });
}

async function textOf(file: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  // Not `pipe`: an upload that breaks off would be an error event that nobody listens to, which ends the process.
  await pipeline(
    file,
    atMost(releaseLimits.descriptionBytes, 'release.json is too large'),
    async (limited) => {
      for await (const chunk of limited) chunks.push(Buffer.from(chunk));
    },
  );
  return Buffer.concat(chunks).toString('utf8');
}
