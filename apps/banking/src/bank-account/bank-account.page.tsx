import { lazyOverlay, useCan, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { BankAccount } from '@courtyard/contract/banking/bank-account/bank-account';
import type {
  Reconciliation,
  StatementToReconcile,
} from '@courtyard/contract/banking/reconciliation/reconciliation';
import { Page, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { CardColumns, FactCard, ListedLoader, PartCard, PartRow, useRecordId } from '@courtyard/ui/details';
import { useState } from 'react';
import { OutstandingCard } from '../reconciliation/outstanding.card';
import { reconciliationMessages } from '../reconciliation/reconciliation.messages';
import { useReconciliations, useStatementsToReconcile } from '../reconciliation/reconciliation.queries';
import { AccountTransfersCard } from '../transfer/account-transfers.card';
import { reportPaths } from '../report/report-paths';
import { bankAccountMessages } from './bank-account.messages';
import { bankAccountPaths } from './bank-account-paths';
import { useBankAccounts } from './bank-account.queries';
import { StatementsCard } from './statements.card';
import { WrittenChecksCard } from './written-checks.card';

const StartDialog = lazyOverlay<{
  account: BankAccount['account'];
  statements: readonly StatementToReconcile[];
  onClose: () => void;
}>(async () => (await import('../reconciliation/start.dialog')).StartDialog);

const shownReconciliations = 12;

/** `bank-accounts/details?id=`: a bank account with its balances, reconciliations, statements, outstanding lines, checks and transfers. */
export function BankAccountPage() {
  const t = useMessages(bankAccountMessages);
  const id = useRecordId();
  const found = useBankAccounts();
  const bank = found.data?.accounts.find(({ account }) => account.id === id);
  if (bank) return <BankAccountView key={id} bank={bank} />;
  return (
    <ListedLoader
      title={t('account')}
      query={found}
      missing={{ icon: 'bank', title: t('missing'), description: t('missingText') }}
      list={{ to: bankAccountPaths.list, label: t('title') }}
    />
  );
}

function BankAccountView({ bank: its }: { bank: BankAccount }) {
  const t = useMessages(bankAccountMessages);
  const tReconciliation = useMessages(reconciliationMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const canReconcile = useCan('Bank Reconcile');
  const seesLines = useCan('Bank Transactions View');
  const seesEntries = useCan('Financial Reports View');
  const found = useReconciliations(its.account.id);
  const statements = useStatementsToReconcile(its.account.id);
  const [isStarting, setIsStarting] = useState(false);
  const { account, fund, bank, booksMinor, balanceMinor, differenceMinor, open, doubtful } = its;
  const money = (minor: number) => formats.money(minor, currency, 'parentheses');
  const current = found.data?.find(({ status }) => status === 'open');
  const last = found.data?.find(({ status }) => status === 'finished');
  const entries = reportPaths.entries({ accountId: account.id, to: today, basis: 'accrual', closing: true });
  return (
    <Page
      title={`${account.code} ${account.name}`}
      description={fund.name}
      actions={{
        primary:
          !canReconcile || !found.data || !statements.data
            ? null
            : current
              ? { label: tReconciliation('goOn'), icon: 'check', to: bankAccountPaths.reconcile(current.id) }
              : { label: tReconciliation('start'), icon: 'check', onSelect: () => setIsStarting(true) },
        secondary: [
          seesLines ? { label: t('transactions'), to: bankAccountPaths.transactions(account.id) } : null,
        ],
        more: [
          { label: t('reconciliations'), to: bankAccountPaths.reconciliationsOf(account.id) },
          { label: t('checks'), to: bankAccountPaths.checksOf(account.id) },
          { label: t('transfers'), to: bankAccountPaths.transfersOf(account.id) },
          { label: t('importStatement'), to: bankAccountPaths.import },
        ],
      }}
    >
      <CardColumns
        left={
          <>
            <FactCard
              title={t('account')}
              facts={[
                {
                  label: t('books'),
                  value: seesEntries ? (
                    <TextLink to={entries}>{money(balanceMinor)}</TextLink>
                  ) : (
                    money(balanceMinor)
                  ),
                },
                ...(bank === null
                  ? [{ label: t('bank'), value: t('noStatement') }]
                  : [
                      { label: t('bankOn', { day: formats.day(bank.on) }), value: money(bank.amountMinor) },
                      { label: t('booksOn', { day: formats.day(bank.on) }), value: money(booksMinor) },
                      {
                        label: t('difference'),
                        value: differenceMinor === null ? null : money(differenceMinor),
                      },
                    ]),
                {
                  label: tReconciliation('through'),
                  value: last ? formats.day(last.toOn) : tReconciliation('never'),
                },
              ]}
            />
            <Text size="sm">
              {open + doubtful === 0 ? (
                t('allMatched')
              ) : seesLines ? (
                <TextLink to={bankAccountPaths.unmatched(account.id)}>
                  {t('unmatched', { count: open + doubtful })}
                </TextLink>
              ) : (
                t('unmatched', { count: open + doubtful })
              )}
            </Text>
            <PartCard
              title={tReconciliation('reconciliations')}
              actions={
                <TextLink to={bankAccountPaths.reconciliationsOf(account.id)}>
                  {tReconciliation('allReconciliations')}
                </TextLink>
              }
              query={{ ...found, data: found.data?.slice(0, shownReconciliations) }}
              empty={
                <Text size="sm" tone="muted">
                  {tReconciliation('never')}
                </Text>
              }
            >
              {(one) => <ReconciliationRow key={one.id} its={one} />}
            </PartCard>
            {seesLines && found.data && statements.data ? (
              <StatementsCard
                accountId={account.id}
                reconciliations={found.data}
                statements={statements.data}
              />
            ) : null}
          </>
        }
        right={
          <>
            <OutstandingCard accountId={account.id} />
            <WrittenChecksCard accountId={account.id} />
            <AccountTransfersCard accountId={account.id} />
          </>
        }
      />
      {isStarting && statements.data ? (
        <StartDialog account={account} statements={statements.data} onClose={() => setIsStarting(false)} />
      ) : null}
    </Page>
  );
}

const tones = { open: 'attention', finished: 'expected', undone: 'neutral' } as const;

function ReconciliationRow({ its }: { its: Reconciliation }) {
  const t = useMessages(reconciliationMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { id, toOn, closingMinor, status, changedSince, report, finishedBy } = its;
  return (
    <PartRow
      title={<TextLink to={bankAccountPaths.reconcile(id)}>{formats.day(toOn)}</TextLink>}
      badge={<StatusBadge status={tones[status]}>{t(`status.${status}`)}</StatusBadge>}
      aside={formats.money(closingMinor, currency, 'parentheses')}
    >
      {finishedBy === null ? null : (
        <Text size="sm" tone="muted">
          {finishedBy}
          {report ? (
            <>
              {' · '}
              <TextLink href={report.url} external>
                {t('report')}
              </TextLink>
            </>
          ) : null}
        </Text>
      )}
      {changedSince === null ? null : (
        <Text size="sm">{t('changedSince', { count: changedSince.lines })}</Text>
      )}
    </PartRow>
  );
}
