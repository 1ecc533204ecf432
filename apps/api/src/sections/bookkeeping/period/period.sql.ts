import type { Confirmation, Period, PeriodAct, Periods } from '@courtyard/contract/bookkeeping/period/period';
import { monthNames } from '@courtyard/contract/platform/community/community.values';
import type { DayOfYear } from '@courtyard/contract/days';
import { chainHead, closedYears, periodActs, periods, usedMonths } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { confirmApprovalName } from './acts/confirm-approval-name';
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

/** Who closed, confirmed and reopened a month, the newest first. */
export const actsOf = async (tx: Tx, month: string): Promise<PeriodAct[]> =>
  (await periodActs(tx)).filter((act) => monthOf(act.month) === month).map(actOf);

/** The act by which a month is closed now, confirmed or not; null where it is open. */
export async function standingClose(tx: Tx, month: string) {
  const last = (await periodActs(tx)).find((act) => monthOf(act.month) === month && act.act !== 'confirm');
  return last?.act === 'close' ? last : null;
}

/** Closes that wait for their confirmation, by the ids of their acts. */
async function waitingConfirmations(tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('approval')
    .select('thingId')
    .where('kind', '=', confirmApprovalName)
    .where('state', '=', 'waiting')
    .execute();
  return new Set(rows.map(({ thingId }) => thingId));
}

interface MonthActs {
  /** That closed it or opened it again. */
  standing: PeriodAct | null;
  confirmed: PeriodAct | null;
}

/** By month, the act that it stands by, and the confirmation of it. */
async function standingActs(tx: Tx): Promise<Map<string, MonthActs>> {
  const found = new Map<string, MonthActs>();
  for (const row of await periodActs(tx)) {
    const of: MonthActs = found.get(monthOf(row.month)) ?? { standing: null, confirmed: null };
    if (of.standing !== null) continue;
    if (row.act === 'confirm') of.confirmed = actOf(row);
    else of.standing = actOf(row);
    found.set(monthOf(row.month), of);
  }
  return found;
}

function confirmationOf(
  { standing, confirmed }: MonthActs,
  waiting: ReadonlySet<string>,
): Confirmation | null {
  if (standing?.act !== 'close') return null;
  if (confirmed) return { state: 'confirmed', by: confirmed.by, at: confirmed.at };
  return { state: waiting.has(standing.id) ? 'waiting' : 'none', by: null, at: null };
}

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
  const [acts, waiting] = [await standingActs(tx), await waitingConfirmations(tx)];
  const none: MonthActs = { standing: null, confirmed: null };
  const [first = present] = [...used, ...stored.keys()].toSorted();
  // One entry of a year far ahead, by a slip of the keyboard, does not make a row of every month until then.
  const later = used.filter((month) => month > present).toReversed();
  const months = [...later, ...monthsBack(first, present)].map((month): Period => ({
    month,
    status: stored.get(month) ?? 'open',
    act: acts.get(month)?.standing ?? null,
    confirmation: confirmationOf(acts.get(month) ?? none, waiting),
    isUsed: used.includes(month),
    endsYear: endsYear(month, begins),
    isYearClosed: ended.has(month),
  }));
  const closed = months.find(({ status }) => status === 'closed')?.month ?? null;
  const next = closed === null ? first : monthAfter(closed);
  return { months, last: closed, next: next <= present ? next : null, head: await chainHead(tx) };
}
