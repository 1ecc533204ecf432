/** What a letter to an owner is: an invoice, a reminder of one, a receipt, a statement. */
export const ownerLetterKinds = ['invoice', 'reminder', 'receipt', 'statement'] as const;

/** Where a letter stands; `withheld`: what it was for ended before it went. */
export const letterStates = ['queued', 'sent', 'kept', 'failed', 'forgotten', 'withheld'] as const;

/** Why a letter was not mailed after all; `unreachable`: who it was to has that address no more. */
export const withheldReasons = ['on-hold', 'ended', 'settled', 'unreachable', 'not-drawn'] as const;
