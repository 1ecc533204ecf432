/** Where a month is looked at. */
export const periodPath = (month: string) => `/bookkeeping/periods/details?month=${month}`;
