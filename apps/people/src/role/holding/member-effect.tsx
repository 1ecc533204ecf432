import { useMessages } from '@courtyard/common';
import { Box, ErrorLine, Skeleton, Text } from '@courtyard/ui';
import { useRolesEffect } from '../role.queries';
import { EffectText } from './effect-text';
import { rolesMessages } from './roles.messages';

/** What a member would gain and lose with the roles that are chosen now. */
export function MemberEffect({ memberId, roleIds }: { memberId: string; roleIds: string[] }) {
  const t = useMessages(rolesMessages);
  const effect = useRolesEffect(memberId, roleIds);
  return (
    <Box role="status" borderTopWidth="1px" borderColor="border.default" pt="4">
      <Text size="sm" fontWeight="medium" mb="2">
        {t('effect')}
      </Text>
      {effect.data ? (
        <EffectText effect={effect.data} />
      ) : effect.isError ? (
        <ErrorLine onRetry={() => void effect.refetch()} />
      ) : (
        <Skeleton height="10" />
      )}
    </Box>
  );
}
