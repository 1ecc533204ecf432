import type { Account } from '@courtyard/contract/bookkeeping/account/account';
import type { Fund } from '@courtyard/contract/bookkeeping/fund/fund';
import type { OpeningInput, OpeningItem, OpeningLine } from '@courtyard/contract/bookkeeping/opening/opening';
import type { UnitOn } from '../../accounting';
import { msg, type Text } from '../../../platform/http/language/sentence';

export type KnownAccount = Omit<Account, 'balances' | 'isUsed'>;

/** What opening balances are checked against. */
export interface OpeningChart {
  accounts: ReadonlyMap<string, KnownAccount>;
  funds: ReadonlyMap<string, Fund>;
  /** Units on the day that the books begin, by the id of the property. */
  units: ReadonlyMap<string, Pick<UnitOn, 'owners'>>;
}

type Faults = Record<string, Text>;

export function fundFault(
  { funds }: OpeningChart,
  account: KnownAccount | undefined,
  fundId: string,
): Text | undefined {
  const fund = funds.get(fundId);
  if (!fund) return 'There is no such fund.';
  if (fund.archivedAt !== null) return 'This fund is archived. Choose another.';
  if (!account || account.fundId === null || account.fundId === fundId) return undefined;
  return msg`This account belongs to fund ${funds.get(account.fundId)?.code ?? ''} only.`;
}

export function postableFault(account: KnownAccount | undefined): Text | undefined {
  if (!account) return 'There is no such account.';
  if (account.isHeading) return 'You can’t post to a heading. Choose one of its subaccounts.';
  return account.archivedAt === null ? undefined : 'This account is archived. Choose another.';
}

function lineAccountFault(account: KnownAccount | undefined): Text | undefined {
  const fault = postableFault(account);
  if (fault !== undefined || !account) return fault;
  if (account.control === 'payable')
    return 'Accounts payable comes from open bills. Enter each bill instead.';
  if (account.control !== 'none') return 'Enter this account’s open items by unit instead.';
  return account.purpose === 'closing'
    ? 'This account balances each fund automatically. Leave it blank.'
    : undefined;
}

function itemAccountFault(account: KnownAccount | undefined): Text | undefined {
  const fault = postableFault(account);
  if (fault !== undefined || !account) return fault;
  if (account.control === 'none') return 'This account has no open items. Enter its balance as a line.';
  return account.control === 'payable'
    ? 'Accounts payable comes from open bills. Enter each bill instead.'
    : undefined;
}

function contraFault(
  known: OpeningChart,
  account: KnownAccount | undefined,
  { contraAccountId, fundId }: OpeningItem,
): Text | undefined {
  if (account?.control !== 'receivable')
    return contraAccountId === null ? undefined : 'Leave this blank. Only charges have an income account.';
  if (contraAccountId === null) return 'Choose the income account of the charge.';
  const contra = known.accounts.get(contraAccountId);
  const fault = postableFault(contra);
  if (fault !== undefined || !contra) return fault;
  if (contra.type !== 'income' || contra.control !== 'none') return 'Choose an income account.';
  return fundFault(known, contra, fundId);
}

function lineFaults(known: OpeningChart, { accountId, fundId, amountMinor }: OpeningLine) {
  const account = known.accounts.get(accountId);
  return {
    accountId: lineAccountFault(account),
    fundId: fundFault(known, account, fundId),
    amountMinor: amountMinor === 0 ? 'Enter an amount or remove the line.' : undefined,
  };
}

function itemFaults(known: OpeningChart, item: OpeningItem, date: string) {
  const account = known.accounts.get(item.accountId);
  const unit = known.units.get(item.propertyId);
  const nobody =
    unit?.owners === null ? 'This property had no owner on that date. Record its owner first.' : undefined;
  return {
    accountId: itemAccountFault(account),
    fundId: fundFault(known, account, item.fundId),
    propertyId: unit ? nobody : 'Property not found.',
    contraAccountId: contraFault(known, account, item),
    issuedOn: item.issuedOn > date ? 'This date is after the first day of the books.' : undefined,
    dueOn: item.dueOn < item.issuedOn ? 'The due date can’t be before the charge date.' : undefined,
  };
}

function gather(faults: Faults, path: string, found: Record<string, Text | undefined>): void {
  for (const [field, fault] of Object.entries(found))
    if (fault !== undefined) faults[`${path}.${field}`] = fault;
}

/** What is wrong with opening balances and what to do, by its path: `lines.3.accountId`. Open bills have rules of their own. */
export function faultsOfOpening(
  { date, lines, items, bills }: Pick<OpeningInput, 'date' | 'lines' | 'items' | 'bills'>,
  known: OpeningChart,
): Faults {
  const faults: Faults = {};
  if (lines.length + items.length === 0)
    faults['lines'] =
      bills.length === 0
        ? 'Enter at least one balance.'
        : 'Enter at least one balance besides the bills, such as the bank account’s.';
  const places = new Map<string, number>();
  lines.forEach((line, index) => {
    gather(faults, `lines.${index}`, lineFaults(known, line));
    const key = `${line.accountId} ${line.fundId}`;
    const earlier = places.get(key);
    if (earlier === undefined) places.set(key, index);
    else faults[`lines.${index}.accountId`] ??= msg`Line ${earlier + 1} has the same account and fund.`;
  });
  items.forEach((item, index) => gather(faults, `items.${index}`, itemFaults(known, item, date)));
  return faults;
}
