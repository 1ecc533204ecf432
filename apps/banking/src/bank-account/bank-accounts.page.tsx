import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { BankAccount, BankAccounts } from '@courtyard/contract/banking/bank-account/bank-account';
import {
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  ErrorState,
  Grid,
  LoadingState,
  Page,
  Text,
  TextLink,
} from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { reconciliationMessages } from '../reconciliation/reconciliation.messages';
import { reportPaths } from '../report/report-paths';
import { bankAccountMessages } from './bank-account.messages';
import { bankAccountPaths } from './bank-account-paths';
import { useBankAccounts } from './bank-account.queries';

/** `bank-accounts`: each bank account with its balance in the books beside the bank’s, and the lines still to match. */
export function BankAccountsPage() {
  const t = useMessages(bankAccountMessages);
  const found = useBankAccounts();
  return (
    <Page title={t('title')} description={t('text')}>
      {found.data ? (
        <Accounts found={found.data} />
      ) : (
        <Card>
          {found.isError ? (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <LoadingState />
          )}
        </Card>
      )}
    </Page>
  );
}

function Accounts({ found: { accounts, at, balanceMinor, journalNo } }: { found: BankAccounts }) {
  const t = useMessages(bankAccountMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  if (accounts.length === 0)
    return (
      <Card>
        <EmptyState icon="bank" title={t('none')} description={t('noneText')} />
      </Card>
    );
  return (
    <>
      <Text size="sm" tone="muted" mb="4">
        {t('total', { day: formats.day(at), amount: formats.money(balanceMinor, currency), no: journalNo })}
      </Text>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(20rem, 1fr))' }} gap="5">
        {accounts.map((account) => (
          <AccountCard key={account.account.id} account={account} at={at} />
        ))}
      </Grid>
    </>
  );
}

function AccountCard({ account: found, at }: { account: BankAccount; at: string }) {
  const t = useMessages(bankAccountMessages);
  const tReconciliation = useMessages(reconciliationMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const {
    account,
    fund,
    bank,
    booksMinor,
    balanceMinor,
    differenceMinor,
    open,
    doubtful,
    reconciledThrough,
  } = found;
  const money = (amountMinor: number) => formats.money(amountMinor, currency, 'parentheses');
  const entriesUntil = (to: string) =>
    reportPaths.entries({ accountId: account.id, to, basis: 'accrual', closing: true });
  return (
    <Card>
      <CardHeader
        title={
          <TextLink to={bankAccountPaths.details(account.id)}>{`${account.code} ${account.name}`}</TextLink>
        }
        description={fund.name}
      />
      <CardBody>
        <Facts
          minWidth="8rem"
          facts={[
            {
              label: t('books'),
              value: <TextLink to={entriesUntil(at)}>{money(balanceMinor)}</TextLink>,
            },
            ...(bank === null
              ? [{ label: t('bank'), value: t('noStatement') }]
              : [
                  { label: t('bankOn', { day: formats.day(bank.on) }), value: money(bank.amountMinor) },
                  {
                    label: t('booksOn', { day: formats.day(bank.on) }),
                    value: <TextLink to={entriesUntil(bank.on)}>{money(booksMinor)}</TextLink>,
                  },
                  { label: t('difference'), value: differenceMinor === null ? null : money(differenceMinor) },
                ]),
            {
              label: tReconciliation('through'),
              value: reconciledThrough === null ? tReconciliation('never') : formats.day(reconciledThrough),
            },
          ]}
        />
        <Text size="sm" mt="4">
          {open + doubtful === 0 ? (
            t('allMatched')
          ) : (
            <TextLink to={bankAccountPaths.unmatched(account.id)}>
              {t('unmatched', { count: open + doubtful })}
            </TextLink>
          )}
        </Text>
      </CardBody>
    </Card>
  );
}
