/** The page of the dues of a budget. */
export const duesUrl = (budgetId: string) => `/budget-expenses/budgeting/dues?id=${budgetId}`;
