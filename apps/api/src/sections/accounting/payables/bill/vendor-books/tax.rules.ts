import type { TaxRegisterRow } from '@courtyard/contract/accounting/payables/vendor/tax-register/tax-register';

/**
 * From how much paid in a calendar year on a 1099 is sent, in cents: $600 through 2025, $2,000 from 2026 on (26 U.S.C. §6041(a), as
 * amended in 2025). From 2027 on it follows prices; an amount that is published later is added here.
 */
export const thresholdOf = (year: number): number => (year <= 2025 ? 60_000 : 200_000);

/** Corporations, exempt organizations and governments get none (26 CFR §1.6041-3(p)), unless for what an attorney was paid. */
const exempt: readonly TaxRegisterRow['taxClass'][] = [
  'c-corporation',
  's-corporation',
  'exempt',
  'government',
];

/**
 * What becomes of what was paid in a box. A vendor that is marked as one who gets a 1099 gets it whatever they are: so are attorneys
 * that are corporations (26 U.S.C. §6045(f)). Gross proceeds to an attorney count of everybody.
 */
export function verdictOf(
  { taxClass, taxBox, amountMinor }: Pick<TaxRegisterRow, 'taxClass' | 'taxBox' | 'amountMinor'>,
  { isMarked, thresholdMinor }: { isMarked: boolean; thresholdMinor: number },
): TaxRegisterRow['verdict'] {
  if (exempt.includes(taxClass) && !isMarked && taxBox !== 'misc-10') return 'not-sent';
  return amountMinor < thresholdMinor ? 'below' : 'due';
}
