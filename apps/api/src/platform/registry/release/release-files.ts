import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type SectionRelease, sectionRelease } from '@courtyard/contract';
import { RefusedRelease } from './refused-release';

/** Folder of a release: `data/sections/properties/1.2.0`. Id and version are of plain characters. */
export const releaseFolder = (dataFolder: string, sectionId: string, version: string) =>
  join(dataFolder, 'sections', sectionId, version);

/** Reads `release.json` of a build. Throws RefusedRelease where there is none or it is not valid. */
export async function readRelease(folder: string): Promise<SectionRelease> {
  const file = join(folder, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null)
    throw new RefusedRelease([`there is no release.json in ${folder}; build the section first`]);
  const verdict = sectionRelease.safeParse(parse(text));
  if (verdict.success) return verdict.data;
  throw new RefusedRelease(
    verdict.error.issues.map((issue) => `${issue.path.join('.') || 'release.json'}: ${issue.message}`),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedRelease(['release.json is not JSON']);
  }
}

/** Why the files of a folder are not those that a release lists; empty where each has its hash. */
export async function fileFaults(folder: string, release: SectionRelease): Promise<string[]> {
  const verdicts = await Promise.all(
    release.assets.map(async ({ file, integrity }) => {
      const content = await readFile(join(folder, file)).catch(() => null);
      if (!content) return `${file} is missing`;
      const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return hash === integrity ? null : `${file} does not have the hash that release.json gives`;
    }),
  );
  return verdicts.filter((fault) => fault !== null);
}

/**
 * Copies a release's files, with their compressed forms, to where they are served. Whole or not at all: the folder
 * appears by one rename.
 */
export async function storeFiles(source: string, target: string, release: SectionRelease): Promise<void> {
  const part = `${target}.part-${process.pid}`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  for (const { file } of release.assets) {
    await mkdir(dirname(join(part, file)), { recursive: true });
    for (const form of [file, `${file}.br`, `${file}.gz`]) {
      const exists = form === file || (await stat(join(source, form)).catch(() => null));
      if (exists) await cp(join(source, form), join(part, form));
    }
  }
  // What a publication left behind that was interrupted before its row was written.
  await rm(target, { recursive: true, force: true });
  await rename(part, target);
}

export async function dropFiles(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
