import type {
  BankSetting,
  bankSettingInput,
} from '@courtyard/contract/banking/unclaimed-check/unclaimed-check';
import { defaultStaleAfterDays } from '@courtyard/contract/banking/unclaimed-check/unclaimed-check.values';
import type { z } from 'zod';
import { type Account, accounts } from '../../../../ledger';
import { changeOf } from '../../../../platform/audit/audit';
import type { Tx } from '../../../../platform/database/database';
import { invalid } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';

/** Days after which a check of this community is stale. */
export async function staleAfterDaysOf(tx: Tx): Promise<number> {
  const set = await tx.selectFrom('bankSetting').select('staleAfterDays').executeTakeFirst();
  return set?.staleAfterDays ?? defaultStaleAfterDays;
}

/** Whether checks can be owed on an account: a liability without open items of its own. */
export const holdsUnclaimed = ({ type, control, purpose, isHeading, archivedAt }: Account): boolean =>
  type === 'liability' && control === 'none' && purpose === null && !isHeading && archivedAt === null;

export async function bankSettingOf(tx: Tx): Promise<BankSetting> {
  const chart = (await accounts(tx)).map(({ id, code, name, ...rest }) => ({
    its: { id, code, name },
    isFit: holdsUnclaimed({ id, code, name, ...rest }),
  }));
  const set = await tx
    .selectFrom('bankSetting')
    .select(['staleAfterDays', 'unclaimedAccountId', 'version'])
    .executeTakeFirst();
  return {
    staleAfterDays: set?.staleAfterDays ?? defaultStaleAfterDays,
    unclaimedAccount: chart.find(({ its }) => its.id === set?.unclaimedAccountId)?.its ?? null,
    accounts: chart.filter(({ isFit }) => isFit).map(({ its }) => its),
    version: set?.version ?? 1,
  };
}

/** The setting under the lock of those who change it. */
export async function lockSetting({ tx, tenant }: Pick<CallContext, 'tx' | 'tenant'>): Promise<BankSetting> {
  await tx
    .insertInto('bankSetting')
    .values({ tenantId: tenant.id, unclaimedAccountId: null })
    .onConflict((other) => other.doNothing())
    .execute();
  await tx.selectFrom('bankSetting').select('version').forUpdate().executeTakeFirstOrThrow();
  return bankSettingOf(tx);
}

export const settingFacts = ({ staleAfterDays, unclaimedAccount: its }: BankSetting) => ({
  staleAfterDays,
  unclaimedAccount: its && `${its.code} ${its.name}`,
});

/** Throws a Problem, 422, for an account that is no plain liability; 409 where somebody else changed the setting meanwhile. */
export async function updateBankSetting(
  context: CallContext,
  { version, staleAfterDays, unclaimedAccountId }: z.output<typeof bankSettingInput>,
): Promise<BankSetting> {
  const { tx, tenant } = context;
  const before = await lockSetting(context);
  if (before.version !== version) throw versionConflict('setting');
  if (unclaimedAccountId !== null && !before.accounts.some(({ id }) => id === unclaimedAccountId))
    throw invalid({
      unclaimedAccountId: 'Choose a liability account that isn’t used for invoices, bills or deposits.',
    });
  await tx
    .updateTable('bankSetting')
    .set({ staleAfterDays, unclaimedAccountId, version: version + 1 })
    .execute();
  const after = await bankSettingOf(tx);
  await recordChange(
    context,
    changeOf('bank-setting.update', { 'bank-setting': tenant.id }, settingFacts(before), settingFacts(after)),
  );
  return after;
}
