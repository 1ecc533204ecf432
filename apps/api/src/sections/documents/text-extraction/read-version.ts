import type { Readable } from 'node:stream';
import type { Platform } from '../../../platform/core/platform';
import type { Tx } from '../../../platform/database/database';
import {
  hasReadableText,
  hasThumbnail,
  type PageText,
  type Reading,
  textOf,
  thumbnailOf,
} from '../../../platform/files/storage/processing/read-file';
import { passagesOf } from './passages.rules';
import {
  currentVersion,
  isCurrent,
  type Version,
  type VersionToRead,
  writePassages,
  writeReading,
  writeThumbnail,
} from './reading.sql';

const maxAttempts = 2;

interface Asked {
  tenantId: string;
  documentId: string;
}

/** What is read of a version in a process of its own. */
interface Part<T> {
  name: 'text' | 'thumbnail';
  isPossible(file: VersionToRead): boolean;
  read(content: Readable, mediaType: string): Promise<Reading<T>>;
  write(tx: Tx, version: Version, content: T): Promise<void>;
}

const text: Part<PageText[]> = {
  name: 'text',
  isPossible: hasReadableText,
  read: textOf,
  write: (tx, version, pages) => writePassages(tx, version, passagesOf(pages)),
};

const thumbnail: Part<Buffer> = {
  name: 'thumbnail',
  isPossible: hasThumbnail,
  read: thumbnailOf,
  write: writeThumbnail,
};

/** The version of which a part is to be read now; its attempt is counted. Null where nothing is left to do. */
const begin = <T>(
  platform: Platform,
  { tenantId, documentId }: Asked,
  { name, isPossible }: Part<T>,
): Promise<VersionToRead | null> =>
  platform.inTenant(tenantId, async (tx) => {
    const found = await currentVersion(tx, documentId);
    if (found?.[`${name}State`] !== 'pending') return null;
    const version = { tenantId, documentId, number: found.number };
    const attempts = found[`${name}Attempts`];
    const isOver = attempts >= maxAttempts;
    if (isOver || !isPossible(found)) {
      await writeReading(tx, version, { [`${name}State`]: isOver ? 'failed' : 'none' });
      return null;
    }
    await writeReading(tx, version, { [`${name}Attempts`]: attempts + 1 });
    return found;
  });

/** Throws where it is to be tried again: the child that reads it was ended, and that may be for want of room on the machine. */
async function readPart<T>(platform: Platform, asked: Asked, part: Part<T>): Promise<void> {
  const found = await begin(platform, asked, part);
  if (!found) return;
  const reading = await part.read(await platform.files.open(found.storageKey), found.mediaType);
  const isLast = found[`${part.name}Attempts`] + 1 >= maxAttempts;
  if (reading.kind === 'broken' && !isLast)
    throw new Error(`the ${part.name} of a file could not be read: ${reading.reason}`);
  await platform.inTenant(asked.tenantId, async (tx) => {
    const version = { ...asked, number: found.number };
    if (!(await isCurrent(tx, version))) return;
    if (reading.kind === 'done') await part.write(tx, version, reading.content);
    else await writeReading(tx, version, { [`${part.name}State`]: 'failed' });
    // Open pages show it.
    const { tenantId } = asked;
    await platform.events.publish(tx, { tenantId, topic: 'section-data', section: 'documents', toAll: true });
  });
}

/** Reads the text of a document's current version and draws its thumbnail, each once. Throws where one is to be tried again. */
export async function readVersion(platform: Platform, asked: Asked): Promise<void> {
  const first = await readPart(platform, asked, text).catch((error: unknown) => error);
  await readPart(platform, asked, thumbnail);
  if (first !== undefined) throw first;
}
