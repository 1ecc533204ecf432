export const joinRequestStatuses = ['waiting', 'accepted', 'refused'] as const;
