import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type SectionRelease, sectionRelease } from '@courtyard/contract';
import { RefusedRelease } from './refused-release';

type Asset = SectionRelease['assets'][number];

/** Folder of a release: `data/sections/properties/1.2.0`. Id and version are of plain characters. */
export const releaseFolder = (dataFolder: string, sectionId: string, version: string) =>
  join(dataFolder, 'sections', sectionId, version);

/** Endings of the forms in which a build may bring a file: as it is, and compressed. */
export const forms = ['', '.br', '.gz'] as const;

/** Reads `release.json` of a build. Throws RefusedRelease where there is none or it is not valid. */
export async function readRelease(folder: string): Promise<SectionRelease> {
  const file = join(folder, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null)
    throw new RefusedRelease([`there is no release.json in ${folder}; build the section first`]);
  await refuseLinked(folder, 'release.json');
  return parseRelease(text);
}

/** The release that a `release.json` describes. Throws RefusedRelease where it is not a valid one. */
export function parseRelease(text: string): SectionRelease {
  const verdict = verdictOn(text);
  if (verdict.success) return verdict.data;
  throw new RefusedRelease(
    verdict.error.issues.map((issue) => `${issue.path.join('.') || 'release.json'}: ${issue.message}`),
  );
}

function verdictOn(text: string) {
  try {
    return sectionRelease.safeParse(JSON.parse(text));
  } catch {
    // Also what is nested so deeply that no stack holds it.
    throw new RefusedRelease(['release.json is not JSON']);
  }
}

/** Throws RefusedRelease for a file that is a link or lies behind one: it may lead out of the folder. */
async function refuseLinked(folder: string, file: string): Promise<void> {
  const [real, root] = await Promise.all([realpath(join(folder, file)), realpath(folder)]);
  if (real !== join(root, file))
    throw new RefusedRelease([`${file} is a link, or lies behind one; a release holds files only`]);
}

/**
 * Copies a release's files, with their compressed forms, from a build into an empty folder. What is missing is left
 * out: `fileFaults` says so. Throws RefusedRelease for a link.
 */
export async function copyFiles(source: string, target: string, release: SectionRelease): Promise<void> {
  for (const { file } of release.assets) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    for (const form of forms.map((ending) => file + ending)) {
      if (!(await stat(join(source, form)).catch(() => null))) continue;
      await refuseLinked(source, form);
      await copyFile(join(source, form), join(target, form));
    }
  }
}

/** Why the files of a folder are not those that a release lists; empty where each has its hash, compressed ones too. */
export async function fileFaults(folder: string, release: SectionRelease): Promise<string[]> {
  const verdicts = await Promise.all(release.assets.map((asset) => faultOf(folder, asset)));
  return verdicts.filter((fault) => fault !== null);
}

async function faultOf(folder: string, { file, bytes, integrity }: Asset): Promise<string | null> {
  const content = await readFile(join(folder, file)).catch(() => null);
  if (!content) return `${file} is missing`;
  if (integrityOf(content) !== integrity) return `${file} does not have the hash that release.json gives`;
  for (const [ending, unpack] of Object.entries(unpackers)) {
    const packed = await readFile(join(folder, file + ending)).catch(() => null);
    if (!packed) continue;
    const unpacked = await unpack(packed, { maxOutputLength: Math.max(bytes, 1) }).catch(() => null);
    if (!unpacked || integrityOf(unpacked) !== integrity) return `${file}${ending} is not ${file} compressed`;
  }
  return null;
}

const unpackers = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Makes a folder of checked files the one of a release: whole or not at all, by one rename. */
export async function placeFiles(incoming: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  // What a publication left behind that was interrupted before its row was written.
  await rm(target, { recursive: true, force: true });
  await rename(incoming, target);
}

export async function dropFiles(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
