import type { SpecialAssessmentInput } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { addDays, addMonths } from '@courtyard/contract/days';
import { apportion } from '../../../../../ledger';
import type { UnitShare } from '../../invoice/billing/shares.rules';

type Schedule = Pick<SpecialAssessmentInput, 'instalments' | 'firstOn' | 'interval' | 'dueDays'>;

const monthsOf: Readonly<Record<Schedule['interval'], number>> = {
  month: 1,
  'two-months': 2,
  quarter: 3,
  'half-year': 6,
  year: 12,
};

/** An instalment with its days; the first is number 1. */
export interface InstalmentDays {
  position: number;
  issuedOn: string;
  dueOn: string;
}

/** A unit's parts of a levy, by instalment. */
export interface LeviedUnit extends UnitShare {
  /** Together exactly what it pays; the first ones have the cents that do not divide. */
  instalmentsMinor: number[];
}

/** The days of the instalments: months that lack the first one's day have their last. */
export const instalmentDays = ({ instalments, firstOn, interval, dueDays }: Schedule): InstalmentDays[] =>
  Array.from({ length: instalments }, (_, place) => {
    const issuedOn = addMonths(firstOn, place * monthsOf[interval]);
    return { position: place + 1, issuedOn, dueOn: addDays(issuedOn, dueDays) };
  });

/** What each unit pays with each instalment. */
export function levyOf(shares: readonly UnitShare[], instalments: number): LeviedUnit[] {
  const equal = Array.from({ length: instalments }, () => ({ weight: 1 }));
  return shares.map((share) => ({ ...share, instalmentsMinor: apportion(share.totalMinor, equal) }));
}

/** What an instalment comes to over all units. */
export const instalmentTotal = (units: readonly LeviedUnit[], position: number): number =>
  units.reduce((sum, { instalmentsMinor }) => sum + (instalmentsMinor[position - 1] ?? 0), 0);
