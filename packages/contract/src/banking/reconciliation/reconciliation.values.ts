/** `undone` is a finished one that was undone: another one took its place. */
export const reconciliationStatuses = ['open', 'finished', 'undone'] as const;
