/** How a check stands as of a date; `cleared` is by a finished reconciliation, `stale-dated` is moved to unclaimed checks. */
export const checkStates = ['outstanding', 'cleared', 'stale-dated', 'void', 'returned'] as const;
