import { Can, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { CloseCheck } from '@courtyard/contract/bookkeeping/period/period';
import { addDays, addMonths } from '@courtyard/contract/days';
import { Box, type Status, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { periodPaths } from '../period-paths';
import { actionsMessages } from './actions.messages';

const statuses: Record<CloseCheck['state'], Status> = {
  done: 'ok',
  attention: 'attention',
  blocks: 'danger',
};
const words = { done: 'isFine', attention: 'isOpen', blocks: 'blocks' } as const;

const lastOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);

/** The lines of the banks that are still to be matched, until the end of a month. */
const unmatchedUntil = (month: string): string =>
  `/accounting/transactions?state=open&state=doubtful&bookedOn=..${lastOf(month)}`;

/** What funds owed each other at the end of a month. */
const loansUntil = (month: string): string => `/bookkeeping/fund-loans?at=${lastOf(month)}`;

/** What was posted on accounts in a month. */
const statementOf = (month: string): string =>
  `/banking-reports/financial-reports/profit?from=${month}-01&to=${lastOf(month)}`;

/** Where it is seen what a check found, and who may go there. */
const linkOf = (check: CloseCheck['check'], month: string) => {
  switch (check) {
    case 'bank-lines':
      return {
        permission: 'Bank Transactions View',
        to: unmatchedUntil(month),
        text: 'link.bank-lines',
      } as const;
    case 'reconciled':
      return {
        permission: 'Banks List View',
        to: '/banking-reports/bank-accounts',
        text: 'link.reconciled',
      } as const;
    case 'drafts':
      return {
        permission: 'Bills List View',
        to: `/accounting/bills?status=draft&billedOn=..${lastOf(month)}`,
        text: 'link.drafts',
      } as const;
    case 'recurring':
      return {
        permission: 'Recurring Templates List View',
        to: '/accounting/recurring-invoices',
        text: 'link.recurring',
      } as const;
    case 'confirmed':
      return { permission: 'Periods View', to: periodPaths.list, text: 'link.confirmed' } as const;
    case 'accruals':
    case 'contributions':
      return {
        permission: 'Financial Reports View',
        to: statementOf(month),
        text: 'link.statement',
      } as const;
    case 'recognition':
      return {
        permission: 'Periods View',
        to: periodPaths.details(month),
        text: 'link.recognition',
      } as const;
    case 'between-funds':
      return { permission: 'Charts List View', to: loansUntil(month), text: 'link.between-funds' } as const;
    case 'approvals':
      return { permission: 'Periods View', to: '/approvals', text: 'link.approvals' } as const;
    case 'undeposited':
      return {
        permission: 'Invoice Create',
        to: '/accounting/deposits/create',
        text: 'link.undeposited',
      } as const;
    case 'balanced':
    case 'subledgers':
      return { permission: 'Books Check', to: '/bookkeeping/books-check', text: 'link.books-check' } as const;
    default:
      return null;
  }
};

/** What was looked at before a month is closed, and how it stands. */
export function CloseChecks({ checks, month }: { checks: readonly CloseCheck[]; month: string }) {
  const t = useMessages(actionsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const said = ({ check, state, count, amountMinor }: CloseCheck) => {
    if (state === 'done') return t(`check.${check}`);
    const amount = formats.money(Math.abs(amountMinor ?? 0), currency);
    if (check === 'undeposited' || check === 'between-funds' || check === 'recognition')
      return t(`open.${check}`, { amount });
    return check === 'over' ? t('open.over') : t(`open.${check}`, { count: count ?? 0 });
  };
  return (
    <Box as="ul" listStyleType="none">
      {checks.map((found) => (
        <PartRow
          key={found.check}
          title={said(found)}
          badge={<StatusBadge status={statuses[found.state]}>{t(words[found.state])}</StatusBadge>}
        >
          {found.names.length === 0 ? null : <Text size="sm">{found.names.join(', ')}</Text>}
          <FoundLink found={found} month={month} />
        </PartRow>
      ))}
    </Box>
  );
}

function FoundLink({ found, month }: { found: CloseCheck; month: string }) {
  const t = useMessages(actionsMessages);
  const link = found.state === 'done' ? null : linkOf(found.check, month);
  if (link === null) return null;
  return (
    <Can permission={link.permission}>
      <TextLink to={link.to}>{t(link.text)}</TextLink>
    </Can>
  );
}
