import type { Period, YearEnd } from '@courtyard/contract/bookkeeping/period/period';
import { fiscalYearOf } from '@courtyard/contract/days';
import { monthNames } from '@courtyard/contract/platform/community/community.values';
import { communityWords } from '@courtyard/contract/platform/community/community.words';
import { closePeriod, closeYear } from '../../../ledger';
import { changeOf } from '../../../platform/audit/audit';
import { say } from '../../../platform/http/language/sentence';
import { conflict } from '../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../platform/section/call-context';
import type { ApprovalContext } from '../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../platform/tenancy/approvals/request-approval';
import { closeChecksOf } from './acts/close-checks';
import { daysOf, endsYear, monthOf } from './months.rules';
import { actsOf, readPeriods, yearBegins } from './period.sql';
import { closeLetterJobName } from './telling/close-letter.jobs';
import { periodPath } from './period-path';
import { reopenApproval } from './acts/reopen-approval';
import { actorOf, reopenMonth } from './acts/reopen';
import { yearEndOf } from './acts/year-end';

/** Closes a month. Throws a Problem, 409, for one that has not begun, that a check blocks, or that is not the next one. */
export async function closeMonth(context: CallContext, month: string): Promise<Period> {
  const { tx, tenant, platform } = context;
  if (month > monthOf(todayOf(context))) throw conflict('not-begun', 'This month has not begun yet.');
  const blocking = (await closeChecksOf(context, month)).find(({ state }) => state === 'blocks');
  // What order months are closed in the books say themselves.
  if (blocking && blocking.check !== 'earlier')
    throw conflict(
      'not-ready',
      'The books do not agree with themselves, so the month cannot be closed. Check the books first.',
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
  const [closed] = await actsOf(context.tx, month);
  if (closed?.act !== 'close') throw conflict('ledger-open', 'This month is open. Close it first.');
  if (last !== month)
    throw conflict('ledger-order', 'Months are closed in their order, and reopened from the last one back.');
  const approvalId = await requestApproval(context, reopenApproval, {
    parameters: { month, reason, closedAs: closed.id },
    about: { thing: 'period', thingId: closed.id, link: periodPath(month) },
    reason,
  });
  if (approvalId === null) await reopenMonth(context, month, reason);
  return { approvalId };
}

/** Throws a Problem, 409, where no year of the community ends in a month; it says in which its years do. */
async function requireYearEnds({ tx }: CallContext, month: string): Promise<void> {
  const begins = await yearBegins(tx);
  if (endsYear(month, begins)) return;
  const last = Number(fiscalYearOf(`${month}-01`, begins).to.slice(5, 7));
  const name = communityWords[`fiscalMonth.${monthNames[last - 1] ?? 'december'}`];
  throw conflict(
    'not-year-end',
    say`No fiscal year of the community ends in this month. Its last month is: ${name}. Close the year there, or change the fiscal year of the community first.`,
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
