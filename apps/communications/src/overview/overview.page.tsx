import { Can, useMessages } from '@courtyard/common';
import { Card, Page, SimpleGrid } from '@courtyard/ui';
import { overviewMessages } from './overview.messages';
import { AnnouncementsCard } from '../announcement/announcements.card';
import { UpcomingEventsCard } from '../calendar/upcoming-events.card';
import { MeetingsCard } from '../meeting/list/meetings.card';
import { PollsCard } from '../poll/mine/polls.card';

/** Landing page of the section: what was said last and what comes next, for those who may see it. */
export function OverviewPage() {
  const t = useMessages(overviewMessages);
  return (
    <Page title={t('title')} description={t('description')}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
        <Can permission="Announcements List View">
          <Card>
            <AnnouncementsCard />
          </Card>
        </Can>
        <Can permission="Calendar Events List View">
          <Card>
            <UpcomingEventsCard />
          </Card>
        </Can>
        <Can permission="Meetings List View">
          <Card>
            <MeetingsCard />
          </Card>
        </Can>
        <Can permission="Polls List View">
          <Card>
            <PollsCard />
          </Card>
        </Can>
      </SimpleGrid>
    </Page>
  );
}
