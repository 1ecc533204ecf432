import type { Period, PeriodAct, Periods } from '@courtyard/contract/bookkeeping/period/period';
import { monthNames } from '@courtyard/contract/platform/community/community.values';
import type { DayOfYear } from '@courtyard/contract/days';
import { chainHead, closedYears, periodActs, periods, usedMonths } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { endsYear, monthAfter, monthOf, monthsBack } from './months.rules';

type StoredAct = Awaited<ReturnType<typeof periodActs>>[number];

const actOf = ({ id, act, reason, actedByName, actedAt, headNo, headHash }: StoredAct): PeriodAct => ({
  id,
  act,
  reason,
  by: actedByName,
  at: actedAt,
  head: { no: headNo, hash: headHash.toString('hex') },
});

/** Who closed and reopened a month, the newest first. */
export const actsOf = async (tx: Tx, month: string): Promise<PeriodAct[]> =>
  (await periodActs(tx)).filter((act) => monthOf(act.month) === month).map(actOf);

/** The day on which the years of the community begin. */
export async function yearBegins(tx: Tx): Promise<DayOfYear> {
  const { fiscalMonth, fiscalDay } = await tx
    .selectFrom('tenant')
    .select(['fiscalMonth', 'fiscalDay'])
    .executeTakeFirstOrThrow();
  return { month: monthNames.indexOf(fiscalMonth) + 1, date: fiscalDay };
}

/** The months of the books, the newest first. Where nothing was posted there is the present one. */
export async function readPeriods(context: ReadContext): Promise<Periods> {
  const { tx } = context;
  const present = monthOf(todayOf(context));
  const used = await usedMonths(tx);
  const stored = new Map((await periods(tx)).map(({ month, status }) => [month, status]));
  const [begins, ended] = [await yearBegins(tx), new Set((await closedYears(tx)).map(monthOf))];
  const acts = new Map<string, PeriodAct>();
  for (const act of await periodActs(tx)) {
    const month = monthOf(act.month);
    if (!acts.has(month)) acts.set(month, actOf(act));
  }
  const [first = present] = [...used, ...stored.keys()].toSorted();
  // One entry of a year far ahead, by a slip of the keyboard, does not make a row of every month until then.
  const later = used.filter((month) => month > present).toReversed();
  const months = [...later, ...monthsBack(first, present)].map((month): Period => ({
    month,
    status: stored.get(month) ?? 'open',
    act: acts.get(month) ?? null,
    isUsed: used.includes(month),
    endsYear: endsYear(month, begins),
    isYearClosed: ended.has(month),
  }));
  const closed = months.find(({ status }) => status === 'closed')?.month ?? null;
  const next = closed === null ? first : monthAfter(closed);
  return { months, last: closed, next: next <= present ? next : null, head: await chainHead(tx) };
}
