/**
 * What becomes of a claim. `submitted`: to be reviewed; `pending`: waiting for approval; `approved`: its bill is not posted yet;
 * `payable`: its bill is in the books; `void`: its bill was voided.
 */
export const claimStates = [
  'submitted',
  'pending',
  'returned',
  'withdrawn',
  'approved',
  'payable',
  'paid',
  'void',
] as const;

export type ClaimState = (typeof claimStates)[number];

/** Whose a claim is, of those whom the list shows. */
export const claimOwners = ['mine', 'others'] as const;

/** States in which the claimant may still change or withdraw a claim. */
export const isOpenToClaimant = (state: ClaimState): boolean =>
  state === 'submitted' || state === 'pending' || state === 'returned';
