/** `same-fund` moves money between two bank accounts of one fund; the others move it between funds. */
export const transferPurposes = ['same-fund', 'contribution', 'loan', 'repayment'] as const;

/** How the entry of a transfer stands in the books. */
export const transferStatuses = ['posted', 'reversed'] as const;
