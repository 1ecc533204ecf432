import { Can, useCommunity, useFormats, useMessages } from '@courtyard/common';
import { agingBuckets } from '@courtyard/contract/accounting/receivables/invoice/invoice.values';
import type { Vendor } from '@courtyard/contract/accounting/payables/vendor/vendor';
import type { VendorAccount } from '@courtyard/contract/accounting/payables/vendor/account/vendor-account';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  DayText,
  ErrorState,
  HStack,
  LinkButton,
  LoadingState,
  Money,
  Skeleton,
  TextLink,
} from '@courtyard/ui';
import { FactCard, PartRow, RowsCard } from '@courtyard/ui/details';
import { BillStatusBadge, VendorPaymentStatusBadge } from '../../bill/bill-badges';
import { billPaths, vendorPaymentPaths } from '../../bill/bill-paths';
import { OverdueBadge } from '../../../receivables/invoice/invoice-badges';
import { accountMessages } from './account.messages';
import { useVendorAccount } from './vendor-account.queries';

/** What is owed to a vendor, their latest bills, and what they were paid. */
export function AccountCards({ vendor }: { vendor: Vendor }) {
  const t = useMessages(accountMessages);
  const account = useVendorAccount(vendor.id);
  if (account.data)
    return (
      <>
        <OwedCard account={account.data} vendor={vendor} />
        <BillsCard account={account.data} vendor={vendor} />
        <PaymentsCard account={account.data} vendor={vendor} />
      </>
    );
  return (
    <Card>
      <CardHeader title={t('owed')} />
      <CardBody>
        {account.isError ? (
          <ErrorState
            error={account.error}
            description={t('missing')}
            onRetry={() => void account.refetch()}
          />
        ) : (
          <LoadingState>
            <Skeleton height="8rem" />
          </LoadingState>
        )}
      </CardBody>
    </Card>
  );
}

interface CardProps {
  account: VendorAccount;
  vendor: Vendor;
}

function OwedCard({ account, vendor }: CardProps) {
  const t = useMessages(accountMessages);
  const { currency } = useCommunity();
  const money = (amountMinor: number) => <Money amountMinor={amountMinor} currency={currency} />;
  const buckets = agingBuckets.filter((bucket) => account[bucket] !== 0);
  return (
    <FactCard
      title={t('owed')}
      lead={
        <HStack gap="2" mb="4" flexWrap="wrap" _empty={{ display: 'none' }}>
          {account.bills.some(({ openMinor }) => openMinor > 0) ? (
            <Can permission="Bill Pay">
              <LinkButton size="sm" icon="bank" to={billPaths.payVendor(vendor.id)}>
                {t('pay')}
              </LinkButton>
            </Can>
          ) : null}
        </HStack>
      }
      facts={[
        { label: t('balance'), value: money(account.balanceMinor) },
        ...buckets.map((bucket) => ({ label: t(`aging.${bucket}`), value: money(account[bucket]) })),
        ...(account.creditMinor > 0 ? [{ label: t('creditLeft'), value: money(-account.creditMinor) }] : []),
        { label: t('paidThisYear'), value: money(account.paidThisYearMinor) },
      ]}
    />
  );
}

function BillsCard({ account, vendor }: CardProps) {
  const t = useMessages(accountMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return (
    <RowsCard
      title={t('bills')}
      rows={account.bills}
      none={t('noBills')}
      foot={
        account.bills.length === 0 ? null : (
          <Can permission="Bills List View">
            <Box mt="4">
              <TextLink to={billPaths.ofVendor(vendor.id)} fontSize="sm">
                {t('allBills')}
              </TextLink>
            </Box>
          </Can>
        )
      }
    >
      {(bill) => (
        <PartRow
          key={bill.id}
          title={
            <Can permission="Bill Details View" otherwise={bill.number}>
              <TextLink to={billPaths.details(bill.id)}>{bill.number}</TextLink>
            </Can>
          }
          badge={
            <>
              <BillStatusBadge value={bill.status} />
              <OverdueBadge due={bill} />
            </>
          }
          aside={<Money amountMinor={bill.totalMinor} currency={currency} />}
        >
          {bill.kind === 'credit' ? t('kind.credit') : t('dueOn', { day: formats.day(bill.dueOn) })}
        </PartRow>
      )}
    </RowsCard>
  );
}

function PaymentsCard({ account, vendor }: CardProps) {
  const t = useMessages(accountMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return (
    <RowsCard
      title={t('payments')}
      rows={account.payments}
      none={t('noPayments')}
      foot={
        account.payments.length === 0 ? null : (
          <Can permission="Bills List View">
            <Box mt="4">
              <TextLink to={vendorPaymentPaths.ofVendor(vendor.id)} fontSize="sm">
                {t('allPayments')}
              </TextLink>
            </Box>
          </Can>
        )
      }
    >
      {(payment) => (
        <PartRow
          key={payment.id}
          title={
            <Can permission="Bill Details View" otherwise={formats.day(payment.paidOn)}>
              <TextLink to={vendorPaymentPaths.details(payment.id)}>{formats.day(payment.paidOn)}</TextLink>
            </Can>
          }
          badge={<VendorPaymentStatusBadge value={payment.status} />}
          aside={<Money amountMinor={payment.amountMinor} currency={currency} />}
        >
          {payment.checkNumber === null
            ? (payment.reference ?? <DayText day={payment.paidOn} />)
            : t('check', { number: String(payment.checkNumber) })}
        </PartRow>
      )}
    </RowsCard>
  );
}
