/** Whether a line names the vendor that it is owed to. */
export const payeeStates = ['vendor', 'none'] as const;

/** Whether a file is attached to the document or the journal entry of an expense. */
export const receiptStates = ['attached', 'missing'] as const;

/** Months of a period that the tracker shows at most. */
export const maxMonths = 36;
