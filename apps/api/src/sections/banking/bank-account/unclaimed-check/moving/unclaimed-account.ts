import { type Account, accounts, createAccount } from '../../../../../ledger';
import { changeOf, writeAudit } from '../../../../../platform/audit/audit';
import { lockList } from '../../../../../platform/database/lists/lock-list';
import { conflict } from '../../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../../platform/section/call-context';
import { bankSettingOf, holdsUnclaimed, lockSetting, settingFacts } from '../bank-setting.service';
import { nextCode } from './next-code.rules';

const unfit = () =>
  conflict(
    'unclaimed-account',
    'The liability account for unclaimed checks is archived, or belongs to another fund. Choose another one in the stale check settings.',
  );

const requireFits = (account: Account | undefined, fundId: string): string => {
  if (!account || !holdsUnclaimed(account) || (account.fundId !== null && account.fundId !== fundId))
    throw unfit();
  return account.id;
};

/** Adds the account to the chart, for all funds, beside the other liabilities. */
async function addToChart(context: CallContext): Promise<string> {
  const { tx, tenant, caller } = context;
  await lockList(tx, 'account');
  const chart = await accounts(tx);
  const liabilities = chart.filter(({ type, isHeading }) => type === 'liability' && !isHeading);
  const code = nextCode(
    chart.map((its) => its.code),
    liabilities.map((its) => its.code),
  );
  const name = 'Unclaimed checks';
  const id = await createAccount(tx, tenant.id, {
    code,
    name,
    type: 'liability',
    control: 'none',
    purpose: null,
    taxTag: null,
    parentId:
      liabilities.toSorted((one, other) => one.code.localeCompare(other.code)).at(-1)?.parentId ?? null,
    fundId: null,
    isHeading: false,
  });
  // Its history is read in the chart of accounts, like that of an account that somebody added there.
  await writeAudit(
    tx,
    { tenantId: tenant.id, memberId: caller.memberId, displayName: caller.displayName },
    changeOf('account.create', { account: id }, {}, { code, name, type: 'liability' }),
  );
  return id;
}

/** The liability account for checks of a fund; the first time it is added to the chart. Throws a Problem, 409, for one that does not fit. */
export async function unclaimedAccountFor(context: CallContext, fundId: string): Promise<string> {
  const { tx, tenant } = context;
  const before = await lockSetting(context);
  const set = before.unclaimedAccount;
  if (set)
    return requireFits(
      (await accounts(tx)).find(({ id }) => id === set.id),
      fundId,
    );
  const id = await addToChart(context);
  await tx
    .updateTable('bankSetting')
    .set({ unclaimedAccountId: id, version: before.version + 1 })
    .execute();
  await recordChange(
    context,
    changeOf(
      'bank-setting.update',
      { 'bank-setting': tenant.id },
      settingFacts(before),
      settingFacts(await bankSettingOf(tx)),
    ),
  );
  return id;
}

/** As `unclaimedAccountFor` would answer, before anything is written. */
export async function requireUnclaimedAccount(
  { tx }: Pick<CallContext, 'tx'>,
  fundId: string,
): Promise<void> {
  const { unclaimedAccount } = await bankSettingOf(tx);
  if (unclaimedAccount)
    requireFits(
      (await accounts(tx)).find(({ id }) => id === unclaimedAccount.id),
      fundId,
    );
}
