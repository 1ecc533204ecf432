import type {
  FundRecognition,
  Recognition,
  RecognitionPolicy,
} from '@courtyard/contract/bookkeeping/period/recognition/recognition';
import { addDays } from '@courtyard/contract/days';
import {
  type AccountBalance,
  type Fund,
  funds,
  movements,
  type NewLine,
  post,
  trialBalance,
} from '../../../../ledger';
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
import { actorOf } from '../actions/reopen';
import { daysOf, monthOf } from '../months.rules';
import { asBilledIn, recognizedIn } from './recognition.rules';
import { type OwnLine, ownLines, recognitionPolicies } from './recognition.sql';

interface Standing {
  accountId: string;
  fundId: string;
  /** Debits less credits. */
  balanceMinor: number;
}

const sumOf = (rows: readonly { balanceMinor: number }[]) =>
  rows.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);

const ofFund = <Row extends { fundId: string }>(rows: readonly Row[], fundId: string) =>
  rows.filter((row) => row.fundId === fundId);
const ofAccount = <Row extends Standing>(rows: readonly Row[], accountId: string) =>
  rows.filter((row) => row.accountId === accountId);

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

interface MonthOfFund {
  fundId: string;
  terms: Deferring | null;
  /** Balances of the day before the month, movements of the month, and what of these recognition posted itself. */
  before: readonly Standing[];
  moved: readonly AccountBalance[];
  own: readonly OwnLine[];
}

/** A fund in a month; null where nothing was deferred of it, and nothing is to be. */
function recognitionIn({
  fundId,
  terms,
  ...of
}: MonthOfFund): (FundRecognition & { lines: NewLine[] }) | null {
  const [before, moved, own] = [ofFund(of.before, fundId), ofFund(of.moved, fundId), ofFund(of.own, fundId)];
  // Without terms it goes back from the liability that was posted to last.
  const liabilityId = terms?.liabilityId ?? own.findLast(({ isIncome }) => !isIncome)?.accountId;
  if (liabilityId === undefined) return null;
  const broughtMinor =
    credits(ofAccount(before, liabilityId)) +
    credits(ofAccount(moved, liabilityId)) -
    credits(ofAccount(own, liabilityId));
  const named = new Set(terms?.incomeIds ?? []);
  const posted = own.flatMap(({ isIncome, accountId }) => (isIncome ? accountId : []));
  const accounts = [...new Set([...named, ...posted])].map((accountId) => {
    const deferredMinor = sumOf(ofAccount(own, accountId));
    const billedMinor = credits(ofAccount(moved, accountId)) + deferredMinor;
    // Of an account that terms do not name any more nothing is deferred: what was goes back.
    const isLeftOut = terms !== null && !named.has(accountId);
    return { accountId, deferredMinor, assessedMinor: isLeftOut ? 0 : billedMinor };
  });
  if (broughtMinor === 0 && accounts.every((each) => each.assessedMinor === 0 && each.deferredMinor === 0))
    return null;
  const spentMinor = sumOf(moved.filter(({ type }) => type === 'expense'));
  const { moves, ...recognized } =
    terms === null
      ? asBilledIn({ broughtMinor, accounts })
      : recognizedIn({ broughtMinor, spentMinor, accounts });
  const lines = moves.flatMap(({ accountId, amountMinor }) => [
    { accountId, fundId, amountMinor },
    { accountId: liabilityId, fundId, amountMinor: -amountMinor },
  ]);
  return { fundId, broughtMinor, spentMinor, ...recognized, lines };
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
  const isAsBilled = terms === null && own.length === 0;
  const before = isAsBilled ? [] : await trialBalance(tx, { at: addDays(from, -1), basis: 'accrual' });
  const moved = isAsBilled ? [] : await movements(tx, { from, to, basis: 'accrual', withClosing: false });
  const found = all
    .filter(isKept)
    .flatMap(({ id: fundId }) => recognitionIn({ fundId, terms, before, moved, own }) ?? []);
  const lines = found.flatMap((fund) => fund.lines);
  const perFund = found.map(({ lines: _, ...fund }) => fund);
  const isPosted = lines.length === 0;
  return { recognition: { month, policy, funds: all, perFund, entries, isPosted }, lines };
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
  if (month > monthOf(todayOf(context))) throw conflict('not-begun', 'This month hasn’t started yet.');
  // Two at once would post the same twice.
  await lockList(tx, 'recognition');
  const { recognition, lines } = await recognitionOf(context, month);
  if (lines.length === 0)
    throw conflict(
      'nothing-to-recognize',
      'This month’s income is already correct. There’s nothing to post.',
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
