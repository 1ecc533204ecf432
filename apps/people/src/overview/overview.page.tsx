import { useCan, useMessages } from '@courtyard/common';
import { Card, EmptyState, Page, SimpleGrid, Stack } from '@courtyard/ui';
import { memberPaths } from '../member/member-paths';
import { BreakdownCard } from './breakdown.card';
import { CountCard } from './count.card';
import { WaitingCard } from './waiting.card';
import { overviewMessages } from './overview.messages';
import { useWaitingApprovals } from './overview.queries';

/** Landing page of the section: how many people there are, and as what; each figure leads to exactly those. */
export function OverviewPage() {
  const t = useMessages(overviewMessages);
  const seesMembers = useCan('Members List View');
  const seesAllStatuses = useCan('Member Details View');
  const invites = useCan('Member Invite');
  const { isPending } = useWaitingApprovals({ enabled: seesMembers });
  // Whether what waits has a card at the head of the page follows from an answer: what it would push down is not shown before.
  const isUnsettled = !invites && isPending;
  const all = { label: t('all'), icon: 'users', to: memberPaths.list } as const;
  return (
    <Page title={t('title')} description={t('description')} actions={{ primary: seesMembers ? all : null }}>
      {seesMembers ? (
        <Stack gap="5" visibility={isUnsettled ? 'hidden' : undefined}>
          <WaitingCard />
          <SimpleGrid columns={{ base: 1, md: seesAllStatuses ? 3 : 2 }} gap="5">
            <CountCard title={t('members')} text={t('membersText')} />
            <CountCard title={t('newThisMonth')} text={t('newText')} thisMonth="memberSince" />
            {seesAllStatuses ? (
              <CountCard title={t('leavingThisMonth')} text={t('leavingText')} thisMonth="leaving" />
            ) : null}
          </SimpleGrid>
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
            {seesAllStatuses ? <BreakdownCard title={t('byStatus')} of="status" /> : null}
            <BreakdownCard title={t('byRole')} of="roleId" />
          </SimpleGrid>
        </Stack>
      ) : (
        <Card>
          <EmptyState icon="users" title={t('nothing')} description={t('nothingText')} />
        </Card>
      )}
    </Page>
  );
}
