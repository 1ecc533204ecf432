/** `wrong` found a fault; `failed` did not come to an end. */
export const bookCheckStatuses = ['running', 'right', 'wrong', 'failed'] as const;
