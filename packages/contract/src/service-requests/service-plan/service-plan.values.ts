/** How often a plan makes a work order. */
export const planUnits = ['day', 'week', 'month', 'year'] as const;
