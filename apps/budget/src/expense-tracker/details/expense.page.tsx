import { Can, useCommunity, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import { entryKindText } from '@courtyard/contract/bookkeeping/account/entry-kind.labels';
import type { TrackedExpense } from '@courtyard/contract/budget/expense-tracker/expense';
import { DayText, Money, Page, Text, TextLink } from '@courtyard/ui';
import {
  CardColumns,
  FactCard,
  FileLinks,
  HeadFacts,
  PartRow,
  RowsCard,
  RecordLoader,
  useRecordId,
} from '@courtyard/ui/details';
import { useAsked } from '../use-asked';
import { expenseMessages } from '../expense.messages';
import { expensePaths } from '../expense-paths';
import { useTrackedExpense } from '../expense.queries';
import { detailsMessages } from './details.messages';

/** `expense-tracker/details?id=`: one expense with its receipt, approvals, split and journal entries. */
export function ExpensePage() {
  const t = useMessages(expenseMessages);
  const id = useRecordId();
  const { basis } = useAsked();
  return (
    <RecordLoader
      id={id}
      query={useTrackedExpense(id, basis)}
      t={t}
      title={t('expense')}
      list={expensePaths.list}
    >
      {(expense) => <ExpenseView expense={expense} />}
    </RecordLoader>
  );
}

interface ViewProps {
  expense: TrackedExpense;
}

function ExpenseView({ expense }: ViewProps) {
  const t = useMessages(detailsMessages);
  const tExpense = useMessages(expenseMessages);
  const { currency } = useCommunity();
  const { vendor, lines, totalMinor, date, memo } = expense;
  const [first] = lines;
  return (
    <Page
      title={memo ?? first?.memo ?? vendor?.name ?? tExpense('expense')}
      description={vendor?.name ?? t('noVendor')}
    >
      <HeadFacts
        facts={[
          {
            label: tExpense('amountMinor'),
            value: <Money amountMinor={totalMinor} currency={currency} />,
          },
          { label: tExpense('date'), value: <DayText day={date} /> },
          { label: tExpense('basis'), value: tExpense(`basis.${expense.basis}`) },
        ]}
      />
      <CardColumns
        left={
          <>
            <SplitCard expense={expense} />
            <ApprovalsCard expense={expense} />
          </>
        }
        right={
          <>
            <AboutCard expense={expense} />
            <ReceiptsCard expense={expense} />
            <EntriesCard expense={expense} />
          </>
        }
      />
    </Page>
  );
}

function SplitCard({ expense: { lines } }: ViewProps) {
  const t = useMessages(detailsMessages);
  const { currency } = useCommunity();
  return (
    <RowsCard title={t('split')} rows={lines} none="">
      {({ key, account, fund, memo, amountMinor }) => (
        <PartRow
          key={key}
          title={`${account.code} ${account.name}`}
          aside={<Money amountMinor={amountMinor} currency={currency} />}
        >
          {[fund.name, memo].filter(Boolean).join(' · ')}
        </PartRow>
      )}
    </RowsCard>
  );
}

function ApprovalsCard({ expense: { approvals } }: ViewProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  return (
    <RowsCard title={t('approvals')} rows={approvals} none={t('noApprovals')}>
      {({ label, askedBy, askedAt, state, decisions }) => (
        <PartRow key={`${label} ${askedAt}`} title={label} aside={t(`state.${state}`)}>
          <Text as="div">{t('asked', { by: askedBy, at: formats.moment(askedAt) })}</Text>
          {decisions.map(({ name, verdict, decidedAt }) => (
            <Text as="div" key={`${name} ${decidedAt}`}>
              {t(`verdict.${verdict}`, { by: name, at: formats.moment(decidedAt) })}
            </Text>
          ))}
        </PartRow>
      )}
    </RowsCard>
  );
}

/** Where each document has its page, and who may open it. */
const documentPages = {
  bill: { url: (id: string) => `/accounting/bills/details?id=${id}`, permission: 'Bill Details View' },
  'expense-claim': {
    url: (id: string) => `/budget-expenses/payouts/details?id=${id}`,
    permission: 'Expense Tracker Transactions View',
  },
} as const;

function AboutCard({ expense }: ViewProps) {
  const t = useMessages(detailsMessages);
  const tExpense = useMessages(expenseMessages);
  const formats = useFormats();
  const { vendor, postedBy, postedAt, approvedBy, documents } = expense;
  return (
    <FactCard
      title={t('about')}
      description={t('posted', { by: postedBy, at: formats.moment(postedAt) })}
      facts={[
        ...(vendor === null
          ? []
          : [
              {
                label: tExpense('vendor'),
                value: (
                  <Can permission="Vendor Details View" otherwise={vendor.name}>
                    <TextLink to={`/accounting/vendors/details?id=${vendor.id}`}>{vendor.name}</TextLink>
                  </Can>
                ),
              },
            ]),
        ...documents.map(({ kind, id, number }) => ({
          label: t('document'),
          value: (
            <Can permission={documentPages[kind].permission} otherwise={t(kind, { number })}>
              <TextLink to={documentPages[kind].url(id)}>{t(kind, { number })}</TextLink>
            </Can>
          ),
        })),
        ...(approvedBy === null ? [] : [{ label: t('approvedBy'), value: approvedBy }]),
      ]}
    />
  );
}

function ReceiptsCard({ expense: { files } }: ViewProps) {
  const t = useMessages(detailsMessages);
  return (
    <FactCard
      title={t('receipts')}
      facts={[]}
      lead={
        files.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('noReceipt')}
          </Text>
        ) : (
          <FileLinks files={files} />
        )
      }
    />
  );
}

function EntriesCard({ expense: { entries } }: ViewProps) {
  const t = useMessages(detailsMessages);
  const { currency } = useCommunity();
  const language = useUiConfig((config) => config.language);
  return (
    <RowsCard title={t('entries')} description={t('entriesText')} rows={entries} none="">
      {({ id, no, date, kind, amountMinor }) => (
        <PartRow
          key={id}
          title={
            <Can permission="Journal Entries View" otherwise={t('entry', { no })}>
              <TextLink to={`/accounting/journal-entries/details?id=${id}`}>{t('entry', { no })}</TextLink>
            </Can>
          }
          aside={<Money amountMinor={amountMinor} currency={currency} />}
        >
          {entryKindText(kind, language)} · <DayText day={date} />
        </PartRow>
      )}
    </RowsCard>
  );
}
