export const noticeUnits = ['days', 'business-days', 'hours'] as const;
export const quorumBases = ['unit', 'person'] as const;
export const quorumKinds = ['percent', 'majority', 'count'] as const;
