export const meetingKinds = ['board', 'annual', 'special', 'committee'] as const;

export const meetingStatuses = ['draft', 'called', 'in-session', 'adjourned', 'cancelled'] as const;
