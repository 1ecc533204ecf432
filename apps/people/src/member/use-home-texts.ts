import { useMessages } from '@courtyard/common';
import type { MemberHome } from '@courtyard/contract/people/member/member';
import { memberMessages } from './member.messages';

/** How homes read in one line: "Aspen House 204", and for whom it is not the owner's "Aspen House 204 (Tenant)". */
export function useHomeTexts() {
  const t = useMessages(memberMessages);
  const one = ({ name, relation }: MemberHome) =>
    relation === 'owner' ? name : t('homeAs', { home: name, relation: t(`relation.${relation}`) });
  return (homes: readonly MemberHome[]) => homes.map(one).join(', ');
}
