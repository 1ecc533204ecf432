import type { OpeningBill, OpeningInput } from '@courtyard/contract/bookkeeping/opening/opening';
import { msg, type Text } from '../../../../platform/http/language/sentence';
import type { BroughtBill, KnownVendor } from '../../../accounting';
import { fundFault, type KnownAccount, type OpeningChart, postableFault } from '../opening.rules';

/** The books take 100 entries at once: that of the balances, and one for each bill. */
const maxBills = 99;

/** What open bills are checked against besides the chart. */
export interface KnownBills {
  vendors: ReadonlyMap<string, KnownVendor>;
  /** Vendor and number of bills that the vendors already have, by `billKey`. */
  taken: ReadonlySet<string>;
}

/** Two of a vendor with the same number are one bill. */
export const billKey = ({ vendorId, number }: Pick<OpeningBill, 'vendorId' | 'number'>): string =>
  `${vendorId} ${number.toLowerCase()}`;

/** The account that keeps what is owed to vendors in a fund: its own, or the one of all funds. */
export function payableIn(
  { accounts }: Pick<OpeningChart, 'accounts'>,
  fundId: string,
): KnownAccount | undefined {
  const all = [...accounts.values()]
    .filter(
      ({ control, isHeading, archivedAt }) => control === 'payable' && !isHeading && archivedAt === null,
    )
    .toSorted((one, other) => one.code.localeCompare(other.code));
  return all.find((account) => account.fundId === fundId) ?? all.find((account) => account.fundId === null);
}

function expenseFault(account: KnownAccount | undefined): Text | undefined {
  const fault = postableFault(account);
  if (fault !== undefined || !account) return fault;
  if (account.control !== 'none') return 'This account has open items. Choose an expense account.';
  const name = `${account.code} ${account.name}`;
  return account.purpose === null
    ? undefined
    : msg`${name} is reserved for automatic posting. Choose another account.`;
}

function vendorFault(vendor: KnownVendor | undefined): Text | undefined {
  if (!vendor) return 'Vendor not found.';
  return vendor.isArchived ? 'This vendor is archived. Restore it first.' : undefined;
}

interface Placed {
  bill: OpeningBill;
  place: number;
}

/** Why a line can’t be of one bill with the lines before it. */
function togetherFaults(before: readonly Placed[], bill: OpeningBill): Record<string, Text> {
  const [earliest] = before;
  if (!earliest) return {};
  const { bill: first, place } = earliest;
  const line = place + 1;
  if (first.billedOn !== bill.billedOn || first.dueOn !== bill.dueOn)
    return {
      number: msg`The bill on line ${line} has the same number but different dates. Correct the dates or the number.`,
    };
  if (first.amountMinor > 0 !== bill.amountMinor > 0)
    return {
      amountMinor: msg`Line ${line} has the same number with the opposite sign. Give the credit its own number.`,
    };
  const twin = before.find(
    ({ bill: { accountId, fundId } }) => accountId === bill.accountId && fundId === bill.fundId,
  );
  return twin
    ? {
        number: msg`Line ${twin.place + 1} has the same bill, account and fund. Add the amounts into one line.`,
      }
    : {};
}

function billFaults(known: OpeningChart & KnownBills, bill: OpeningBill, date: string) {
  const account = known.accounts.get(bill.accountId);
  const fund = fundFault(known, account, bill.fundId);
  const noPayable =
    fund === undefined && !payableIn(known, bill.fundId)
      ? 'The chart of accounts has no accounts payable account. Add one first.'
      : undefined;
  return {
    vendorId: vendorFault(known.vendors.get(bill.vendorId)),
    number: known.taken.has(billKey(bill))
      ? 'This vendor already has a bill with this number. Check that it isn’t the same one.'
      : undefined,
    billedOn: bill.billedOn > date ? 'This date is after the first day of the books.' : undefined,
    dueOn: bill.dueOn < bill.billedOn ? 'The due date can’t be before the bill date.' : undefined,
    accountId: expenseFault(account),
    fundId: fund ?? noPayable,
    amountMinor: bill.amountMinor === 0 ? 'Enter the open amount, negative for a credit.' : undefined,
  };
}

/** What is wrong with open bills, by path: `bills.3.vendorId`. */
export function faultsOfBills(
  { date, bills }: Pick<OpeningInput, 'date' | 'bills'>,
  known: OpeningChart & KnownBills,
): Record<string, Text> {
  const faults: Record<string, Text> = {};
  const lines = new Map<string, Placed[]>();
  bills.forEach((bill, place) => {
    const key = billKey(bill);
    const before = lines.get(key) ?? [];
    const found: Record<string, Text | undefined> = billFaults(known, bill, date);
    for (const [field, fault] of Object.entries(togetherFaults(before, bill))) found[field] ??= fault;
    if (!lines.has(key) && lines.size >= maxBills)
      found.number ??= msg`Opening balances take this many bills: ${maxBills}. Bring in the others with the import from another system.`;
    for (const [field, fault] of Object.entries(found))
      if (fault !== undefined) faults[`bills.${place}.${field}`] = fault;
    lines.set(key, [...before, { bill, place }]);
  });
  return faults;
}

/** Bills of their lines, in the order of the first lines; each with the place of its first line. */
export function billsOf(
  lines: readonly OpeningBill[],
  known: Pick<OpeningChart, 'accounts'> & Pick<KnownBills, 'vendors'>,
): (BroughtBill & { place: number })[] {
  const grouped = new Map<string, Placed[]>();
  lines.forEach((bill, place) => {
    const key = billKey(bill);
    grouped.set(key, [...(grouped.get(key) ?? []), { bill, place }]);
  });
  return [...grouped.values()].flatMap((group) => {
    const [first] = group;
    const vendor = first && known.vendors.get(first.bill.vendorId);
    if (!first || !vendor) return [];
    const { number, billedOn, dueOn, memo, amountMinor } = first.bill;
    return [
      {
        place: first.place,
        vendor: { id: vendor.id, name: vendor.name },
        kind: amountMinor < 0 ? 'credit' : 'bill',
        number,
        billedOn,
        dueOn,
        memo,
        lines: group.map(({ bill: line }) => ({
          accountId: line.accountId,
          accountName: known.accounts.get(line.accountId)?.name ?? '',
          fundId: line.fundId,
          amountMinor: Math.abs(line.amountMinor),
          description: line.memo,
          taxBox: vendor.taxBox,
        })),
      },
    ];
  });
}
