import { Can, useMessages } from '@courtyard/common';
import { Card, Page, SimpleGrid } from '@courtyard/ui';
import { BillsCard } from '../payables/bill/cards/bills.card';
import { overviewMessages } from './overview.messages';
import { ArrearsCard } from '../receivables/statement/cards/arrears.card';

/** Landing page of the section: what is owed, for those who may see it. */
export function OverviewPage() {
  const t = useMessages(overviewMessages);
  return (
    <Page title={t('title')} description={t('description')}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
        <Can permission="Invoices List View">
          <Card>
            <ArrearsCard />
          </Card>
        </Can>
        <Can permission="Bills List View">
          <Card>
            <BillsCard />
          </Card>
        </Can>
      </SimpleGrid>
    </Page>
  );
}
