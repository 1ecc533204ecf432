/** What takes a charge away without money, and what gives an owner's credit or deposit back. */
export const adjustmentKinds = ['credit-memo', 'waiver', 'write-off', 'refund', 'deposit-return'] as const;
/** Those that take charges away. */
export const forgivingKinds = ['credit-memo', 'waiver', 'write-off'] as const;
/** Those that concern lines of an invoice. */
export const settlingKinds = [...forgivingKinds, 'deposit-return'] as const;
export const adjustmentStatuses = ['posted', 'void'] as const;
/** Charges that can be waived; of others a credit memo is written. */
export const waivableTypes = ['late-fee', 'interest', 'fine'] as const;
export const refundMethods = ['check', 'ach', 'transfer', 'cash', 'other'] as const;
