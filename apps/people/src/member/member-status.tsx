import { memberLabels } from '@courtyard/contract/people/member/member.labels';
import { badgeOf } from '@courtyard/ui';

export const MemberStatusBadge = badgeOf(memberLabels, 'status', {
  active: 'expected',
  invited: 'info',
  suspended: 'attention',
  past: 'neutral',
});
