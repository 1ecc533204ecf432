/** The page of a budget. */
export const budgetUrl = (id: string) => `/budget-expenses/budgeting/details?id=${id}`;
