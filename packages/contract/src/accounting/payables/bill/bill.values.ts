/** What a vendor sends: what is owed to them, or what they owe. */
export const billKinds = ['bill', 'credit'] as const;

/** What became of a bill: drafted by another section, not posted yet, nothing paid, some of it, all of it, or taken back. */
export const billStatuses = ['draft', 'waiting', 'open', 'partial', 'paid', 'void'] as const;
