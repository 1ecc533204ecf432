import { isRecord, readStored, useAuth, writeStored } from '@courtyard/common';
import { iconPaths, type IconName } from '@courtyard/ui';
import type { Entry } from './entries.rules';

const maxKept = 8;

/** Of one person; signing out removes it with everything else that is kept for them. */
const key = () => `recent-search:${useAuth.getState().user?.memberId ?? ''}`;

const isIcon = (value: unknown): value is IconName => typeof value === 'string' && value in iconPaths;

function entryFrom(value: unknown): Entry[] {
  if (!isRecord(value)) return [];
  const { title, detail, icon, url } = value;
  if (typeof title !== 'string' || typeof url !== 'string' || !url.startsWith('/') || !isIcon(icon))
    return [];
  return [{ group: 'recent', title, detail: typeof detail === 'string' ? detail : undefined, icon, url }];
}

/** What the person opened from the search, the last first. */
export function recentEntries(): Entry[] {
  const stored = readStored(key());
  return Array.isArray(stored) ? stored.flatMap(entryFrom).slice(0, maxKept) : [];
}

export function rememberEntry({ title, detail, icon, url }: Entry): void {
  const others = recentEntries().filter((entry) => entry.url !== url);
  writeStored(key(), [{ title, detail, icon, url }, ...others].slice(0, maxKept));
}
