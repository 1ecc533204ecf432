import type {
  FundRecognition,
  Recognition,
  RecognitionPolicy,
} from '@courtyard/contract/bookkeeping/period/recognition/recognition';
import { addDays } from '@courtyard/contract/days';
import { type Fund, funds, movements, type NewLine, post, trialBalance } from '../../../../ledger';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { conflict } from '../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../platform/section/call-context';
import { actorOf } from '../acts/reopen';
import { daysOf, monthOf } from '../months.rules';
import { recognizedIn } from './recognition.rules';
import { ownLines, recognitionPolicies } from './recognition.sql';

interface Standing {
  accountId: string;
  fundId: string;
  /** Debits less credits. */
  balanceMinor: number;
}

const sumOf = (rows: readonly { balanceMinor: number }[]) =>
  rows.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);

/** Without a minus before zero. */
const credits = (rows: readonly { balanceMinor: number }[]) => 0 - sumOf(rows);

/** The funds that are kept for a purpose: what is billed for operating is earned in its month. */
const isKept = ({ kind }: Fund) => kind !== 'operating';

type Deferring = RecognitionPolicy & { incomeIds: string[]; liabilityId: string };

function deferring(policy: RecognitionPolicy | null): Deferring | null {
  if (policy?.treatment !== 'when-spent' || !policy.liabilityAccount) return null;
  const incomeIds = [policy.reserveAccount, policy.specialAccount].flatMap((account) => account?.id ?? []);
  return { ...policy, incomeIds, liabilityId: policy.liabilityAccount.id };
}

interface Found {
  recognition: Recognition;
  /** What would be posted: each fund comes to nothing. */
  lines: NewLine[];
}

async function recognitionOf(context: ReadContext, month: string): Promise<Found> {
  const { tx } = context;
  const { from, to } = daysOf(month);
  const policies = await recognitionPolicies(tx);
  const policy = policies.find(({ effectiveOn }) => effectiveOn <= from) ?? null;
  const all = await funds(tx);
  // Who never set a policy has nothing posted by one.
  const own = policies.length === 0 ? [] : await ownLines(tx, from, to);
  const entries = [...new Map(own.map(({ id, no }) => [id, { id, no }])).values()];
  const terms = deferring(policy);
  if (terms === null) return { recognition: { month, policy, funds: all, perFund: [], entries }, lines: [] };
  const before = await trialBalance(tx, { at: addDays(from, -1), basis: 'accrual' });
  const moved = await movements(tx, { from, to, basis: 'accrual', withClosing: false });
  const lines: NewLine[] = [];
  const perFund = all.filter(isKept).flatMap((fund): FundRecognition[] => {
    const of = (rows: readonly Standing[], accountId: string) =>
      rows.filter((row) => row.fundId === fund.id && row.accountId === accountId);
    const expenses = moved.filter(({ fundId, type }) => fundId === fund.id && type === 'expense');
    const broughtMinor =
      credits(of(before, terms.liabilityId)) +
      credits(of(moved, terms.liabilityId)) -
      credits(of(own, terms.liabilityId));
    const accounts = terms.incomeIds.map((accountId) => {
      const deferredMinor = sumOf(of(own, accountId));
      return { accountId, deferredMinor, assessedMinor: credits(of(moved, accountId)) + deferredMinor };
    });
    const spentMinor = sumOf(expenses);
    const { moves, ...recognized } = recognizedIn({ broughtMinor, spentMinor, accounts });
    for (const { accountId, amountMinor } of moves) {
      lines.push({ accountId, fundId: fund.id, amountMinor });
      lines.push({ accountId: terms.liabilityId, fundId: fund.id, amountMinor: -amountMinor });
    }
    const isUsed = accounts.some(
      ({ assessedMinor, deferredMinor }) => assessedMinor !== 0 || deferredMinor !== 0,
    );
    return broughtMinor === 0 && !isUsed
      ? []
      : [{ fundId: fund.id, broughtMinor, spentMinor, ...recognized }];
  });
  return { recognition: { month, policy, funds: all, perFund, entries }, lines };
}

/** What of the assessments for reserves is income of a month, and what is to be posted for it. */
export const readRecognition = async (context: ReadContext, month: string): Promise<Recognition> =>
  (await recognitionOf(context, month)).recognition;

/** What is to be posted in a month before it is closed, whichever way. */
export async function unrecognizedMinor(context: ReadContext, month: string): Promise<number> {
  const { lines } = await recognitionOf(context, month);
  return lines.reduce((sum, { amountMinor }) => sum + Math.max(0, amountMinor), 0);
}

/** Posts what is to be posted. Throws a Problem, 409, where nothing is, or the month has not begun; the books refuse a closed one. */
export async function recognizeMonth(context: CallContext, month: string): Promise<Recognition> {
  const { tx } = context;
  if (month > monthOf(todayOf(context))) throw conflict('not-begun', 'This month has not begun yet.');
  // Two at once would post the same twice.
  await lockList(tx, 'recognition');
  const { recognition, lines } = await recognitionOf(context, month);
  if (lines.length === 0)
    throw conflict(
      'nothing-to-recognize',
      'The income of this month is what it has to be: nothing is posted.',
    );
  const id = newId();
  const { to } = daysOf(month);
  const facts = { deferredMinor: recognition.perFund.reduce((sum, { toPostMinor }) => sum + toPostMinor, 0) };
  await recordChange(context, changeOf('period.recognize', { period: month }, {}, facts));
  await post(
    tx,
    [
      {
        id,
        key: `recognition:${id}`,
        date: to,
        kind: 'recognition',
        memo: `Recognition of assessments, ${month}`,
        lines,
      },
    ],
    actorOf(context),
  );
  return readRecognition(context, month);
}
