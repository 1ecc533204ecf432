export const depositStatuses = ['posted', 'void'] as const;
