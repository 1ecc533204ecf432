export const ticketCategories = ['account', 'home', 'community', 'problem', 'other'] as const;

/** Waits for an answer, was answered, is done with. */
export const ticketStatuses = ['open', 'answered', 'closed'] as const;
