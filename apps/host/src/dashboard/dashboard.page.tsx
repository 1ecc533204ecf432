import { lazyContent, useAuth, useMessages } from '@courtyard/common';
import { Box, EmptyState, NeedsYou, Page, type PageAction, Text, VisuallyHidden } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { FirstSteps } from '../help/first-steps/first-steps';
import { heightOf } from '../registry/contributions.rules';
import { CardGrid, CardSkeletons, LeadCard } from './card-grid';
import { dashboardMessages } from './dashboard.messages';
import { Failures } from './failures/failures';
import { CardRoom, type CardRoomProps } from './rooms/card-room';
import { type CardRooms, useRooms } from './rooms/use-rooms';
import { useArrangement } from './use-arrangement';
import { WhatIsNew } from './what-is-new/what-is-new';

// Few need either of them.
const HiddenCards = lazyContent(
  async () => (await import(/* webpackChunkName: "dashboard-aside" */ './sidebar/hidden-cards')).HiddenCards,
  null,
);
const WhatIsOpen = lazyContent(
  async () => (await import(/* webpackChunkName: "dashboard-aside" */ './sidebar/what-is-open')).WhatIsOpen,
  null,
);

/** Of what stands above the cards, beside their `section/id`. */
const tasksKey = 'host/tasks';
const failuresKey = 'host/failures';
const newsKey = 'host/news';
const above = [tasksKey, failuresKey, newsKey];

/** Laid out with its width and drawn, but neither seen nor reached. */
const outOfSight = { height: '0', overflow: 'hidden', visibility: 'hidden' } as const;

interface AboveProps {
  cardKey: string;
  rooms: CardRooms;
  /** What is kept free for it while nobody knows better. */
  declared?: CardRoomProps['declared'];
  children: ReactNode;
}

/** A card that stands above all others, where it has something to say. */
function Above({ cardKey, rooms, declared, children }: AboveProps) {
  return (
    <Box display={rooms.isLeftOut(cardKey) ? 'none' : undefined} mb={{ base: '4', md: '5' }}>
      <CardRoom cardKey={cardKey} rooms={rooms} {...(declared && { declared })}>
        {children}
      </CardRoom>
    </Box>
  );
}

/** The sections' cards, in each person's own order. */
export default function DashboardPage() {
  const t = useMessages(dashboardMessages);
  const community = useAuth((state) => state.user?.community.name ?? '');
  const arrangement = useArrangement();
  const [isArranging, setArranging] = useState(false);
  const { cards, isLoading } = arrangement;
  const shown = cards.filter((card) => !card.isHidden);
  const [first] = shown;
  // While cards are arranged, it is one of them.
  const lead = first?.entry.leads && !isArranging ? first : null;
  const others = lead ? shown.slice(1) : shown;
  // As wide as the page it has another height than among the others.
  const leadKey = lead ? [`lead:${lead.key}`] : [];
  const keys = isLoading ? [] : [...leadKey, ...above, ...others.map(({ key }) => key)];
  const rooms = useRooms(keys, { above: [...leadKey, ...above], isShown: isArranging });
  const isCalm = shown.length > 0 && !isArranging && keys.every(rooms.isLeftOut);
  const arrange: PageAction = {
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
          {lead ? (
            <Above cardKey={`lead:${lead.key}`} rooms={rooms} declared={heightOf(lead.entry)}>
              <LeadCard card={lead} />
            </Above>
          ) : null}
          <Above cardKey={tasksKey} rooms={rooms}>
            <NeedsYou />
          </Above>
          <Above cardKey={failuresKey} rooms={rooms}>
            <Failures />
          </Above>
          <Above cardKey={newsKey} rooms={rooms}>
            <WhatIsNew />
          </Above>
          <FirstSteps />
          {others.length > 0 ? (
            <CardGrid cards={others} arrangement={arrangement} rooms={rooms} isArranging={isArranging} />
          ) : null}
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
