/** What the requests of a report are counted by. */
export const reportDimensions = ['kind', 'category', 'building', 'vendor'] as const;
