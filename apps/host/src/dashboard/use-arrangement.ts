import { toast, useMessages, usePermissions, useUiConfig } from '@courtyard/common';
import { useMemo, useState } from 'react';
import { useChangePreferences, usePreferences } from '../profile/preferences.queries';
import { useRegistry } from '../registry/registry.store';
import { arrangeCards, type DashboardCard, layoutOf, moveCard, setHidden } from './arrangement.rules';
import { dashboardMessages } from './dashboard.messages';

const none = { cards: [] };

/** The dashboard's cards in the person's order, and how they are moved and hidden. Each change is stored at once. */
export function useArrangement() {
  const t = useMessages(dashboardMessages);
  const language = useUiConfig((config) => config.language);
  const registry = useRegistry((state) => state.registry);
  const permissions = usePermissions();
  const preferences = usePreferences();
  const change = useChangePreferences(() => toast({ title: t('notSaved'), kind: 'error' }));
  /** Read out by screen readers after a change. */
  const [said, say] = useState('');

  const layout = preferences.data?.dashboard ?? none;
  const cards = useMemo(
    () => (registry ? arrangeCards(registry, layout, permissions, language) : []),
    [registry, layout, permissions, language],
  );
  const store = (next: DashboardCard[]) => change.mutate({ dashboard: layoutOf(next, layout) });

  return {
    cards,
    /** Until registry and preferences are both known the order could still change. */
    isLoading: !registry || preferences.isPending,
    said,
    move(card: DashboardCard, to: number) {
      const next = moveCard(cards, card.key, to);
      const shown = next.flatMap(({ key, isHidden }) => (isHidden ? [] : key));
      store(next);
      say(t('moved', { card: card.entry.title, place: shown.indexOf(card.key) + 1, count: shown.length }));
    },
    hide(card: DashboardCard, isHidden: boolean) {
      store(setHidden(cards, card.key, isHidden));
      say(t(isHidden ? 'nowHidden' : 'nowShown', { card: card.entry.title }));
    },
  };
}

export type Arrangement = ReturnType<typeof useArrangement>;
