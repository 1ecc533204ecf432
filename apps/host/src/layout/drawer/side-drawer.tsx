import { useMessages } from '@courtyard/common';
import { Link, useHeldBack } from '@courtyard/common/router';
import { Box, Flex, IconButton, useEntryAndExit, Wordmark } from '@courtyard/ui';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { prefetchSection } from '../../federation';
import { SideMenu } from '../menu/side-menu';
import { useVisibleMenu } from '../menu/use-visible-menu';
import { useRegistry } from '../../registry/registry.store';
import { matchSection } from '../../registry/section-match.rules';
import { DrawerSurface } from '../frame/frame-parts';
import { layoutMessages } from '../layout.messages';
import type { useDrawer } from './use-drawer';

/** Fetches the code of the section that an address belongs to, ahead of the visit. */
function prefetchAt(url: string): void {
  const { registry } = useRegistry.getState();
  const match = registry && matchSection(registry, url);
  if (match?.kind === 'route') void prefetchSection(match.section.id);
}

/** The menu's drawer: 260 px or 72 px beside the page, or over it on a narrow window. */
export function SideDrawer({ drawer }: { drawer: ReturnType<typeof useDrawer> }) {
  const t = useMessages(layoutMessages);
  const { items, trail } = useVisibleMenu();
  const isMini = drawer.isWide && !drawer.isOpen;
  const menu = <SideMenu items={items} trail={trail} isMini={isMini} onIntent={prefetchAt} />;

  if (!drawer.isWide) {
    return drawer.isOpen ? <Overlay onClose={drawer.close}>{menu}</Overlay> : null;
  }
  return (
    <DrawerSurface
      as="nav"
      aria-label={t('mainMenu')}
      data-tour="menu"
      width={isMini ? 'drawer-mini' : 'drawer'}
      px={isMini ? '2' : '3'}
      overflowX="hidden"
      overflowY="auto"
      transition="width 200ms"
    >
      {menu}
    </DrawerSurface>
  );
}

function Overlay({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const t = useMessages(layoutMessages);
  const panel = useRef<HTMLDivElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  useEntryAndExit(scrim, 'scrim');
  useEntryAndExit(panel, 'menuDrawer');
  useHeldBack(onClose);
  // A link to the page that is shown already changes no address. One that the browser follows itself opens elsewhere.
  const closeOnLink = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isLink && event.defaultPrevented) onClose();
  };

  const close = useEffectEvent(onClose);
  // Once: the focus comes when it opens, and goes back when it closes, whatever the page does meanwhile.
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <>
      <Box ref={scrim} position="fixed" inset="0" bg="bg.scrim" zIndex="drawer" onClick={onClose} />
      <Box
        as="nav"
        aria-label={t('mainMenu')}
        ref={panel}
        tabIndex={-1}
        position="fixed"
        top="0"
        bottom="0"
        insetInlineStart="0"
        width="drawer"
        maxWidth="calc(100vw - 3rem)"
        px="3"
        pb="4"
        overflowY="auto"
        bg="bg.surface"
        boxShadow="overlay"
        borderInlineEnd="1px solid transparent"
        zIndex="overlay"
        onClick={closeOnLink}
      >
        <Flex align="center" justify="space-between" height="bar" ps="2">
          <Flex asChild>
            <Link to="/sample-page">
              <Wordmark />
            </Link>
          </Flex>
          <IconButton icon="close" label={t('closeMenu')} onClick={onClose} />
        </Flex>
        {children}
      </Box>
    </>
  );
}
