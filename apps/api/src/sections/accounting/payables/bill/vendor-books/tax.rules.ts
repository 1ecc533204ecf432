import type { TaxRegisterRow } from '@courtyard/contract/accounting/payables/vendor/tax-register/tax-register';
import { vendorTaxBoxes } from '@courtyard/contract/accounting/payables/vendor/vendor.values';

type TaxBox = TaxRegisterRow['taxBox'];

/**
 * From how much paid to one payee in a calendar year a box goes on a 1099, in cents.
 *
 * - Nonemployee compensation, rents and other income: $600 through 2025, $2,000 from 2026 on (26 U.S.C. §6041(a) and §6041A(a), as
 *   amended in 2025). From 2027 on it follows prices; an amount that is published later is added here.
 * - Royalties: $10 (26 U.S.C. §6050N(a)).
 * - Gross proceeds paid to an attorney: $600 (26 CFR §1.6045-5(a)), which the amendment left alone.
 */
export function thresholdOf(year: number, taxBox: TaxBox): number {
  if (taxBox === 'misc-2') return 1000;
  if (taxBox === 'misc-10') return 60_000;
  return year <= 2025 ? 60_000 : 200_000;
}

/** Corporations, exempt organizations and governments get none (26 CFR §1.6041-3(p)), unless for what an attorney was paid. */
const exempt: readonly TaxRegisterRow['taxClass'][] = [
  'c-corporation',
  's-corporation',
  'exempt',
  'government',
];

/**
 * What becomes of what was paid in a box. Fees of an attorney are reported of corporations too (26 U.S.C. §6045(f)): such a vendor is
 * marked as one who gets a 1099. Gross proceeds to an attorney count of everybody.
 */
export function verdictOf(
  { taxClass, taxBox, amountMinor }: Pick<TaxRegisterRow, 'taxClass' | 'taxBox' | 'amountMinor'>,
  { isMarked, thresholdMinor }: { isMarked: boolean; thresholdMinor: number },
): TaxRegisterRow['verdict'] {
  const isLegal = taxBox === 'misc-10' || (taxBox === 'nec-1' && isMarked);
  if (exempt.includes(taxClass) && !isLegal) return 'not-sent';
  return amountMinor < thresholdMinor ? 'below' : 'due';
}

/** What one vendor record was paid in one box, and what it says of who was paid. */
export interface PaidRow extends Omit<TaxRegisterRow, 'records' | 'thresholdMinor' | 'verdict'> {
  isMarked: boolean;
  /** The same for records with one TIN, which are one payee; null where no TIN can be read. */
  payee: string | null;
}

/** The newest W-9 says who the payee is; without one, the name that comes first. */
const leads = (one: PaidRow, other: PaidRow) =>
  (other.w9ReceivedOn ?? '').localeCompare(one.w9ReceivedOn ?? '') ||
  one.vendor.name.localeCompare(other.vendor.name) ||
  one.vendor.id.localeCompare(other.vendor.id);

function together<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

function payeeRows(rows: readonly PaidRow[], year: number): TaxRegisterRow[] {
  const inOrder = rows.toSorted(leads);
  const [first] = inOrder;
  if (!first) return [];
  const isMarked = rows.some((row) => row.isMarked);
  const { payee: _key, isMarked: _marked, amountMinor: _part, ...leading } = first;
  // What the leading record does not say another one may.
  const taxClass = inOrder.find((row) => row.taxClass !== null)?.taxClass ?? null;
  const legalName = inOrder.find((row) => row.legalName !== null)?.legalName ?? null;
  const address = inOrder.find((row) => row.address.line1 !== null)?.address ?? first.address;
  const who = { ...leading, taxClass, legalName, address };
  return [...together(rows, ({ taxBox }) => taxBox)].map(([taxBox, parts]) => {
    const amountMinor = parts.reduce((all, part) => all + part.amountMinor, 0);
    const thresholdMinor = thresholdOf(year, taxBox);
    const counted = { taxClass: who.taxClass, taxBox, amountMinor };
    return {
      ...who,
      ...counted,
      records: parts.toSorted(leads).map((part) => ({ ...part.vendor, amountMinor: part.amountMinor })),
      thresholdMinor,
      verdict: verdictOf(counted, { isMarked, thresholdMinor }),
    };
  });
}

/** The rows of a year's register: payments of records that are one payee are added up before they are compared with the threshold. */
export function registerRows(paid: readonly PaidRow[], year: number): TaxRegisterRow[] {
  const byPayee = together(paid, ({ payee, vendor }) => payee ?? vendor.id);
  return [...byPayee.values()]
    .flatMap((rows) => payeeRows(rows, year))
    .toSorted(
      (one, other) =>
        one.vendor.name.localeCompare(other.vendor.name) ||
        one.vendor.id.localeCompare(other.vendor.id) ||
        vendorTaxBoxes.indexOf(one.taxBox) - vendorTaxBoxes.indexOf(other.taxBox),
    );
}
