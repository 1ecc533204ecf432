import { useMessages, type SectionRoutes } from '@courtyard/common';
import { useLocation, useRoutes } from '@courtyard/common/router';
import type { RegisteredSection } from '@courtyard/contract';
import { LoadingState, ProgressBar } from '@courtyard/ui';
import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { federationMessages } from './federation.messages';
import { SectionBoundary } from './section-boundary';
import { SectionDisabled, SectionFailure } from './section-failure';
import { retryFailed, retrySection } from '../state/section-loads';
import { useRegisteredSection, useSectionModule } from '../state/use-section-module';

/** The release that was current when the person came to this address: a new one waits for the next navigation. */
function useReleaseOfThisPage(sectionId: string): RegisteredSection | null {
  const { key } = useLocation();
  const current = useRegisteredSection(sectionId);
  const [held, hold] = useState({ key, current });
  const stale = held.key !== key || held.current?.id !== sectionId || !current;
  if (stale && (held.key !== key || held.current !== current)) hold({ key, current });
  return stale ? current : held.current;
}

function Waiting({ title }: { title: string }) {
  const t = useMessages(federationMessages);
  return (
    <>
      <ProgressBar />
      <LoadingState label={t('loading', { title })} />
    </>
  );
}

/**
 * Shows a section's page for the current path. It belongs into a route `<basePath>/*`.
 * @param title name of the section while the registry does not offer it
 */
export function SectionOutlet({ sectionId, title }: { sectionId: string; title?: string }) {
  const section = useReleaseOfThisPage(sectionId);
  const { pathname } = useLocation();
  // Before the page is painted, so that the failure of the page before doesn't flash.
  useLayoutEffect(() => {
    if (section) retryFailed(section);
  }, [section, pathname]);
  const state = useSectionModule(section, './routes');
  if (!section) return <SectionDisabled title={title ?? sectionId} />;

  switch (state.status) {
    case 'ready':
      return (
        <Guarded section={section} place={pathname}>
          <SectionPages routes={state.module.routes} />
        </Guarded>
      );
    case 'failed':
    case 'incompatible':
      return (
        <SectionFailure title={section.title} error={state.error} onRetry={() => retrySection(section)} />
      );
    case 'disabled':
      return <SectionDisabled title={section.title} />;
    default:
      return <Waiting title={section.title} />;
  }
}

interface GuardedProps {
  section: RegisteredSection;
  place: string;
  children: ReactNode;
}

function Guarded({ section, place, children }: GuardedProps) {
  return (
    <SectionBoundary key={section.entryUrl} section={section} place={place}>
      <Suspense fallback={<Waiting title={section.title} />}>{children}</Suspense>
    </SectionBoundary>
  );
}

/** The page for the current path. Pages are lazy components; a route's own `lazy` is for whole routers only. */
function SectionPages({ routes }: { routes: SectionRoutes }) {
  return useRoutes(routes);
}
