import { saveExport, useCan, useMessages } from '@courtyard/common';
import { Card, EmptyState, ErrorState, LoadingState, Page, Stack, TextLink } from '@courtyard/ui';
import { DayChoice, ReportBar, useDayAsked } from '@courtyard/ui/data';
import { FundLoanCard } from './fund-loan.card';
import { fundLoansMessages } from './fund-loans.messages';
import { useFundLoans } from './fund-loans.queries';

/** `fund-loans`: what funds owe each other at the end of a day, which stands in the address. */
export function FundLoansPage() {
  const t = useMessages(fundLoansMessages);
  const [at, askAt] = useDayAsked();
  const found = useFundLoans(at);
  const { data } = found;
  const canPost = useCan('Journal Entry Create');
  // What was owed on a day that was asked for may be repaid since.
  const isToday = at === undefined;
  return (
    <Page title={t('title')} description={t('description')}>
      <Stack gap="5">
        <Card>
          {data ? (
            <>
              <ReportBar
                onExport={(format) =>
                  saveExport('GET /api/v1/fund-loans/export', { query: { at: data.at, format } })
                }
              >
                <DayChoice label={t('asOf')} at={data.at} onChange={askAt} />
                {canPost && !isToday && data.loans.length > 0 ? (
                  <TextLink to="/bookkeeping/fund-loans">{t('today')}</TextLink>
                ) : null}
              </ReportBar>
              {data.loans.length === 0 ? (
                <EmptyState icon="book" title={t('none')} description={t('noneText')} />
              ) : null}
            </>
          ) : found.isError ? (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <LoadingState />
          )}
        </Card>
        {data?.loans.map((loan) => (
          <FundLoanCard
            key={`${loan.borrower?.id ?? ''} ${loan.lender?.id ?? ''}`}
            loan={loan}
            canRepay={canPost && isToday}
          />
        ))}
      </Stack>
    </Page>
  );
}
