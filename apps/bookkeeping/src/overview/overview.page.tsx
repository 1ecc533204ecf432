import { Can, useMessages, usePermissions } from '@courtyard/common';
import { Card, EmptyState, Page, SimpleGrid } from '@courtyard/ui';
import { ServiceItemsCard } from '../service-item/service-items.card';
import { CashCard } from './cash.card';
import { overviewMessages } from './overview.messages';

/** Landing page of the section: its two places, each with what is asked of it most, for those who may see it. */
export function OverviewPage() {
  const t = useMessages(overviewMessages);
  const held = usePermissions();
  const seesSome = held.has('Charts List View') || held.has('Bookkeeping Service List View');
  return (
    <Page title={t('title')} description={t('description')}>
      {seesSome ? (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
          <Can permission="Charts List View">
            <Card>
              <CashCard />
            </Card>
          </Can>
          <Can permission="Bookkeeping Service List View">
            <Card>
              <ServiceItemsCard />
            </Card>
          </Can>
        </SimpleGrid>
      ) : (
        <Card>
          <EmptyState icon="book" title={t('nothing')} description={t('nothingText')} />
        </Card>
      )}
    </Page>
  );
}
