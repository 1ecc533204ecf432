import type { Account, Chart } from '@courtyard/contract/bookkeeping/account/account';
import { accountTypes } from '@courtyard/contract/bookkeeping/account/account.values';
import {
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

/** An amount or none for each account in each of its funds, and the units' items. */
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
});

export type OpeningForm = FormOf<typeof openingForm>;
export type OpeningValues = z.output<typeof openingForm>;
export type DraftLine = z.input<typeof openingForm>['lines'][number];
export type DraftItem = z.input<typeof openingForm>['items'][number];

/** Whether a balance is written to an account by hand: not to headings, nor to what has open items, nor to where the rest goes. */
const isWritten = ({ isHeading, control, purpose, archivedAt }: Account) =>
  !isHeading && control === 'none' && purpose !== 'closing' && archivedAt === null;

const isBank = ({ purpose }: Account) => purpose === 'bank' || purpose === 'undeposited';

/** Accounts whose balances are written, banks first, then as in the statements. */
export function writtenAccounts({ accounts }: Pick<Chart, 'accounts'>): Account[] {
  const placeOf = (account: Account) => (isBank(account) ? -1 : accountTypes.indexOf(account.type));
  return accounts.filter(isWritten).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What the form begins with: a line for each account in each fund that it is posted to in, filled with what was posted before. */
export function startOf(chart: Chart, day: string, before: OpeningInput | null) {
  const inUse = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  const amounts = new Map(
    before?.lines.map((line) => [`${line.accountId} ${line.fundId}`, line.amountMinor] as const),
  );
  const lines = writtenAccounts(chart).flatMap((account) =>
    inUse
      .filter(({ id }) => account.fundId === null || account.fundId === id)
      .map(({ id }): DraftLine => ({
        accountId: account.id,
        fundId: id,
        amountMinor: amounts.get(`${account.id} ${id}`) ?? null,
      })),
  );
  return { date: before?.date ?? day, lines, items: before?.items ?? [] };
}

/** The income that most of what units owe was charged for: the first that nothing else is done with. */
export const usualIncome = ({ accounts }: Pick<Chart, 'accounts'>): string | null =>
  accounts.find((account) => account.type === 'income' && isWritten(account) && account.purpose === null)
    ?.id ?? null;

const owes = ({ accounts }: Pick<Chart, 'accounts'>, accountId: string) =>
  accounts.some(({ id, control }) => id === accountId && control === 'receivable');

/**
 * What is sent: lines that have an amount, and of credits and deposits no income; and where in the form each of the lines
 * stands.
 */
export function sentOf(
  { date, lines, items }: OpeningValues,
  chart: Pick<Chart, 'accounts'>,
): { input: OpeningInput; places: number[] } {
  const kept = lines.flatMap(({ amountMinor, ...line }, place) =>
    amountMinor === null || amountMinor === 0 ? [] : [{ line: { ...line, amountMinor }, place }],
  );
  const sentItems = items.map((item) =>
    owes(chart, item.accountId) ? item : { ...item, contraAccountId: null },
  );
  return {
    input: { date, lines: kept.map(({ line }) => line), items: sentItems },
    places: kept.map(({ place }) => place),
  };
}

/** Messages of the server about what was sent, at the lines of the form. */
export const atPlaces = (
  fields: Readonly<Record<string, string>>,
  places: readonly number[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name.replace(
        /^lines\.(\d+)\..*/,
        (_whole, sent: string) => `lines.${places[Number(sent)] ?? sent}.amountMinor`,
      ),
      message,
    ]),
  );
