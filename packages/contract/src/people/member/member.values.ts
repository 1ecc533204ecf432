export const memberStatuses = ['active', 'invited', 'suspended', 'past'] as const;

/** By what a home is somebody's; the first that holds is told. */
export const homeRelations = ['owner', 'tenant', 'resident'] as const;
