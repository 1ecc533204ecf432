import { useMessages } from '@courtyard/common';
import type { CheckedInvitations } from '@courtyard/contract/people/admission/invitation/invitation-file';
import { Badge, Box, HStack, Stack, Text } from '@courtyard/ui';
import { inviteFileMessages } from './invite-file.messages';

const tones = { invite: 'ok', leave: 'neutral', error: 'danger' } as const;

/** How many rows can be invited, and of each other why not. */
export function CheckedRows({ checked: { rows, counts } }: { checked: CheckedInvitations }) {
  const t = useMessages(inviteFileMessages);
  const verdicts = (['invite', 'leave', 'error'] as const).filter((verdict) => counts[verdict] > 0);
  const others = rows.filter(({ verdict }) => verdict !== 'invite');
  return (
    <Stack gap="3" role="status">
      <HStack gap="2" flexWrap="wrap">
        {verdicts.map((verdict) => (
          <Badge key={verdict} tone={tones[verdict]}>
            {t(`count.${verdict}`, { count: counts[verdict] })}
          </Badge>
        ))}
      </HStack>
      {counts.invite === 0 ? <Text size="sm">{t('nobody')}</Text> : null}
      {others.length > 0 ? (
        <Box as="ul" listStyleType="none" aria-label={t('rows')}>
          {others.map(({ line, email, reason, verdict }) => (
            <Box as="li" key={line} py="2" borderTopWidth="1px" borderColor="border">
              <Text size="sm" fontWeight="medium" overflowWrap="anywhere">
                {t('line', { line })}: {email}
              </Text>
              <Text size="sm" tone={verdict === 'error' ? 'danger' : 'muted'}>
                {reason}
              </Text>
            </Box>
          ))}
        </Box>
      ) : null}
      {counts.error > 0 && counts.invite > 0 ? (
        <Text size="sm" tone="muted">
          {t('partly')}
        </Text>
      ) : null}
    </Stack>
  );
}
