export const meetingAnswers = ['yes', 'no', 'proxy'] as const;

export const presences = ['absent', 'present', 'online', 'proxy'] as const;

/** Of those who are invited: all, who is there in any way, or who is not. */
export const attendanceShown = ['all', 'there', 'absent'] as const;
