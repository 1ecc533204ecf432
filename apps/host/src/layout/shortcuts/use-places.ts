import { useMessages } from '@courtyard/common';
import type { MenuItem } from '@courtyard/contract';
import { useMemo } from 'react';
import { hostPageMessages } from '../../app/shell/host-pages.messages';
import { useVisibleMenu } from '../menu/use-visible-menu';
import { assignLetters, type Place, type Shortcut } from './shortcuts.rules';

/** Where an entry leads: a section to its first page that the person sees. */
const firstUrl = (item: MenuItem): string | undefined =>
  item.children?.map(firstUrl).find(Boolean) ?? item.url;

/** The places of the menu, each with its letter: the Dashboard and help first, so that theirs never change. */
export function usePlaces(): Shortcut[] {
  const t = useMessages(hostPageMessages);
  const { items } = useVisibleMenu();
  return useMemo(() => {
    const fixed: Place[] = [
      { title: t('dashboard'), url: '/dashboard/default' },
      { title: t('help'), url: '/help-support' },
    ];
    const sections = items
      .filter(({ type }) => type === 'collapse')
      .flatMap((item) => {
        const url = firstUrl(item);
        return url ? [{ title: item.title, url }] : [];
      });
    return assignLetters([...fixed, ...sections]);
  }, [items, t]);
}
