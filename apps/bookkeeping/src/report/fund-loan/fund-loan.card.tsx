import { useCommunity, useFormats, useMessages, usePermissions } from '@courtyard/common';
import type { FundLoan } from '@courtyard/contract/bookkeeping/fund/fund-loan';
import { Card, CardBody, CardHeader, Flex, LinkButton, Stack, StatusBadge, Text } from '@courtyard/ui';
import { Facts, FigureTable } from '@courtyard/ui/details';
import { useKindText } from '../../account/details/register/use-kind-text';
import { fundLoansMessages } from './fund-loans.messages';

/** Where accounting posts a repayment, filled in; null where an entry has not said between which funds it would be. */
function repayPath({ borrower, lender, amountMinor }: FundLoan): string | null {
  if (borrower === null || lender === null) return null;
  return `/accounting/journal-entries/create?borrower=${borrower.id}&lender=${lender.id}&amount=${amountMinor}`;
}

interface FundLoanCardProps {
  loan: FundLoan;
  /** Whether the person posts entries, and it is today's amount. */
  canRepay: boolean;
}

/** What one fund owes another, with the entries that it is made of. */
export function FundLoanCard({ loan, canRepay }: FundLoanCardProps) {
  const t = useMessages(fundLoansMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { since, repayBy, isOverdue, parts, partCount } = loan;
  const borrower = loan.borrower?.name ?? t('unsaidBorrower');
  const lender = loan.lender?.name ?? t('unsaidLender');
  const title = t('owes', { borrower, lender });
  const repay = canRepay ? repayPath(loan) : null;
  return (
    <Card>
      <CardHeader
        title={title}
        actions={
          repay === null ? null : (
            <LinkButton size="sm" to={repay}>
              {t('repay')}
            </LinkButton>
          )
        }
      />
      <CardBody>
        <Stack gap="4">
          <Facts
            facts={[
              { label: t('amountMinor'), value: formats.money(loan.amountMinor, currency) },
              { label: t('since'), value: formats.day(since) },
              {
                label: t('repayBy'),
                value:
                  repayBy === null ? (
                    t('noDay')
                  ) : (
                    <Flex gap="2" rowGap="1" flexWrap="wrap" alignItems="center">
                      {formats.day(repayBy)}
                      {isOverdue ? <StatusBadge status="danger">{t('overdue')}</StatusBadge> : null}
                    </Flex>
                  ),
              },
            ]}
          />
          <Parts loan={loan} caption={title} />
          {partCount > parts.length ? (
            <Text size="sm" tone="muted">
              {t('more', { count: partCount - parts.length })}
            </Text>
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

/** The entries, the oldest first; who may see them goes to each. */
function Parts({ loan: { parts }, caption }: { loan: FundLoan; caption: string }) {
  const t = useMessages(fundLoansMessages);
  const formats = useFormats();
  const kindText = useKindText();
  const { currency } = useCommunity();
  const canSee = usePermissions().has('Journal Entries View');
  return (
    <FigureTable
      caption={caption}
      isWhole
      head={[t('entry'), t('lentMinor'), t('amountMinor')]}
      rows={parts.map(({ entryId, no, date, kind, memo, lentMinor, amountMinor }) => ({
        key: entryId,
        name: t('of', { date: formats.day(date), kind: kindText(kind), no }),
        to: canSee ? `/accounting/journal-entries/details?id=${entryId}` : undefined,
        note: memo ?? undefined,
        cells: [lentMinor, amountMinor].map((each) => ({ text: formats.money(each, currency) })),
      }))}
    />
  );
}
