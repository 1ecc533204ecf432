import { useMessages } from '@courtyard/common';
import { Button, Flex, Icon } from '@courtyard/ui';
import { useRegistry } from '../registry/registry.store';
import { layoutMessages } from './layout.messages';

/** Says that the menu may be out of date, and offers another try. */
export function RegistryBanner() {
  const t = useMessages(layoutMessages);
  const standing = useRegistry((state) => state.standing);
  const load = useRegistry((state) => state.load);
  if (standing !== 'last-known') return null;
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="2"
      bg="status.attention.subtle"
      color="status.attention.fg"
      fontSize="sm"
      lineHeight="sm"
    >
      <Icon name="alert" />
      <span>{t('lastKnown')}</span>
      <Button size="xs" icon="refresh" ms="auto" onClick={() => void load()}>
        {t('retry')}
      </Button>
    </Flex>
  );
}
