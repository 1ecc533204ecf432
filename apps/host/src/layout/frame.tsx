import { connectLiveEvents, useMenu } from '@courtyard/common';
import { useIsNavigating } from '@courtyard/common/router';
import { Box, Flex, ProgressBar } from '@courtyard/ui';
import { useCallback, useEffect, useRef } from 'react';
import { SignedInRoutes } from '../app/shell/signed-in-routes';
import { TopBar } from './header/top-bar';
import { Shortcuts } from './shortcuts/shortcuts';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs';
import { Footer } from './footer';
import { RegistryBanner } from './registry-banner';
import { SideDrawer } from './drawer/side-drawer';
import { SkipLink } from './skip-link';
import { useDrawer } from './drawer/use-drawer';
import { usePageFocus } from './use-page-focus';
import { useShellData } from './use-shell-data';

/** Widths of the drawer, 260 px and 72 px, that the page leaves free. */
const openWidth = '16.25rem';
const miniWidth = '4.5rem';

/** The signed-in layout: bar on top, menu at the side, the page with its breadcrumbs between them. */
export function Frame() {
  const isNavigating = useIsNavigating();
  const drawer = useDrawer();
  const isOpen = useMenu((state) => state.isDashboardDrawerOpened);
  const main = useRef<HTMLElement>(null);
  usePageFocus(useCallback(() => main.current, []));
  useShellData();
  useEffect(connectLiveEvents, []);

  const isCovered = !drawer.isWide && isOpen;
  return (
    <>
      {isNavigating ? <ProgressBar /> : null}
      <Box inert={isCovered}>
        <SkipLink />
        <TopBar isDrawerOpen={isOpen} onToggleDrawer={drawer.toggle} />
      </Box>
      <SideDrawer drawer={drawer} />
      <Flex
        direction="column"
        minHeight="100dvh"
        pt="16"
        _print={{ p: '0' }}
        transition="padding 200ms"
        inert={isCovered}
        ps={drawer.isWide ? (isOpen ? openWidth : miniWidth) : '0'}
      >
        <RegistryBanner />
        <Box as="main" id="main" ref={main} tabIndex={-1} flex="1" minWidth="0">
          <Box maxWidth="page" mx="auto" px={{ base: '4', md: '6' }} pt={{ base: '3', md: '4' }} mb="-2">
            <Breadcrumbs />
          </Box>
          <SignedInRoutes />
        </Box>
        <Footer />
      </Flex>
      <Shortcuts />
    </>
  );
}
