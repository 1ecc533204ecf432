import { id } from '@courtyard/contract';
import { month } from '@courtyard/contract/bookkeeping/period/period';
import { periodLabels } from '@courtyard/contract/bookkeeping/period/period.labels';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { formatMonth } from '@courtyard/contract/formats';
import { z } from 'zod';
import { confirmPeriod } from '../../../../ledger';
import { changeOf } from '../../../../platform/audit/audit';
import { recordChange } from '../../../../platform/section/call-context';
import { type ApprovalContext, defineApproval } from '../../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../../platform/tenancy/approvals/request-approval';
import { periodPath } from '../period-path';
import { standingClose } from '../period.sql';
import { confirmApprovalName } from './confirm-approval-name';
import en from './period-approvals.en.json';
import es from './period-approvals.es.json';
import { reopenMonth } from './reopen';

const parameters = z.object({
  month,
  /** The action that closed it: of a month that was reopened and closed again meanwhile, it is another. */
  closedAs: id,
});

const messages = defineMessages({ en, es });

/** A close is confirmed by another person. Declined, the month is open again, for the reason that was given. */
export const confirmApproval = defineApproval({
  name: confirmApprovalName,
  label: labelOf(messages, 'confirm.label'),
  asking: 'Period Close',
  deciding: 'Period Confirm',
  ruled: 'deciders',
  whenNobody: 'carry-out',
  expiresAfterDays: 90,
  parameters,
  messages,
  content: (t, { month: of }, language) => ({
    title: t('confirm.title', { month: formatMonth(`${of}-01`, { language, dateFormat: '' }) }),
    changes: [
      {
        field: periodLabels.confirmation[language],
        before: periodLabels['confirmation.waiting'][language],
        after: periodLabels['confirmation.confirmed'][language],
      },
    ],
  }),
  fingerprint: async ({ tx }, { month: of, closedAs }) =>
    (await standingClose(tx, of))?.id === closedAs ? closedAs : null,
  // Somebody else than the one who closed can ask again.
  writers: async ({ tx }, { month: of }) => {
    const closedBy = (await standingClose(tx, of))?.actedBy;
    return closedBy ? [closedBy] : [];
  },
  async carryOut(context, { month: of }) {
    await recordChange(
      context,
      changeOf('period.confirm', { period: of }, { confirmation: 'waiting' }, { confirmation: 'confirmed' }),
    );
    await confirmPeriod(context.tx, of, context.approvedBy);
  },
  refused: (context, { month: of }, reason) => reopenMonth(context, of, reason),
});

/** Asks those who may confirm a close. Null where nobody else may: then the close stays unconfirmed, and holds. */
export async function askToConfirm(context: ApprovalContext, of: string): Promise<string | null> {
  const closed = await standingClose(context.tx, of);
  if (!closed) throw new Error('a month is confirmed once it is closed');
  return requestApproval(context, confirmApproval, {
    parameters: { month: of, closedAs: closed.id },
    about: { record: 'period', recordId: closed.id, link: periodPath(of) },
  });
}
