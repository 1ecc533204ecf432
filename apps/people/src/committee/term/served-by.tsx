import { useCan, useUiConfig } from '@courtyard/common';
import { officeName } from '@courtyard/contract/people/committee/office';
import type { Term } from '@courtyard/contract/people/committee/term';
import { Badge, TextLink } from '@courtyard/ui';
import { memberPaths } from '../../member/member-paths';
import { MemberStatusBadge } from '../../member/member-status';

type Member = Term['member'];

/** Who serves; a link for those who may open members. */
export function ServedBy({ member }: { member: Member }) {
  const canOpen = useCan('Member Details View');
  return canOpen ? <TextLink to={memberPaths.details(member.id)}>{member.name}</TextLink> : member.name;
}

/** The office of a term in the reader's language, and that its member is not active. */
export function TermBadges({ office, member }: { office: string | null; member?: Member }) {
  const language = useUiConfig((config) => config.language);
  return (
    <>
      {office === null ? null : <Badge>{officeName(office, language)}</Badge>}
      {member === undefined || member.status === 'active' ? null : (
        <MemberStatusBadge value={member.status} />
      )}
    </>
  );
}
