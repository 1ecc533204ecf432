/** Whose statements are mailed: of all units that owe, of all, or of those that are chosen. */
export const statementAudiences = ['owing', 'all', 'chosen'] as const;

/** What becomes of a unit in a run. */
export const statementOutcomes = ['mailed', 'no-address', 'on-hold'] as const;
