import { useAuth, useMessages } from '@courtyard/common';
import { Box, EmptyState, NeedsYou, Page, type PageAct, Text, VisuallyHidden } from '@courtyard/ui';
import { useState } from 'react';
import { FirstSteps } from '../help/first-steps/first-steps';
import { CardGrid, CardSkeletons } from './card-grid';
import { dashboardMessages } from './dashboard.messages';
import { HiddenCards } from './hidden-cards';
import { CardRoom } from './rooms/card-room';
import { useRooms } from './rooms/use-rooms';
import { useArrangement } from './use-arrangement';
import { WhatIsOpen } from './what-is-open';

/** Of the list of what waits, beside `section/id` of the cards. */
const tasksKey = 'host/tasks';

/** Laid out with its width and drawn, but neither seen nor reached. */
const outOfSight = { height: '0', overflow: 'hidden', visibility: 'hidden' } as const;

/** The sections' cards, in each person's own order. */
export default function DashboardPage() {
  const t = useMessages(dashboardMessages);
  const community = useAuth((state) => state.user?.community.name ?? '');
  const arrangement = useArrangement();
  const [isArranging, setArranging] = useState(false);
  const { cards, isLoading } = arrangement;
  const shown = cards.filter((card) => !card.isHidden);
  const keys = isLoading ? [] : [tasksKey, ...shown.map(({ key }) => key)];
  const rooms = useRooms(keys, { isShown: isArranging });
  const isCalm = shown.length > 0 && !isArranging && keys.every(rooms.isLeftOut);
  const arrange: PageAct = {
    id: 'arrange',
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
      {isLoading || rooms.isHeld ? <CardSkeletons cards={shown} /> : null}
      {isLoading ? null : (
        <Box {...(rooms.isHeld && outOfSight)}>
          <Box display={rooms.isLeftOut(tasksKey) ? 'none' : undefined} mb={{ base: '4', md: '5' }}>
            <CardRoom cardKey={tasksKey} rooms={rooms}>
              <NeedsYou />
            </CardRoom>
          </Box>
          <FirstSteps />
          <CardGrid cards={shown} arrangement={arrangement} rooms={rooms} isArranging={isArranging} />
        </Box>
      )}
      {isArranging ? <HiddenCards cards={cards} onShow={(card) => arrangement.hide(card, false)} /> : null}
      {isCalm ? <Text tone="muted">{t('calm')}</Text> : null}
      {!isLoading && cards.length === 0 ? <WhatIsOpen /> : null}
      {!isLoading && cards.length > 0 && shown.length === 0 ? (
        <Box bg="bg.surface" borderRadius="lg" boxShadow="raised">
          <EmptyState icon="dashboard" title={t('allHidden')} description={t('allHiddenText')} />
        </Box>
      ) : null}
    </Page>
  );
}
