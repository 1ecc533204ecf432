import { useMessages } from '@courtyard/common';
import { memberColumns } from '@courtyard/contract/people/member/member.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { EmailLink, PhoneLink } from '../contact-links';
import { MemberStatusBadge } from '../member-status';
import { members } from '../member.queries';
import { memberMessages } from '../member.messages';
import { useHomeTexts } from '../use-home-texts';
import { useRoleTexts } from '../use-role-texts';

/** A member beside the list. */
export function MemberPreview({ id }: { id: string }) {
  const t = useMessages(memberMessages);
  const { facts } = useFieldTexts(memberColumns);
  const homesText = useHomeTexts();
  const rolesText = useRoleTexts();
  return (
    <RecordPreview
      query={members.useOne(id)}
      facts={(member) => [
        { label: t('status'), value: <MemberStatusBadge value={member.status} /> },
        ...facts(member, 'memberSince'),
        { label: t('roles'), value: rolesText(member.roles) },
        { label: t('homes'), value: homesText(member.homes) },
        { label: t('email'), value: <EmailLink email={member.email} /> },
        { label: t('phone'), value: <PhoneLink phone={member.phone} /> },
      ]}
    />
  );
}
