import { isRecord, readStored, writeStored } from '@courtyard/common';
import type { PreviousUpload, UrlStorage } from 'tus-js-client';

const key = 'uploads';
/** The server drops an upload that stands still for so long. */
const keptMs = 24 * 3_600_000;

interface Kept {
  url: string;
  size: number;
  at: number;
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.url === 'string' &&
  typeof value.size === 'number' &&
  typeof value.at === 'number';

function readAll(): Record<string, Kept> {
  const stored = readStored(key);
  const since = Date.now() - keptMs;
  return Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(
      (entry): entry is [string, Kept] => isKept(entry[1]) && entry[1].at > since,
    ),
  );
}

function write(fingerprint: string, kept: Kept | null): void {
  const { [fingerprint]: _, ...others } = readAll();
  writeStored(key, kept ? { ...others, [fingerprint]: kept } : others);
}

/** Where uploads of this browser can go on after a reload: no names of files are kept, and all of it goes with the session. */
export const keptUploads = {
  urlOf: (fingerprint: string) => readAll()[fingerprint]?.url ?? null,
  forget: (fingerprint: string) => write(fingerprint, null),
  storage: {
    findAllUploads: async () => [],
    async findUploadsByFingerprint(fingerprint) {
      const kept = readAll()[fingerprint];
      if (!kept) return [];
      return [
        {
          size: kept.size,
          metadata: {},
          creationTime: new Date(kept.at).toISOString(),
          urlStorageKey: fingerprint,
          uploadUrl: kept.url,
          parallelUploadUrls: null,
        } satisfies PreviousUpload,
      ];
    },
    removeUpload: async (fingerprint) => write(fingerprint, null),
    async addUpload(fingerprint, { uploadUrl, size }) {
      if (uploadUrl !== null) write(fingerprint, { url: uploadUrl, size: size ?? 0, at: Date.now() });
      return fingerprint;
    },
  } satisfies UrlStorage,
};
