/** `undone` is a finished one that was undone: another one took its place. */
export const reconciliationStatuses = ['open', 'finished', 'undone'] as const;

/** Whether lines were posted to a finished statement’s dates later. */
export const changesSince = ['changed', 'unchanged'] as const;
