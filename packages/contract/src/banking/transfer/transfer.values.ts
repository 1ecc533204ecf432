/** `same-fund` moves money between two bank accounts of one fund; the others move it between funds. */
export const transferPurposes = ['same-fund', 'contribution', 'loan', 'repayment'] as const;
