import { Can, useMessages, usePermissions } from '@courtyard/common';
import { Card, CardBody, CardHeader, CardLine, CardList, EmptyState, Page, SimpleGrid } from '@courtyard/ui';
import { BankAccountsCard } from '../bank-account/bank-accounts.card';
import { reportPaths } from '../report/report-paths';
import { reportMessages } from '../report/report.messages';
import { MonthStatusCard } from './month-status.card';
import { overviewMessages } from './overview.messages';

const reports = [
  'balance',
  'profit',
  'cash-flow',
  'fund-balances',
  'trial-balance',
  'ledger',
  'aging',
  'delinquency',
  'interfund',
  'summary',
] as const;

const shownTo = ['Banks List View', 'Periods View', 'Financial Reports View'] as const;

/** Landing page of the section: bank accounts, months and the reports, for those who may see them. */
export function OverviewPage() {
  const t = useMessages(overviewMessages);
  const held = usePermissions();
  const seesSome = shownTo.some((permission) => held.has(permission));
  return (
    <Page title={t('title')} description={t('description')}>
      {seesSome ? (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
          <Can permission="Banks List View">
            <Card>
              <BankAccountsCard />
            </Card>
          </Can>
          <Can permission="Periods View">
            <Card>
              <MonthStatusCard />
            </Card>
          </Can>
          <Can permission="Financial Reports View">
            <ReportsCard />
          </Can>
        </SimpleGrid>
      ) : (
        <Card>
          <EmptyState icon="bank" title={t('nothing')} description={t('nothingText')} />
        </Card>
      )}
    </Page>
  );
}

function ReportsCard() {
  const t = useMessages(overviewMessages);
  const tReport = useMessages(reportMessages);
  return (
    <Card>
      <CardHeader title={t('reports')} />
      <CardBody>
        <CardList>
          {reports.map((report) => (
            <CardLine
              key={report}
              to={reportPaths[report]}
              title={tReport(report)}
              detail={t(`${report}Text`)}
            />
          ))}
        </CardList>
      </CardBody>
    </Card>
  );
}
