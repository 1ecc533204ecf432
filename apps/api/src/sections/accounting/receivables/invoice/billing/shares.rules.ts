import type { InvoiceInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { maxMinor } from '@courtyard/contract/primitives';
import { apportion } from '../../../../../ledger';
import { msg, type Text } from '../../../../../platform/http/language/sentence';

/** A unit that is to be billed, in the order of the units. */
export interface BilledUnit {
  propertyId: string;
  name: string;
  /** Null where nobody owns it on the day of the invoice. */
  owners: string | null;
  /** Millionths: the billing ratio, or the ownership share where none is set. */
  shareMillionths: number;
  isArchived: boolean;
}

/** What one unit is billed of each line; with the problem of one that gets nothing. */
export interface UnitShare extends BilledUnit {
  linesMinor: number[];
  totalMinor: number;
  problem: Text | null;
}

/** Why a unit cannot be billed; null where it can. */
export function problemOf({ owners, isArchived, shareMillionths }: BilledUnit, split: InvoiceInput['split']) {
  if (isArchived) return 'This unit is archived.';
  if (owners === null) return 'This unit has no owner on the invoice date. Add its owner first.';
  if (split === 'by-share' && shareMillionths === 0)
    return 'This unit has no billing ratio or ownership share. Enter one first.';
  return null;
}

const none = (lines: readonly unknown[]) => lines.map(() => 0);
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What each unit is billed: all of every line, or its part by billing ratio or ownership share among the units that can be billed, so that the parts of
 * a line are exactly the line.
 */
export function shareOut(
  units: readonly BilledUnit[],
  { split, lines }: Pick<InvoiceInput, 'split' | 'lines'>,
): UnitShare[] {
  const looked = units.map((unit) => ({ ...unit, problem: problemOf(unit, split) }));
  const billed = looked.filter(({ problem }) => problem === null);
  const shares = billed.map(({ shareMillionths }) => ({ weight: shareMillionths }));
  const parts =
    split === 'by-share' && billed.length > 0
      ? lines.map(({ amountMinor }) => apportion(amountMinor, shares))
      : lines.map(({ amountMinor }) => billed.map(() => amountMinor));
  const placeOf = new Map(billed.map(({ propertyId }, place) => [propertyId, place]));
  return looked.map((unit) => {
    const place = placeOf.get(unit.propertyId);
    const linesMinor = place === undefined ? none(lines) : parts.map((part) => part[place] ?? 0);
    const totalMinor = total(linesMinor);
    const problem =
      unit.problem === null && totalMinor === 0 ? msg`The share for ${unit.name} is zero.` : unit.problem;
    return { ...unit, linesMinor, totalMinor, problem };
  });
}

/** Amounts of every line by unit, as a dues plan sets them. */
export type UnitAmounts = ReadonlyMap<string, readonly number[]>;

/** Bills each unit its own amounts; one that cannot be billed leaves those of the others as they are. */
export const withAmounts = (
  units: readonly BilledUnit[],
  { lines }: Pick<InvoiceInput, 'lines'>,
  amounts: UnitAmounts,
): UnitShare[] =>
  units.map((unit) => {
    const problem = problemOf(unit, 'each');
    const linesMinor =
      problem === null ? lines.map((_, place) => amounts.get(unit.propertyId)?.[place] ?? 0) : none(lines);
    const totalMinor = total(linesMinor);
    const nothing = totalMinor === 0 ? msg`The dues for ${unit.name} are zero.` : null;
    return { ...unit, linesMinor, totalMinor, problem: problem ?? nothing };
  });

/** Whether all of it together is no more than anybody enters: else sums of the community's books would soon be too large for a number. */
export const isSafe = (units: number, { split, lines }: Pick<InvoiceInput, 'split' | 'lines'>): boolean =>
  lines.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n) *
    BigInt(split === 'each' ? units : 1) <=
  BigInt(maxMinor);
