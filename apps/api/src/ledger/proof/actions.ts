import { Problem } from '../../platform/http/problem';
import { newId } from '../../platform/core/ids';
import { type Books, newKey, postIn } from '../books.fixture';
import type { NewItem, NewLine, Party } from '../index';
import type { Chance } from './chance';
import type { Model, ModelItem, ModelLine } from './model';

/** An action of a random history: it is done in the books, and by its own words in the model. */

export interface World {
  books: Books;
  model: Model;
  chance: Chance;
  tenantId: string;
  /** Today. */
  day: string;
  units: Party[];
}

type Given = ModelLine & { item?: string };

export type Outcome = 'done' | 'nothing' | 'refused';

/** The books have to refuse it, and for this reason: the model foresaw it. */
export async function refusedAs(code: string, work: Promise<unknown>): Promise<Outcome> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Problem && error.code === code) return 'refused';
    throw error;
  }
  throw new Error(`the books took what they had to refuse: ${code}`);
}

interface Action {
  kind: string;
  accrual: Given[];
  cash: ModelLine[];
  /** Counts in modified cash as in cash basis: what concerns vendors. */
  isPayable?: boolean;
  items?: ModelItem[];
  betweenFunds?: boolean;
  date?: string;
}

export const line = (account: string, fund: string, amount: number, item?: string): Given => ({
  account,
  fund,
  amount,
  ...(item !== undefined && { item }),
});

export async function doAction(world: World, action: Action): Promise<Outcome> {
  const { books, model, day } = world;
  const date = action.date ?? day;
  const lines = action.accrual.filter(({ amount }) => amount !== 0);
  // As a bill is posted: its expenses name the vendor too.
  const vendor = action.items?.find(({ party }) => party.kind === 'vendor')?.party;
  const given: NewLine[] = lines
    // Due-to and due-from come by themselves.
    .filter(({ account }) => !(action.betweenFunds && (account === '1800' || account === '2800')))
    .map(({ account, fund, amount, item }) => ({
      accountId: books.account(account),
      fundId: books.fund(fund),
      amountMinor: amount,
      ...(item === undefined ? vendor && { party: vendor } : { itemId: item }),
    }));
  const items: NewItem[] = (action.items ?? []).map((item) => ({
    id: item.id,
    accountId: books.account(item.account),
    fundId: books.fund(item.fund),
    contraAccountId: books.account(item.contra),
    party: item.party,
    chargeType: item.chargeType,
    issuedOn: item.issuedOn,
    dueOn: item.dueOn,
  }));
  const entry = {
    key: newKey(),
    date,
    kind: action.kind,
    lines: given,
    items,
    betweenFunds: action.betweenFunds ?? false,
  };
  if (!model.isOpen(date)) {
    return refusedAs('ledger-closed', postIn(books, entry));
  }
  const [posted] = await postIn(books, entry);
  for (const item of action.items ?? []) model.items.set(item.id, { ...item, balance: 0 });
  const moved = new Map<string, number>();
  for (const { item, amount } of lines)
    if (item !== undefined) moved.set(item, (moved.get(item) ?? 0) + amount);
  const cash = action.cash.filter(({ amount }) => amount !== 0);
  const modified = action.isPayable ? cash : lines;
  model.record({ id: posted?.id ?? '', no: posted?.no ?? 0, date, accrual: lines, cash, modified, moved });
  return 'done';
}

/** What funds owe each other by an entry whose lines do not add up to nothing in each of them. */
export function dueBetween(lines: readonly ModelLine[]): ModelLine[] {
  const off = new Map<string, number>();
  for (const { fund, amount } of lines) off.set(fund, (off.get(fund) ?? 0) + amount);
  return [...off].flatMap(([fund, amount]) =>
    amount === 0 ? [] : [line(amount > 0 ? '2800' : '1800', fund, -amount)],
  );
}

export const open = ({ model }: World, account: ModelItem['account'], party?: Party) =>
  [...model.items.values()].filter(
    (item) =>
      item.account === account && item.balance !== 0 && (party === undefined || item.party.id === party.id),
  );

export const made = (of: Omit<ModelItem, 'id' | 'balance'>): ModelItem => ({
  ...of,
  id: newId(),
  balance: 0,
});
