import type { Account } from '@courtyard/contract/bookkeeping/account/account';
import type { Fund } from '@courtyard/contract/bookkeeping/fund/fund';
import type { OpeningInput, OpeningItem, OpeningLine } from '@courtyard/contract/bookkeeping/opening/opening';
import type { UnitOn } from '../../accounting';
import { say, type Text } from '../../../platform/http/language/sentence';

type KnownAccount = Omit<Account, 'balances' | 'isUsed'>;

/** What opening balances are checked against. */
export interface OpeningChart {
  accounts: ReadonlyMap<string, KnownAccount>;
  funds: ReadonlyMap<string, Fund>;
  /** Units on the day that the books begin, by the id of the property. */
  units: ReadonlyMap<string, Pick<UnitOn, 'owners'>>;
}

type Faults = Record<string, Text>;

function fundFault(
  { funds }: OpeningChart,
  account: KnownAccount | undefined,
  fundId: string,
): Text | undefined {
  const fund = funds.get(fundId);
  if (!fund) return 'There is no such fund.';
  if (fund.archivedAt !== null) return 'This fund is archived. Choose another.';
  if (!account || account.fundId === null || account.fundId === fundId) return undefined;
  return say`This account is of the fund ${funds.get(account.fundId)?.code ?? ''} alone.`;
}

function postableFault(account: KnownAccount | undefined): Text | undefined {
  if (!account) return 'There is no such account.';
  if (account.isHeading) return 'A heading is not posted to. Choose an account below it.';
  return account.archivedAt === null ? undefined : 'This account is archived. Choose another.';
}

function lineAccountFault(account: KnownAccount | undefined): Text | undefined {
  const fault = postableFault(account);
  if (fault !== undefined || !account) return fault;
  if (account.control === 'payable')
    return 'What is owed to vendors begins with their bills. Enter them when the balances are posted.';
  if (account.control !== 'none') return 'This account begins with open items, unit by unit.';
  return account.purpose === 'closing'
    ? 'This account takes what is missing to balance each fund. Leave it out.'
    : undefined;
}

function itemAccountFault(account: KnownAccount | undefined): Text | undefined {
  const fault = postableFault(account);
  if (fault !== undefined || !account) return fault;
  if (account.control === 'none') return 'This account has no open items: enter its balance as a line.';
  return account.control === 'payable'
    ? 'What is owed to vendors begins with their bills. Enter them when the balances are posted.'
    : undefined;
}

function contraFault(
  known: OpeningChart,
  account: KnownAccount | undefined,
  { contraAccountId, fundId }: OpeningItem,
): Text | undefined {
  if (account?.control !== 'receivable')
    return contraAccountId === null ? undefined : 'Leave this out: only what is owed was charged as income.';
  if (contraAccountId === null) return 'Choose the income that it was charged for.';
  const contra = known.accounts.get(contraAccountId);
  const fault = postableFault(contra);
  if (fault !== undefined || !contra) return fault;
  if (contra.type !== 'income' || contra.control !== 'none') return 'Choose an account of income.';
  return fundFault(known, contra, fundId);
}

function lineFaults(known: OpeningChart, { accountId, fundId, amountMinor }: OpeningLine) {
  const account = known.accounts.get(accountId);
  return {
    accountId: lineAccountFault(account),
    fundId: fundFault(known, account, fundId),
    amountMinor: amountMinor === 0 ? 'Enter an amount, or leave the line out.' : undefined,
  };
}

function itemFaults(known: OpeningChart, item: OpeningItem, date: string) {
  const account = known.accounts.get(item.accountId);
  const unit = known.units.get(item.propertyId);
  const nobody =
    unit?.owners === null ? 'Nobody owned this property on that day. Record its owner first.' : undefined;
  return {
    accountId: itemAccountFault(account),
    fundId: fundFault(known, account, item.fundId),
    propertyId: unit ? nobody : 'There is no such property.',
    contraAccountId: contraFault(known, account, item),
    issuedOn: item.issuedOn > date ? 'This is after the day that the books begin on.' : undefined,
    dueOn: item.dueOn < item.issuedOn ? 'It cannot be due before it was issued.' : undefined,
  };
}

function gather(faults: Faults, path: string, found: Record<string, Text | undefined>): void {
  for (const [field, fault] of Object.entries(found))
    if (fault !== undefined) faults[`${path}.${field}`] = fault;
}

/** What is wrong with opening balances and what to do, by its path: `lines.3.accountId`. */
export function faultsOfOpening({ date, lines, items }: OpeningInput, known: OpeningChart): Faults {
  const faults: Faults = {};
  if (lines.length + items.length === 0) faults['lines'] = 'Enter at least one balance.';
  const places = new Map<string, number>();
  lines.forEach((line, index) => {
    gather(faults, `lines.${index}`, lineFaults(known, line));
    const key = `${line.accountId} ${line.fundId}`;
    const earlier = places.get(key);
    if (earlier === undefined) places.set(key, index);
    else
      faults[`lines.${index}.accountId`] ??=
        say`This account stands in this fund already, on line ${earlier + 1}.`;
  });
  items.forEach((item, index) => gather(faults, `items.${index}`, itemFaults(known, item, date)));
  return faults;
}
