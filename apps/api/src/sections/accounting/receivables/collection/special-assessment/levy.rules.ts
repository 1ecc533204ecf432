import type { SpecialAssessmentInput } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { addDays, addMonths } from '@courtyard/contract/days';
import { apportion } from '../../../../../ledger';
import type { UnitShare } from '../../invoice/billing/shares.rules';

type Schedule = Pick<SpecialAssessmentInput, 'installments' | 'firstOn' | 'interval' | 'dueDays'>;

const monthsOf: Readonly<Record<Schedule['interval'], number>> = {
  month: 1,
  'two-months': 2,
  quarter: 3,
  'half-year': 6,
  year: 12,
};

/** An installment with its days; the first is number 1. */
export interface InstallmentDays {
  position: number;
  issuedOn: string;
  dueOn: string;
}

/** A unit's parts of a levy, by installment. */
export interface LeviedUnit extends UnitShare {
  /** Together exactly what it pays; the first ones have the cents that do not divide. */
  installmentsMinor: number[];
}

/** The days of the installments: months that lack the first one's day have their last. */
export const installmentDays = ({ installments, firstOn, interval, dueDays }: Schedule): InstallmentDays[] =>
  Array.from({ length: installments }, (_, place) => {
    const issuedOn = addMonths(firstOn, place * monthsOf[interval]);
    return { position: place + 1, issuedOn, dueOn: addDays(issuedOn, dueDays) };
  });

/** What each unit pays with each installment. */
export function levyOf(shares: readonly UnitShare[], installments: number): LeviedUnit[] {
  const equal = Array.from({ length: installments }, () => ({ weight: 1 }));
  return shares.map((share) => ({ ...share, installmentsMinor: apportion(share.totalMinor, equal) }));
}

/** What an installment comes to over all units. */
export const installmentTotal = (units: readonly LeviedUnit[], position: number): number =>
  units.reduce((sum, { installmentsMinor }) => sum + (installmentsMinor[position - 1] ?? 0), 0);
