import { defaultAmount } from '../../../platform/community/legal/usual-amount.rules';
import { type Label, labelsFrom } from '../../../wire/fields/labels';
import type { waterfallNames } from '../payment/payment.values';
import en from './late-charge-sources.en.json';
import es from './late-charge-sources.es.json';

/** What the part of a late fee is a part of. */
export const lateFeeBases = ['delinquent', 'installment'] as const;

/** How many days a year of interest has. */
export const yearLengths = ['365', '360'] as const;

interface Terms {
  lateFee: {
    graceDays: number;
    fixedMinor: number;
    millionths: number;
    of: (typeof lateFeeBases)[number];
    capMinor: number | null;
  } | null;
  interest: { millionthsPerYear: number; fromDays: number; yearDays: (typeof yearLengths)[number] } | null;
}

/**
 * Begins of a policy, by the law that they follow; counsel reviews what a community makes of one. Texas names no late fee, and the
 * legal rate of interest where none was agreed (Finance Code §302.002); what the documents of the community say goes first. Terms that
 * cost owners more than the law of a template are the community's own, since each charge names that law.
 */
export const lateChargeTemplates = {
  california: {
    lateFee: { graceDays: 15, fixedMinor: 1000, millionths: 100_000, of: 'delinquent', capMinor: null },
    interest: { millionthsPerYear: 120_000, fromDays: 30, yearDays: '365' },
  },
  texas: { lateFee: null, interest: { millionthsPerYear: 60_000, fromDays: 30, yearDays: '365' } },
  florida: {
    lateFee: { graceDays: 0, fixedMinor: 2500, millionths: 50_000, of: 'installment', capMinor: null },
    interest: { millionthsPerYear: 180_000, fromDays: 0, yearDays: '365' },
  },
  neutral: { lateFee: null, interest: null },
} satisfies Readonly<Record<(typeof waterfallNames)[number], Terms>>;

/** A late fee of a template in the minor unit of a currency: as the law has it in US dollars, a round amount of the same order in others. */
export const feeInCurrency = (
  fee: NonNullable<Terms['lateFee']>,
  currency: string,
): NonNullable<Terms['lateFee']> => ({ ...fee, fixedMinor: defaultAmount(fee.fixedMinor, currency) });

/** The law that a template follows, as each charge says it. */
export const lateChargeSources: Readonly<Record<(typeof waterfallNames)[number], Label>> = labelsFrom(en, es);
