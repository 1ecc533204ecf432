/** Templates of policies, named by the law that they follow; `neutral` follows none. */
export const legalTemplates = ['california', 'texas', 'florida', 'neutral'] as const;

export type LegalTemplate = (typeof legalTemplates)[number];

/** What applies in a place where a community has set nothing else. Counsel reviews what a community makes of it. */
export interface LegalDefaults {
  template: LegalTemplate;
  /** By kind of approval: how many other people decide, in place of the number that the kind has everywhere. */
  deciders: Readonly<Record<string, number>>;
  /** Within how many months a reserve fund gets back what it lent. */
  reserveLoanMonths: number;
}

/** Where no law is known: one other person decides, and what a reserve lent is back within a year. */
export const neutralDefaults: LegalDefaults = { template: 'neutral', deciders: {}, reserveLoanMonths: 12 };

/** By country (ISO 3166-1) or state (ISO 3166-2). A place that is missing has the neutral ones. */
export const defaultsByPlace: Readonly<Record<string, Partial<LegalDefaults>>> = {
  'US-CA': {
    template: 'california',
    // Civil Code §5510: two signatures on every withdrawal of reserves; §5515(d): loans from reserves are repaid within one year.
    deciders: { 'banking.reserve-transfer': 2, 'accounting.reserve-payment': 2 },
    reserveLoanMonths: 12,
  },
  'US-FL': { template: 'florida' },
  'US-TX': { template: 'texas' },
};
