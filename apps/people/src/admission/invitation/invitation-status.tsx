import { invitationWords } from '@courtyard/contract/people/admission/invitation/invitation.words';
import { badgeOf } from '@courtyard/ui';

export const InvitationStatusBadge = badgeOf(invitationWords, 'status', {
  open: 'info',
  expired: 'attention',
  accepted: 'expected',
  revoked: 'neutral',
});
