import type { Account, AccountInput } from '@courtyard/contract/bookkeeping/account/account';
import {
  accountControls,
  accountPurposes,
  taxTagsOf,
} from '@courtyard/contract/bookkeeping/account/account.values';

type AccountType = AccountInput['type'];
type Control = AccountInput['control'];
type Purpose = NonNullable<AccountInput['purpose']>;

/** The type that accounts with open items of a kind have; any where there are none. */
const typeOfControl: Partial<Record<Control, AccountType>> = {
  receivable: 'asset',
  'owner-credit': 'liability',
  payable: 'liability',
  deposit: 'liability',
};

const typeOfPurpose: Record<Purpose, AccountType> = {
  bank: 'asset',
  undeposited: 'asset',
  'due-from': 'asset',
  'due-to': 'liability',
  closing: 'fund-balance',
  unapplied: 'income',
};

/** What kinds of open items an account of a type can have. */
export const controlsOf = (type: AccountType): Control[] =>
  accountControls.filter((control) => (typeOfControl[control] ?? type) === type);

/** What an account of a type can be used for by the books. */
export const purposesOf = (type: AccountType): Purpose[] =>
  accountPurposes.filter((purpose) => typeOfPurpose[purpose] === type);

/** Headings that an account can stand below: of its type, in use, and neither itself nor below it. */
export function headingsFor(
  all: readonly Account[],
  { type, id, parentId }: { type: AccountType; id?: string; parentId?: string | null },
): Account[] {
  const byId = new Map(all.map((account) => [account.id, account]));
  const isBelow = (account: Account | undefined): boolean =>
    account !== undefined && (account.id === id || isBelow(byId.get(account.parentId ?? '')));
  return all.filter(
    (account) =>
      account.isHeading &&
      account.type === type &&
      (account.archivedAt === null || account.id === parentId) &&
      !isBelow(account),
  );
}

/** The account without what does not go with its type, or with being a heading. */
export function fitting<
  T extends Pick<AccountInput, 'type' | 'isHeading' | 'fundId' | 'control' | 'purpose' | 'taxTag'>,
>(account: T): T {
  const { type, isHeading, control, purpose, taxTag } = account;
  if (isHeading) return { ...account, fundId: null, control: 'none', purpose: null, taxTag: null };
  const keptControl = controlsOf(type).includes(control) ? control : 'none';
  const isPurposeKept = purpose !== null && purposesOf(type).includes(purpose) && keptControl === 'none';
  const isTagKept = taxTag !== null && taxTagsOf(type).includes(taxTag);
  return {
    ...account,
    control: keptControl,
    purpose: isPurposeKept ? purpose : null,
    taxTag: isTagKept ? taxTag : null,
  };
}
