import type {
  Confirmation,
  Period,
  PeriodAction,
  Periods,
} from '@courtyard/contract/bookkeeping/period/period';
import { monthNames } from '@courtyard/contract/platform/community/community.values';
import type { DayOfYear } from '@courtyard/contract/days';
import { chainHead, closedYears, periodActions, periods, usedMonths } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { confirmApprovalName } from './actions/confirm-approval-name';
import { endsYear, monthAfter, monthOf, monthsBack } from './months.rules';

type StoredAction = Awaited<ReturnType<typeof periodActions>>[number];

const actionOf = ({
  id,
  action,
  reason,
  actedByName,
  actedAt,
  headNo,
  headHash,
}: StoredAction): PeriodAction => ({
  id,
  action,
  reason,
  by: actedByName,
  at: actedAt,
  head: { no: headNo, hash: headHash.toString('hex') },
});

/** Who closed, confirmed and reopened a month, the newest first. */
export const actionsOf = async (tx: Tx, month: string): Promise<PeriodAction[]> =>
  (await periodActions(tx)).filter((action) => monthOf(action.month) === month).map(actionOf);

/** The action by which a month is closed now, confirmed or not; null where it is open. */
export async function standingClose(tx: Tx, month: string) {
  const last = (await periodActions(tx)).find(
    (action) => monthOf(action.month) === month && action.action !== 'confirm',
  );
  return last?.action === 'close' ? last : null;
}

/** Closes that wait for their confirmation, by the ids of their actions. */
async function waitingConfirmations(tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('approval')
    .select('recordId')
    .where('kind', '=', confirmApprovalName)
    .where('state', '=', 'waiting')
    .execute();
  return new Set(rows.map(({ recordId }) => recordId));
}

interface MonthActions {
  /** That closed it or opened it again. */
  standing: PeriodAction | null;
  confirmed: PeriodAction | null;
}

/** By month, the action that it stands by, and the confirmation of it. */
async function standingActions(tx: Tx): Promise<Map<string, MonthActions>> {
  const found = new Map<string, MonthActions>();
  for (const row of await periodActions(tx)) {
    const of: MonthActions = found.get(monthOf(row.month)) ?? { standing: null, confirmed: null };
    if (of.standing !== null) continue;
    if (row.action === 'confirm') of.confirmed = actionOf(row);
    else of.standing = actionOf(row);
    found.set(monthOf(row.month), of);
  }
  return found;
}

function confirmationOf(
  { standing, confirmed }: MonthActions,
  waiting: ReadonlySet<string>,
): Confirmation | null {
  if (standing?.action !== 'close') return null;
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
  const [actions, waiting] = [await standingActions(tx), await waitingConfirmations(tx)];
  const none: MonthActions = { standing: null, confirmed: null };
  const [first = present] = [...used, ...stored.keys()].toSorted();
  // One entry of a year far ahead, by a slip of the keyboard, does not make a row of every month until then.
  const later = used.filter((month) => month > present).toReversed();
  const months = [...later, ...monthsBack(first, present)].map((month): Period => ({
    month,
    status: stored.get(month) ?? 'open',
    action: actions.get(month)?.standing ?? null,
    confirmation: confirmationOf(actions.get(month) ?? none, waiting),
    isUsed: used.includes(month),
    endsYear: endsYear(month, begins),
    isYearClosed: ended.has(month),
  }));
  const closed = months.find(({ status }) => status === 'closed')?.month ?? null;
  const next = closed === null ? first : monthAfter(closed);
  return { months, last: closed, next: next <= present ? next : null, head: await chainHead(tx) };
}
