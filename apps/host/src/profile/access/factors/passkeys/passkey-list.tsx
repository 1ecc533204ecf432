import { useFormats, useMessages } from '@courtyard/common';
import type { Passkey } from '@courtyard/contract';
import { Box, Flex, Icon, Text } from '@courtyard/ui';
import { RowMenu } from '@courtyard/ui/overlays';
import { factorMessages } from '../factors.messages';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** The passkeys of the person, with when each was used last. */
export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const t = useMessages(factorMessages);
  const formats = useFormats();
  if (passkeys.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" aria-label={t('passkeys')} mt="3">
      {passkeys.map((passkey) => (
        <Flex
          as="li"
          key={passkey.id}
          gap="3"
          py="2"
          align="center"
          borderColor="border.default"
          css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
        >
          <Box color="fg.subtle">
            <Icon name="key" />
          </Box>
          <Box flex="1" minWidth="0">
            <Text size="sm" fontWeight="medium" overflowWrap="anywhere">
              {passkey.name}
            </Text>
            <Text size="xs" tone="subtle" overflowWrap="anywhere">
              {passkey.lastUsedAt
                ? t('used', { when: formats.ago(passkey.lastUsedAt) })
                : t('neverUsed', { when: formats.moment(passkey.createdAt) })}
              {passkey.isHere ? null : ` · ${t('elsewhere', { host: passkey.host })}`}
            </Text>
          </Box>
          <RowMenu
            label={t('actionsOn', { name: passkey.name })}
            items={[
              { label: t('rename'), icon: 'edit', onSelect: () => onRename(passkey) },
              { label: t('removePasskey'), icon: 'trash', tone: 'danger', onSelect: () => onRemove(passkey) },
            ]}
          />
        </Flex>
      ))}
    </Box>
  );
}
