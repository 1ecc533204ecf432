import type { Account, AccountInput } from '@courtyard/contract/bookkeeping/account/account';
import { taxTagsOf } from '@courtyard/contract/bookkeeping/account/account.values';
import type { Fund } from '@courtyard/contract/bookkeeping/fund/fund';
import type { Text } from '../../../platform/http/language/sentence';
import { conflict, invalid } from '../../../platform/http/problem';

/** What the others have to know of an account. */
export type Placed = Pick<
  Account,
  'id' | 'code' | 'type' | 'parentId' | 'isHeading' | 'purpose' | 'archivedAt'
>;

/** The accounts by id, and the funds, that an account has to fit in with. */
export interface Surroundings {
  accounts: ReadonlyMap<string, Placed>;
  funds: readonly Pick<Fund, 'id' | 'archivedAt'>[];
}

/** The account as it stood; null for one that is added. */
type Before = Pick<Account, 'id' | 'type' | 'parentId' | 'fundId'> | null;

type AccountFaults = Partial<Record<keyof AccountInput, Text>>;

/** The type that an account of a purpose has. */
const typeOfPurpose = {
  bank: 'asset',
  undeposited: 'asset',
  'due-from': 'asset',
  'due-to': 'liability',
  closing: 'fund-balance',
  unapplied: 'income',
} as const;

/** Whether somebody can choose an account for lines of their own: it takes lines, and the books keep it for nothing else. */
export const isFree = ({
  isHeading,
  archivedAt,
  control,
  purpose,
}: Pick<Account, 'isHeading' | 'archivedAt' | 'control' | 'purpose'>): boolean =>
  !isHeading && archivedAt === null && control === 'none' && purpose === null;

/** More headings above each other than anybody draws; the database allows no more. */
const deepest = 18;

function parentFault(
  { accounts }: Surroundings,
  before: Before,
  input: AccountInput,
  id: string | undefined,
): Text | undefined {
  if (input.parentId === null) return undefined;
  const parent = accounts.get(input.parentId);
  if (!parent) return 'Heading not found.';
  if (!parent.isHeading) return 'The parent must be a heading. Choose a heading.';
  if (parent.type !== input.type) return 'The heading has a different type. Choose one of the same type.';
  if (parent.archivedAt !== null && before?.parentId !== parent.id)
    return 'This heading is archived. Restore it or choose another.';
  let above: string | null = parent.id;
  for (let depth = 0; above !== null; depth += 1) {
    if (above === id) return 'An account can’t be under itself.';
    if (depth > deepest) return 'Too many levels of headings.';
    above = accounts.get(above)?.parentId ?? null;
  }
  return undefined;
}

function fundFault({ funds }: Surroundings, before: Before, { fundId, purpose }: AccountInput) {
  if (fundId === null)
    return purpose === 'bank' ? 'Choose the fund this bank account belongs to.' : undefined;
  const fund = funds.find(({ id }) => id === fundId);
  if (!fund) return 'There is no such fund.';
  if (fund.archivedAt !== null && before?.fundId !== fundId) return 'This fund is archived. Choose another.';
  return undefined;
}

function controlFault({ control, type, isHeading }: AccountInput): Text | undefined {
  if (control === 'none') return undefined;
  if (isHeading) return 'A heading can’t have open items.';
  if (control === 'receivable')
    return type === 'asset' ? undefined : 'Accounts receivable must be an asset account.';
  return type === 'liability'
    ? undefined
    : 'Owner credits, deposits and accounts payable must be liability accounts.';
}

function purposeFault(others: readonly Placed[], input: AccountInput): Text | undefined {
  const { purpose, control, type, isHeading } = input;
  if (purpose === null) return undefined;
  if (isHeading) return 'A heading can’t have a special use.';
  if (control !== 'none') return 'An account with open items can’t have a special use.';
  if (typeOfPurpose[purpose] !== type) return 'This account type can’t have this use.';
  const isTaken = others.some((other) => other.purpose === purpose);
  return purpose !== 'bank' && isTaken ? 'Another account already has this use.' : undefined;
}

function taxFault({ taxTag, type, isHeading }: AccountInput): Text | undefined {
  if (taxTag === null) return undefined;
  if (isHeading) return 'A heading can’t have a Form 1120-H tag.';
  const known = taxTagsOf(type);
  if (known.length === 0) return 'Only income and expense accounts have a Form 1120-H tag.';
  return known.includes(taxTag) ? undefined : 'This tag is for another account type. Choose a different one.';
}

/**
 * What is wrong with an account among the others, and what to do, by field. `id` is its own where it stands among them already as it
 * is to be.
 */
export function faultsOf(
  around: Surroundings,
  before: Before,
  input: AccountInput,
  id: string | undefined = before?.id,
): AccountFaults {
  const others = [...around.accounts.values()].filter((other) => other.id !== id);
  const below = others.filter(({ parentId }) => parentId !== null && parentId === id);
  const faults: Record<string, Text | undefined> = {
    code: others.some(({ code }) => code === input.code)
      ? 'Another account already uses this code.'
      : undefined,
    type: below.some(({ type }) => type !== input.type)
      ? 'This heading has subaccounts of another type. Move them first.'
      : undefined,
    isHeading:
      below.length > 0 && !input.isHeading ? 'This heading has subaccounts. Move them first.' : undefined,
    parentId: parentFault(around, before, input, id),
    fundId: fundFault(around, before, input),
    control: controlFault(input),
    purpose: purposeFault(others, input),
    taxTag: taxFault(input),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** Throws a Problem, 422 with what is wrong by field. */
export function requireFits(around: Surroundings, before: Before, input: AccountInput): void {
  const faults = faultsOf(around, before, input);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Throws a Problem, 409, where an account cannot be archived, or not be taken back. Whether it is at zero, the books say. */
export function requireCanStand(
  { accounts }: Surroundings,
  account: Pick<Account, 'id' | 'parentId' | 'purpose'>,
  archived: boolean,
): void {
  if (!archived) {
    const parent = account.parentId === null ? undefined : accounts.get(account.parentId);
    if (parent && parent.archivedAt !== null)
      throw conflict('heading-archived', 'Its heading is archived. Restore the heading first.');
    return;
  }
  const below = [...accounts.values()].filter(({ parentId }) => parentId === account.id);
  if (below.some(({ archivedAt }) => archivedAt === null))
    throw conflict('accounts-below', 'This heading has active subaccounts. Archive them first.');
  if (account.purpose !== null && account.purpose !== 'bank')
    throw conflict('account-needed', 'This account is used for automatic posting, so it can’t be archived.');
}
