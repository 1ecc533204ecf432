import { lazyOverlay, useMessages } from '@courtyard/common';
import { Flex, Icon, Kbd, Text, useKeys } from '@courtyard/ui';
import { useState } from 'react';
import { searchFieldStyles } from '../../frame/frame-parts';
import { thisKeyboard } from '../../shortcuts/keyboard.rules';
import { headerMessages } from '../header.messages';

const load = async () => (await import(/* webpackChunkName: "search" */ './palette')).default;
const Palette = lazyOverlay(load);

// What is fetched before it is asked for may fail: opening it tries again, and says so.
const fetchAhead = () => void load().catch(() => {});

const onMac = thisKeyboard() === 'mac';

/** Where the search is opened: a field on wide windows, an icon on narrow ones, Ctrl or ⌘ K, and "/". */
export function SearchField() {
  const t = useMessages(headerMessages);
  const [isOpen, setOpen] = useState(false);
  useKeys({
    search: (event) => {
      event.preventDefault();
      setOpen(true);
    },
  });
  return (
    <>
      <Flex asChild {...searchFieldStyles} cursor="pointer" _hover={{ bg: 'bg.hover' }}>
        <button
          type="button"
          data-tour="search"
          aria-haspopup="dialog"
          aria-keyshortcuts={onMac ? 'Meta+K /' : 'Control+K /'}
          onClick={() => setOpen(true)}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
        >
          <Icon name="search" />
          {/* One text, the button's name as well: on a phone it is there to be read out only. */}
          <Text
            as="span"
            size="sm"
            flex="1"
            textAlign="start"
            overflow="hidden"
            position={{ base: 'absolute', md: 'static' }}
            width={{ base: '1px', md: 'auto' }}
            height={{ base: '1px', md: 'auto' }}
          >
            {t('search')}
          </Text>
          <Kbd hideBelow="md" aria-hidden="true">
            {onMac ? '⌘K' : 'Ctrl K'}
          </Kbd>
        </button>
      </Flex>
      {isOpen ? <Palette onClose={() => setOpen(false)} /> : null}
    </>
  );
}
