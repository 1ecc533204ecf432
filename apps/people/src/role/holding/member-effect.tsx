import { useMessages } from '@courtyard/common';
import { Box, ErrorLine, Skeleton, Text } from '@courtyard/ui';
import { useRolesEffect } from '../role.queries';
import { EffectText } from './effect-text';
import { ReasonField } from './reason-field';
import { rolesMessages } from './roles.messages';

interface MemberEffectProps {
  memberId: string;
  roleIds: string[];
  /** Why somebody asks, where the change will wait. */
  reason: string;
  onReason: (reason: string) => void;
}

/** What a member would gain and lose with the roles that are chosen now. */
export function MemberEffect({ memberId, roleIds, reason, onReason }: MemberEffectProps) {
  const t = useMessages(rolesMessages);
  const effect = useRolesEffect(memberId, roleIds);
  return (
    <Box borderTopWidth="1px" borderColor="border.default" pt="4">
      <Box role="status">
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
      {effect.data?.waits ? <ReasonField value={reason} onChange={onReason} /> : null}
    </Box>
  );
}
