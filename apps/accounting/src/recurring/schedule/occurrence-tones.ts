/** How a day of a schedule shows what became of it; what is as it should be shows nothing. */
export const occurrenceTones = {
  running: 'info',
  made: null,
  waiting: 'attention',
  failed: 'danger',
  skipped: 'neutral',
} as const;
