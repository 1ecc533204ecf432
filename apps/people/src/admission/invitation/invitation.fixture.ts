import { idOf, sampleOf } from '@courtyard/common/testing';
import { type Invitation, invitation } from '@courtyard/contract/people/admission/invitation/invitation';

/** Nora was invited, and has not answered. */
export const invitationOf = (part: Partial<Invitation> = {}): Invitation =>
  sampleOf(invitation, {
    id: idOf(400),
    memberId: idOf(401),
    name: 'Nora Vance',
    email: 'nora@new.example',
    roles: [{ id: idOf(7), name: 'Member', endsOn: null }],
    status: 'open',
    invitedBy: 'Maya Okafor',
    sentAt: '2026-11-20T15:00:00Z',
    expiresAt: '2026-12-04T15:00:00Z',
    version: 2,
    ...part,
  });
