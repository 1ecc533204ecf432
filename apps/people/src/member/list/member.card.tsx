import type { MemberSummary } from '@courtyard/contract/people/member/member';
import { Stack } from '@courtyard/ui';
import { ListCard } from '@courtyard/ui/data';
import { EmailLink, PhoneLink } from '../contact-links';
import { MemberName } from '../member-name';
import { MemberStatusBadge } from '../member-status';
import { useHomeTexts } from '../use-home-texts';
import { useRoleTexts } from '../use-role-texts';

export function MemberCard({ member }: { member: MemberSummary }) {
  const homesText = useHomeTexts();
  const rolesText = useRoleTexts();
  const { email, phone, status } = member;
  return (
    <ListCard
      title={<MemberName member={member} size="md" />}
      facts={[homesText(member.homes), rolesText(member.roles)]}
      badges={status === 'active' ? null : <MemberStatusBadge value={status} />}
    >
      {email === null && phone === null ? null : (
        <Stack gap="0.5" alignItems="flex-start">
          {email === null ? null : <EmailLink email={email} />}
          {phone === null ? null : <PhoneLink phone={phone} />}
        </Stack>
      )}
    </ListCard>
  );
}
