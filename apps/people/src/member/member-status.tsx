import { memberWords } from '@courtyard/contract/people/member/member.words';
import { badgeOf } from '@courtyard/ui';

export const MemberStatusBadge = badgeOf(memberWords, 'status', {
  active: 'expected',
  invited: 'info',
  suspended: 'attention',
  past: 'neutral',
});
