/** Why work failed, as far as its error tells; each calls for another sentence and another action. */
export const failureReasons = ['too-long', 'unreachable', 'disk-full', 'busy', 'fault'] as const;

export type FailureReason = (typeof failureReasons)[number];
