/** In the order of a balance sheet and then of an income statement. */
export const accountTypes = ['asset', 'liability', 'fund-balance', 'income', 'expense', 'transfer'] as const;

/** Of what an account's open items are; `none` has no items. */
export const accountControls = ['none', 'receivable', 'owner-credit', 'payable', 'deposit'] as const;

/** What the books themselves look for an account by. There is one of each, but of `bank` any number. */
export const accountPurposes = ['bank', 'undeposited', 'due-from', 'due-to', 'closing', 'unapplied'] as const;

/** What income is in the tests of IRS Form 1120-H (26 U.S.C. §528): of members as owners, taxed, or none of the gross income. */
const incomeTaxTags = ['exempt-function', 'non-exempt', 'not-income'] as const;

/**
 * What an expense is in them: for association property or not, each also where it is directly connected with taxed income; or no
 * expenditure, as bad debts and depreciation are not.
 */
const expenseTaxTags = ['property', 'property-direct', 'other', 'other-direct', 'not-spent'] as const;

export const taxTags = [...incomeTaxTags, ...expenseTaxTags] as const;

/** The tags that an account of a type can have; none but of income and expense. */
export const taxTagsOf = (type: (typeof accountTypes)[number]): readonly (typeof taxTags)[number][] =>
  type === 'income' ? incomeTaxTags : type === 'expense' ? expenseTaxTags : [];

/** How income and expenses are counted: as billed, as paid, or assessments as billed and expenses as paid. */
export const bases = ['accrual', 'cash', 'modified-cash'] as const;
