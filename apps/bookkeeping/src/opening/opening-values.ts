import type { Account, Chart } from '@courtyard/contract/bookkeeping/account/account';
import { accountTypes } from '@courtyard/contract/bookkeeping/account/account.values';
import {
  type Opening,
  openingBill,
  openingControl,
  type OpeningInput,
  openingInput,
  openingItem,
  openingLine,
} from '@courtyard/contract/bookkeeping/opening/opening';
import type { FormOf } from '@courtyard/ui/forms';
import { z } from 'zod';

/** May be empty while one fills the form in; has to be there in the end. */
const needed = <O, I>(schema: z.ZodType<O, I>) =>
  schema.nullable().transform((value, { issues }): O => {
    if (value !== null) return value;
    issues.push({ code: 'invalid_type', expected: 'string', input: value });
    return z.NEVER;
  });

/** An amount or none for each account in each of its funds, the units' items, and the lines of open bills. */
export const openingForm = openingInput.extend({
  lines: z.array(openingLine.extend({ amountMinor: openingLine.shape.amountMinor.nullable() })),
  items: z
    .array(
      openingItem.extend({
        accountId: needed(openingItem.shape.accountId),
        fundId: needed(openingItem.shape.fundId),
        propertyId: needed(openingItem.shape.propertyId),
        issuedOn: needed(openingItem.shape.issuedOn),
        dueOn: needed(openingItem.shape.dueOn),
        amountMinor: needed(openingItem.shape.amountMinor),
      }),
    )
    .max(5000),
  bills: z
    .array(
      openingBill.extend({
        vendorId: needed(openingBill.shape.vendorId),
        billedOn: needed(openingBill.shape.billedOn),
        dueOn: needed(openingBill.shape.dueOn),
        accountId: needed(openingBill.shape.accountId),
        fundId: needed(openingBill.shape.fundId),
        amountMinor: needed(openingBill.shape.amountMinor),
      }),
    )
    .max(1000),
  /** Positive on the side that the account is on: what is owed, to the community or to vendors. */
  controls: z.array(openingControl.extend({ amountMinor: openingControl.shape.amountMinor.nullable() })),
});

export type OpeningForm = FormOf<typeof openingForm>;
export type OpeningValues = z.output<typeof openingForm>;
export type DraftLine = z.input<typeof openingForm>['lines'][number];
export type DraftItem = z.input<typeof openingForm>['items'][number];
export type DraftBill = z.input<typeof openingForm>['bills'][number];
export type DraftControl = z.input<typeof openingForm>['controls'][number];

/** What was posted before, to be corrected. */
export type Before = Pick<Opening, 'date' | 'lines' | 'items' | 'bills'>;

/** Whether a balance is written to an account by hand: not to headings, nor to what has open items, nor to where the rest goes. */
const isWritten = ({ isHeading, control, purpose, archivedAt }: Account) =>
  !isHeading && control === 'none' && purpose !== 'closing' && archivedAt === null;

/** Whether the old trial balance can be compared with the open items of an account. */
const isCompared = ({ isHeading, control, archivedAt }: Account) =>
  !isHeading && (control === 'receivable' || control === 'payable') && archivedAt === null;

const isBank = ({ purpose }: Account) => purpose === 'bank' || purpose === 'undeposited';

/** Accounts whose balances are written, banks first, then as in the statements. */
export function writtenAccounts({ accounts }: Pick<Chart, 'accounts'>): Account[] {
  const placeOf = (account: Account) => (isBank(account) ? -1 : accountTypes.indexOf(account.type));
  return accounts.filter(isWritten).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Funds in use that an account is posted to in; all of them where it is of none, or not chosen yet. */
export const fundsOf = (
  { funds }: Pick<Chart, 'funds'>,
  account: Pick<Account, 'fundId'> | undefined,
): Chart['funds'] =>
  funds.filter(({ id, archivedAt }) => archivedAt === null && (!account?.fundId || account.fundId === id));

/** What the form begins with: a line for each account in each fund that it is posted to in, filled with what was posted before. */
export function startOf(chart: Chart, day: string, before: Before | null) {
  const amounts = new Map(
    before?.lines.map((line) => [`${line.accountId} ${line.fundId}`, line.amountMinor] as const),
  );
  const lines = writtenAccounts(chart).flatMap((account) =>
    fundsOf(chart, account).map(({ id }): DraftLine => ({
      accountId: account.id,
      fundId: id,
      amountMinor: amounts.get(`${account.id} ${id}`) ?? null,
    })),
  );
  const controls = chart.accounts.filter(isCompared).flatMap((account) =>
    fundsOf(chart, account).map(({ id }): DraftControl => ({
      accountId: account.id,
      fundId: id,
      amountMinor: null,
    })),
  );
  return {
    date: before?.date ?? day,
    lines,
    items: before?.items ?? [],
    bills: before?.bills ?? [],
    controls,
  };
}

/** The income that most of what units owe was charged for: the first that nothing else is done with. */
export const defaultIncome = ({ accounts }: Pick<Chart, 'accounts'>): string | null =>
  accounts.find((account) => account.type === 'income' && isWritten(account) && account.purpose === null)
    ?.id ?? null;

/** Accounts that bills are for. */
export const expensesIn = ({ accounts }: Pick<Chart, 'accounts'>): Account[] =>
  accounts.filter(
    (account) =>
      isWritten(account) && account.purpose === null && ['expense', 'asset'].includes(account.type),
  );

const owes = ({ accounts }: Pick<Chart, 'accounts'>, accountId: string) =>
  accounts.some(({ id, control }) => id === accountId && control === 'receivable');

/** Where in the form each of the lines and control balances that are sent comes from. */
export interface SentPlaces {
  lines: number[];
  controls: number[];
}

/** Those that have an amount, with their places. */
const written = <Row extends { amountMinor: number | null }>(rows: readonly Row[]) =>
  rows.flatMap(({ amountMinor, ...row }, place) =>
    amountMinor === null ? [] : [{ row: { ...row, amountMinor }, place }],
  );

/** What is sent: lines and control balances that have an amount, and of credits and deposits no income. */
export function sentOf(
  { date, lines, items, bills, controls }: OpeningValues,
  chart: Pick<Chart, 'accounts'>,
): { input: OpeningInput; places: SentPlaces } {
  const kept = written(lines).filter(({ row }) => row.amountMinor !== 0);
  const compared = written(controls);
  const sentItems = items.map((item) =>
    owes(chart, item.accountId) ? item : { ...item, contraAccountId: null },
  );
  return {
    input: {
      date,
      lines: kept.map(({ row }) => row),
      items: sentItems,
      bills,
      controls: compared.map(({ row }) =>
        owes(chart, row.accountId) ? row : { ...row, amountMinor: 0 - row.amountMinor },
      ),
    },
    places: { lines: kept.map(({ place }) => place), controls: compared.map(({ place }) => place) },
  };
}

/** Messages of the server about what was sent, at the lines and control balances of the form. */
export const atPlaces = (
  fields: Readonly<Record<string, string>>,
  places: SentPlaces,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name.replace(
        /^(lines|controls)\.(\d+)\..*/,
        (_whole, list: keyof SentPlaces, sent: string) =>
          `${list}.${places[list][Number(sent)] ?? sent}.amountMinor`,
      ),
      message,
    ]),
  );
