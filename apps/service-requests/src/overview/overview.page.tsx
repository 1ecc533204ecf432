import { Can, useCan, useMessages } from '@courtyard/common';
import { Card, Page, SimpleGrid, Stack } from '@courtyard/ui';
import { requestPaths } from '../request/request-paths';
import { requestMessages } from '../request/request.messages';
import { MyWorkCard } from '../work-order/panel/my-work.card';
import { CountsCard } from './counts.card';
import { MyRequestsCard } from './my-requests.card';
import { OpenByAgeCard } from './open-by-age.card';
import { overviewMessages } from './overview.messages';

/** Landing page of the section: what is open for the person, and how the community's requests stand; of a vendor, the work orders. */
export function OverviewPage() {
  const t = useMessages(overviewMessages);
  const tRequest = useMessages(requestMessages);
  const canReport = useCan('My Request Create');
  const seesMine = useCan('My Requests List View');
  const seesAll = useCan('Community Requests List View');
  return (
    <Page
      title={t('title')}
      actions={{
        primary: canReport ? { label: tRequest('report'), icon: 'plus', to: requestPaths.report } : null,
        secondary: [{ label: t('community'), icon: 'list', to: requestPaths.list('community') }],
      }}
    >
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
        <Can permission="My Requests List View">
          <Card>
            <MyRequestsCard isOnOverview />
          </Card>
        </Can>
        {!seesMine && !seesAll ? (
          <Can permission="Work Orders List View">
            <Card>
              <MyWorkCard />
            </Card>
          </Can>
        ) : null}
        <Can permission="Community Requests List View">
          <Stack gap="5">
            <Card>
              <CountsCard />
            </Card>
            <Card>
              <OpenByAgeCard />
            </Card>
          </Stack>
        </Can>
      </SimpleGrid>
    </Page>
  );
}
