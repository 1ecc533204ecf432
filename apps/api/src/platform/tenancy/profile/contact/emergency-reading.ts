/** In the log: somebody was shown whom to call for a member in an emergency. */
export const emergencyReading = 'member.emergency-reading';
