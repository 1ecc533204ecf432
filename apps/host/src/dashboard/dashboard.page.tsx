import { useAuth, useMessages } from '@courtyard/common';
import { Box, EmptyState, NeedsYou, Page, type PageAct, Text, VisuallyHidden } from '@courtyard/ui';
import { useState } from 'react';
import { CardGrid, CardSkeletons } from './card-grid';
import { dashboardMessages } from './dashboard.messages';
import { HiddenCards } from './hidden-cards';
import { useArrangement } from './use-arrangement';

/** The sections' cards, in each person's own order. */
export default function DashboardPage() {
  const t = useMessages(dashboardMessages);
  const community = useAuth((state) => state.user?.community.name ?? '');
  const arrangement = useArrangement();
  const [isArranging, setArranging] = useState(false);
  const { cards, isLoading } = arrangement;
  const shown = cards.filter((card) => !card.isHidden);
  const arrange: PageAct = {
    label: isArranging ? t('done') : t('arrange'),
    icon: isArranging ? 'check' : 'grid',
    pressed: isArranging,
    onSelect: () => setArranging(!isArranging),
  };

  return (
    <Page
      title={t('title')}
      description={t('text', { community })}
      actions={{ secondary: [cards.length > 0 ? arrange : null] }}
    >
      <VisuallyHidden role="status">{arrangement.said}</VisuallyHidden>
      {isArranging ? (
        <Text size="sm" tone="muted" mb="4">
          {t('arrangeText')}
        </Text>
      ) : null}
      <Box mb="5" _empty={{ display: 'none' }}>
        <NeedsYou />
      </Box>
      {isLoading ? (
        <CardSkeletons cards={cards} />
      ) : (
        <CardGrid cards={shown} arrangement={arrangement} isArranging={isArranging} />
      )}
      {isArranging ? <HiddenCards cards={cards} onShow={(card) => arrangement.hide(card, false)} /> : null}
      {!isLoading && shown.length === 0 ? (
        <Box bg="bg.surface" borderRadius="lg" boxShadow="raised">
          <EmptyState
            icon="dashboard"
            title={t(cards.length === 0 ? 'emptyTitle' : 'allHidden')}
            description={t(cards.length === 0 ? 'emptyText' : 'allHiddenText')}
          />
        </Box>
      ) : null}
    </Page>
  );
}
