/** How a check stands as of a date; `cleared` is by a finished reconciliation, `stale-dated` is moved to unclaimed checks. */
export const checkStates = ['outstanding', 'cleared', 'stale-dated', 'void', 'returned'] as const;

/** In the list of checks those that are outstanding too long are `stale`. */
export const bankCheckStates = [
  'outstanding',
  'stale',
  'cleared',
  'stale-dated',
  'void',
  'returned',
] as const;
