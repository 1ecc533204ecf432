import { useCan, useMessages } from '@courtyard/common';
import { hasWords, shortcuts, type ShortcutName } from '@courtyard/ui';
import { useMemo } from 'react';
import { shortcutMessages } from './shortcuts.messages';
import { usePlaces } from './use-places';

export interface ShortcutRow {
  /** Ways to do it: chords and sequences. */
  keys: readonly string[];
  text: string;
}

export interface ShortcutGroup {
  title: string;
  rows: readonly ShortcutRow[];
}

const everywhere: readonly ShortcutName[] = ['search', 'help', 'undo', 'close'];
const atBank: readonly ShortcutName[] = ['accept', 'postEntry', 'setAside'];
const inCalendar: readonly ShortcutName[] = ['moveEvent', 'resizeEvent'];
const inLists: readonly ShortcutName[] = ['next', 'previous', 'open', 'preview'];

/** What this person can do by keys, by where it works. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
  const t = useMessages(shortcutMessages);
  const places = usePlaces();
  const canOverride = useCan('Section Override');
  const canPlan = useCan('Calendar Event Create');
  const canMatch = useCan('Bank Transaction Match');
  return useMemo(() => {
    const rowOf = (name: ShortcutName) => ({ keys: shortcuts[name], text: t(name) });
    return [
      {
        title: t('everywhere'),
        rows: [...everywhere, ...(canOverride ? ['overrides' as const] : [])].map(rowOf),
      },
      {
        title: t('places'),
        rows: places.map(({ keys, title }) => ({ keys: [keys], text: t('go', { place: title }) })),
      },
      { title: t('inLists'), rows: inLists.map(rowOf) },
      ...(canMatch ? [{ title: t('atBank'), rows: atBank.map(rowOf) }] : []),
      ...(canPlan ? [{ title: t('inCalendar'), rows: inCalendar.map(rowOf) }] : []),
    ];
  }, [t, places, canOverride, canPlan, canMatch]);
}

/** Those whose text, group or keys hold every word; groups without any are left out. */
export function searchShortcuts(groups: readonly ShortcutGroup[], words: string): ShortcutGroup[] {
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ text }) => hasWords(`${title} ${text}`, words)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
