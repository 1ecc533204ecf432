/** In the order of a balance sheet and then of an income statement. */
export const accountTypes = ['asset', 'liability', 'fund-balance', 'income', 'expense', 'transfer'] as const;

/** Of what an account's open items are; `none` has no items. */
export const accountControls = ['none', 'receivable', 'owner-credit', 'payable', 'deposit'] as const;

/** What the books themselves look for an account by. There is one of each, but of `bank` any number. */
export const accountPurposes = ['bank', 'undeposited', 'due-from', 'due-to', 'closing', 'unapplied'] as const;

/** How income and expenses are counted: as billed, as paid, or assessments as billed and expenses as paid. */
export const bases = ['accrual', 'cash', 'modified-cash'] as const;
