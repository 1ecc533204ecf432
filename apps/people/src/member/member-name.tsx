import { useCan } from '@courtyard/common';
import type { MemberSummary } from '@courtyard/contract/people/member/member';
import { Avatar, HStack, Text, TextLink } from '@courtyard/ui';
import { memberPaths } from './member-paths';

interface NameProps {
  member: Pick<MemberSummary, 'id' | 'name' | 'photo'>;
  size?: 'xs' | 'md';
}

/** Who somebody is; a link for those who may open members. */
export function MemberName({ member: { id, name, photo }, size = 'xs' }: NameProps) {
  const canOpen = useCan('Member Details View');
  return (
    <HStack as="span" gap="2" minWidth="0">
      <Avatar name={name} src={photo?.url} size={size} />
      {canOpen ? (
        <TextLink to={memberPaths.details(id)}>{name}</TextLink>
      ) : (
        <Text as="span" size="sm" fontWeight="medium">
          {name}
        </Text>
      )}
    </HStack>
  );
}
