import { Can, useCan, useMessages } from '@courtyard/common';
import { Card, Page, SimpleGrid } from '@courtyard/ui';
import { BillsCard } from '../payables/bill/cards/bills.card';
import { ArrearsCard } from '../receivables/statement/cards/arrears.card';
import { MyBalanceCard } from '../receivables/statement/cards/my-balance.card';
import { MonthCard } from './month/month.card';
import { overviewMessages } from './overview.messages';

/** Landing page of the section: the month's work and what is owed, by permission; for all others, what they owe themselves. */
export function OverviewPage() {
  const t = useMessages(overviewMessages);
  const seesInvoices = useCan('Invoices List View');
  const seesBills = useCan('Bills List View');
  const isOwn = !seesInvoices && !seesBills;
  return (
    <Page title={t('title')} description={t(isOwn ? 'ownDescription' : 'description')}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
        {isOwn ? (
          <Card>
            <MyBalanceCard />
          </Card>
        ) : null}
        {seesBills ? <MonthCard /> : null}
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
