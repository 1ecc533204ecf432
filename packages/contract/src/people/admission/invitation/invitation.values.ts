/** `expired`: its link works no more; it can be sent again. */
export const invitationStatuses = ['open', 'expired', 'accepted', 'revoked'] as const;

/** Why an address was not invited. */
export const notInvitedReasons = ['member', 'invited'] as const;

/** So many addresses are invited at once. */
export const maxInvited = 50;
