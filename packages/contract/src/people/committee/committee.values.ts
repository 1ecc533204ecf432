export const committeeKinds = ['board', 'architectural-review', 'other'] as const;

export const committeeStatuses = ['active', 'dissolved'] as const;

/** Offices that have a word in every language; a community names its own besides. */
export const defaultOffices = ['president', 'vice-president', 'secretary', 'treasurer'] as const;
