/** `failed`: not taken at the last attempt; `kept`: no server is set up, and it lies in the outbox. */
export const mailStatuses = ['queued', 'failed', 'sent', 'kept'] as const;
