import type {
  RecognitionPolicy,
  RecognitionPolicyInput,
} from '@courtyard/contract/bookkeeping/period/recognition/recognition';
import { type Account, accounts, periods, trialBalance } from '../../../../ledger';
import { addDays } from '@courtyard/contract/days';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { onOnePage } from '../../../../platform/database/lists/one-page';
import { invalid } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { isFree } from '../../account/account.rules';
import { monthOf } from '../months.rules';
import { ownLines, recognitionPolicies } from './recognition.sql';

/** All versions, on the one page that there is. */
export const listRecognitionPolicies = async ({ tx }: ReadContext) =>
  onOnePage(await recognitionPolicies(tx));

/** Throws a Problem, 422, where an account cannot be what it is chosen as. */
async function requireAccounts({ tx }: ReadContext, input: RecognitionPolicyInput): Promise<void> {
  const all = (await accounts(tx)).filter(isFree);
  const isOf = (type: Account['type'], id: string | null) =>
    all.some((account) => account.id === id && account.type === type);
  const { reserveAccountId, specialAccountId, liabilityAccountId } = input;
  if (!isOf('income', reserveAccountId))
    throw invalid({ reserveAccountId: 'Choose the income account for reserve assessments.' });
  if (specialAccountId !== null && !isOf('income', specialAccountId))
    throw invalid({ specialAccountId: 'Choose an income account.' });
  if (specialAccountId === reserveAccountId)
    throw invalid({ specialAccountId: 'Choose a different account from reserve assessments.' });
  if (!isOf('liability', liabilityAccountId))
    throw invalid({ liabilityAccountId: 'Choose a contract liability account.' });
}

/** Throws a Problem, 422, for a day that no version can begin on. */
async function requireOpenMonth({ tx }: ReadContext, effectiveOn: string): Promise<void> {
  if (!effectiveOn.endsWith('-01')) throw invalid({ effectiveOn: 'Enter the first day of a month.' });
  const closed = (await periods(tx)).filter(({ status }) => status === 'closed');
  if (closed.some(({ month }) => month >= monthOf(effectiveOn)))
    throw invalid({ effectiveOn: 'This month is closed. Choose an open month.' });
}

/**
 * What is not spent yet stands on the liability that it was posted to: under another one nothing would make it income any more. Throws a
 * Problem, 422, where something does.
 */
async function requireKeptLiability(
  { tx }: ReadContext,
  { effectiveOn, liabilityAccountId }: RecognitionPolicyInput,
): Promise<void> {
  const others = (await ownLines(tx, '0001-01-01', '9999-12-31')).filter(
    ({ isIncome, accountId }) => !isIncome && accountId !== liabilityAccountId,
  );
  if (others.length === 0) return;
  const before = await trialBalance(tx, { at: addDays(effectiveOn, -1), basis: 'accrual' });
  const from = await ownLines(tx, effectiveOn, '9999-12-31');
  const stands = ({ accountId, fundId }: (typeof others)[number]) =>
    [before, from].some(
      (rows) =>
        rows.reduce(
          (sum, row) => (row.accountId === accountId && row.fundId === fundId ? sum + row.balanceMinor : sum),
          0,
        ) !== 0,
    );
  if (others.some(stands))
    throw invalid({
      liabilityAccountId:
        'The contract liability account already has a balance, so it can’t be changed. You can rename it.',
    });
}

const none = { reserveAccountId: null, specialAccountId: null, liabilityAccountId: null };

/** Says from a month on when assessments are income. Waits for a recognition that is being posted. */
export async function setRecognitionPolicy(
  context: CallContext,
  given: RecognitionPolicyInput,
): Promise<RecognitionPolicy> {
  const { tx, tenant, caller, platform } = context;
  await lockList(tx, 'recognition');
  const input = given.treatment === 'when-spent' ? given : { ...given, ...none };
  await requireOpenMonth(context, input.effectiveOn);
  if (input.treatment === 'when-spent') {
    await requireAccounts(context, input);
    await requireKeptLiability(context, input);
  }
  const id = newId();
  await tx
    .insertInto('recognitionPolicy')
    .values({
      ...input,
      tenantId: tenant.id,
      id,
      setBy: caller.displayName,
      createdAt: platform.clock(),
    })
    .execute();
  const made = (await recognitionPolicies(tx)).find((policy) => policy.id === id);
  if (!made) throw new Error('a recognition of assessments was set and is not there');
  const { treatment, effectiveOn, reserveAccount, specialAccount, liabilityAccount } = made;
  await recordChange(
    context,
    changeOf(
      'recognition-policy.set',
      { 'recognition-policy': id },
      {},
      {
        treatment,
        effectiveOn,
        reserveAccount: reserveAccount?.name,
        specialAccount: specialAccount?.name,
        liabilityAccount: liabilityAccount?.name,
      },
    ),
  );
  return made;
}
