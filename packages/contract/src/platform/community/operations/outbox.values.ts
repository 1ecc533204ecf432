/** `failed`: not taken at the last attempt; `kept`: no server is set up, and it lies in the outbox; `withheld`: what it was for ended before it went. */
export const mailStatuses = ['queued', 'failed', 'sent', 'kept', 'withheld'] as const;
