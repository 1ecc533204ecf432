/** Whether a template goes on: `paused` until somebody goes on with it, `ended` for good. */
export const templateStatuses = ['active', 'paused', 'ended'] as const;

/** What became of one day of a schedule: being made, made, waiting for a second person, not possible yet, left out by a person. */
export const occurrenceStates = ['running', 'made', 'waiting', 'failed', 'skipped'] as const;
