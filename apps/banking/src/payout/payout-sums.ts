/** What bills come to, less credits. */
export const sumOf = (rows: readonly { openMinor: number }[]): number =>
  rows.reduce((total, { openMinor }) => total + openMinor, 0);
