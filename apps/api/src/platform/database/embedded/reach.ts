import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account } from './account';

/** Where root keeps what another account must reach. */
export const sharedFolder = '/var/lib/courtyard';

function canEnter(folder: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** The outermost folder on the way to `path` that the account may not enter; null where the way is free. */
export function barrierTo(path: string, account: Account | null): string | null {
  if (!account) return null;
  const folders: string[] = [];
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    folders.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  return folders.find((folder) => !canEnter(folder, account)) ?? null;
}
