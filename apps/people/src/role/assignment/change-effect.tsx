import { useMessages } from '@courtyard/common';
import type { RoleEffect } from '@courtyard/contract/people/role/role';
import { Box, ErrorLine, Skeleton, Text } from '@courtyard/ui';
import { EffectText } from './effect-text';
import { ReasonField } from './reason-field';
import { rolesMessages } from './roles.messages';

export interface ChangeEffectProps {
  /** From `useQuery`. */
  effect: { data: RoleEffect | undefined; isError: boolean; refetch: () => unknown };
  /** Why somebody asks, where the change will wait. */
  reason: string;
  onReason: (reason: string) => void;
}

/** What a change would let whom do, and the question why where it will wait for a second person. */
export function ChangeEffect({ effect, reason, onReason }: ChangeEffectProps) {
  const t = useMessages(rolesMessages);
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
