export const voteMethods = ['voice', 'count', 'names'] as const;
export const motionResults = ['open', 'carried', 'failed', 'tabled', 'withdrawn'] as const;
export const namedVotes = ['yes', 'no', 'abstain'] as const;
