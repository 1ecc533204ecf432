import { connectLiveEvents, useAuth, useMenu } from '@courtyard/common';
import { useIsNavigating } from '@courtyard/common/router';
import { Box, LineEndContext, ProgressBar } from '@courtyard/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SignedInRoutes } from '../../app/shell/signed-in-routes';
import { TopBar } from '../header/top-bar';
import { Shortcuts } from '../shortcuts/shortcuts';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { Footer } from './footer';
import { CrumbsLine, miniWidth, openWidth, PageColumn } from './frame-parts';
import { ConnectionBanner } from '../banner/connection-banner';
import { LeavingBanner } from '../banner/leaving-banner';
import { ViewAsBar } from '../banner/view-as-bar';
import { RegistryBanner } from '../banner/registry-banner';
import { HelpOverlays } from '../../help/help-overlays';
import { ProofOverlay } from '../../app/proof/proof-overlay';
import { SideDrawer } from '../drawer/side-drawer';
import { SkipLink } from './skip-link';
import { useDrawer } from '../drawer/use-drawer';
import { usePageFocus } from '../use-page-focus';
import { useShellData } from '../use-shell-data';

/** The signed-in layout: bar on top, menu at the side, the page with its breadcrumbs between them. */
export function Frame() {
  const isNavigating = useIsNavigating();
  const drawer = useDrawer();
  const isOpen = useMenu((state) => state.isDashboardDrawerOpened);
  const main = useRef<HTMLElement>(null);
  // Made ahead: told of it once it is in the document, the frame would be drawn a second time.
  const [lineEnd] = useState(() => document.createElement('div'));
  const placeLineEnd = useCallback((place: HTMLElement | null) => place?.append(lineEnd), [lineEnd]);
  usePageFocus(useCallback(() => main.current, []));
  useShellData();
  const token = useAuth((state) => state.user?.token);
  // The event stream belongs to a session: a new token opens a new one.
  useEffect(connectLiveEvents, [token]);

  const isCovered = !drawer.isWide && isOpen;
  return (
    <>
      {isNavigating ? <ProgressBar /> : null}
      <Box inert={isCovered}>
        <SkipLink />
        <TopBar isDrawerOpen={isOpen} onToggleDrawer={drawer.toggle} />
      </Box>
      <SideDrawer drawer={drawer} />
      <PageColumn
        transition="padding 200ms"
        inert={isCovered}
        ps={drawer.isWide ? (isOpen ? openWidth : miniWidth) : '0'}
      >
        <ViewAsBar top="16" />
        <ConnectionBanner />
        <RegistryBanner />
        <LeavingBanner />
        <Box as="main" id="main" ref={main} tabIndex={-1} flex="1" minWidth="0">
          <CrumbsLine>
            <Breadcrumbs />
            <Box ref={placeLineEnd} ms="auto" />
          </CrumbsLine>
          <LineEndContext value={lineEnd}>
            <SignedInRoutes />
          </LineEndContext>
        </Box>
        <Footer />
      </PageColumn>
      <Shortcuts />
      <HelpOverlays />
      <ProofOverlay />
    </>
  );
}
