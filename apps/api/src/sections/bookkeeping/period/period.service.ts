import type { Period, YearEnd } from '@courtyard/contract/bookkeeping/period/period';
import { fiscalYearOf } from '@courtyard/contract/days';
import { monthNames } from '@courtyard/contract/platform/community/community.values';
import { communityLabels } from '@courtyard/contract/platform/community/community.labels';
import { closePeriod, closeYear } from '../../../ledger';
import { changeOf } from '../../../platform/audit/audit';
import { msg } from '../../../platform/http/language/sentence';
import { conflict } from '../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../platform/section/call-context';
import type { ApprovalContext } from '../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../platform/tenancy/approvals/request-approval';
import { closeChecksOf } from './actions/close-checks';
import { daysOf, endsYear, monthOf } from './months.rules';
import { readPeriods, standingClose, yearBegins } from './period.sql';
import { askToConfirm } from './actions/confirm-approval';
import { closeLetterJobName } from './notifications/close-letter.jobs';
import { periodPath } from './period-path';
import { reopenApproval } from './actions/reopen-approval';
import { actorOf, reopenMonth } from './actions/reopen';
import { yearEndOf } from './actions/year-end';

/** Closes a month and asks for its confirmation. Throws a Problem, 409, for one that has not begun, that a check blocks, or that is not the next one. */
export async function closeMonth(context: ApprovalContext, month: string): Promise<Period> {
  const { tx, tenant, platform } = context;
  if (month > monthOf(todayOf(context))) throw conflict('not-begun', 'This month hasn’t started yet.');
  const blocking = (await closeChecksOf(context, month)).find(({ state }) => state === 'blocks');
  // What order months are closed in the books say themselves.
  if (blocking && blocking.check !== 'earlier')
    throw conflict(
      'not-ready',
      'The month can’t be closed because the ledger is out of balance. Verify the ledger first.',
    );
  await recordChange(
    context,
    changeOf('period.close', { period: month }, { status: 'open' }, { status: 'closed' }),
  );
  // Told once it is done, and outside of the books' turn: letters take locks that others hold while they post.
  await platform.jobs.enqueue(
    tx,
    closeLetterJobName,
    { tenantId: tenant.id, month },
    { key: `${tenant.id} ${month}` },
  );
  await closePeriod(tx, month, actorOf(context));
  await askToConfirm(context, month);
  const found = (await readPeriods(context)).months.find((period) => period.month === month);
  if (!found) throw new Error('a month was closed and is not there');
  return found;
}

/** Opens the last closed month again, or has that wait for a second person. */
export async function reopenOrAsk(
  context: ApprovalContext,
  month: string,
  { reason }: { reason: string },
): Promise<{ approvalId: string | null }> {
  const { last } = await readPeriods(context);
  const closed = await standingClose(context.tx, month);
  if (closed === null) throw conflict('ledger-open', 'This month is open. Close it first.');
  if (last !== month)
    throw conflict('ledger-order', 'Months are closed in order and reopened starting with the latest.');
  const approvalId = await requestApproval(context, reopenApproval, {
    parameters: { month, reason, closedAs: closed.id },
    about: { record: 'period', recordId: closed.id, link: periodPath(month) },
    reason,
  });
  if (approvalId === null) await reopenMonth(context, month, reason);
  return { approvalId };
}

/** Asks once more for the confirmation of a close: nobody else could give it, or the question expired. */
export async function askAgain(
  context: ApprovalContext,
  month: string,
): Promise<{ approvalId: string | null }> {
  const found = (await readPeriods(context)).months.find((period) => period.month === month);
  if (found?.status !== 'closed') throw conflict('ledger-open', 'This month is open. Close it first.');
  if (found.confirmation?.state === 'confirmed')
    throw conflict('ledger-confirmed', 'This close is already confirmed.');
  return { approvalId: await askToConfirm(context, month) };
}

/** Throws a Problem, 409, where no year of the community ends in a month; it says in which its years do. */
async function requireYearEnds({ tx }: CallContext, month: string): Promise<void> {
  const begins = await yearBegins(tx);
  if (endsYear(month, begins)) return;
  const last = Number(fiscalYearOf(`${month}-01`, begins).to.slice(5, 7));
  const name = communityLabels[`fiscalMonth.${monthNames[last - 1] ?? 'december'}`];
  throw conflict(
    'not-year-end',
    msg`The fiscal year doesn’t end in this month. Its last month is ${name}. Close the year there, or change the community’s fiscal year first.`,
  );
}

/** Closes the year that ends with a closed month. Throws a Problem, 409, where none ends then; the books refuse by one, `ledger-…`. */
export async function closeYearAt(context: CallContext, month: string): Promise<YearEnd> {
  const { tx } = context;
  await requireYearEnds(context, month);
  const { to: endsOn } = daysOf(month);
  await recordChange(context, changeOf('period.close-year', { period: month }, {}, { endsOn }));
  await closeYear(tx, endsOn, actorOf(context));
  return yearEndOf(tx, month);
}
