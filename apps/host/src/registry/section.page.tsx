import { lazyContent, useMessages } from '@courtyard/common';
import { Route, Routes, useLocation } from '@courtyard/common/router';
import { ErrorState, LoadingState, Page, ProgressBar } from '@courtyard/ui';
import { RequirePermission } from '../app/shell/guards';
import { SectionDisabled, SectionOutlet } from '../federation';
import { layoutMessages } from '../layout/layout.messages';
import { useRegistry } from './registry.store';
import { matchSection } from './section-match.rules';

const NotFound = lazyContent(
  async () => (await import(/* webpackChunkName: "refusal" */ '../layout/not-found')).NotFound,
  null,
);

/** Decides from the registry alone what a path shows; a section's code is asked for only once the guard has let it through. */
export function SectionPage() {
  const t = useMessages(layoutMessages);
  const { pathname } = useLocation();
  const { registry, standing, load } = useRegistry();

  if (!registry) {
    if (standing === 'failed') {
      return (
        <ErrorState
          title={t('registryFailed')}
          description={t('registryFailedText')}
          onRetry={() => void load()}
        />
      );
    }
    return (
      <>
        <ProgressBar />
        <LoadingState />
      </>
    );
  }
  const match = matchSection(registry, pathname);
  switch (match.kind) {
    case 'route':
      return (
        <RequirePermission permission={match.permission}>
          <Routes>
            <Route
              path={`${match.section.basePath}/*`}
              element={<SectionOutlet sectionId={match.section.id} title={match.section.title} />}
            />
          </Routes>
        </RequirePermission>
      );
    case 'disabled':
      return (
        <Page title={match.title}>
          <SectionDisabled title={match.title} />
        </Page>
      );
    default:
      return <NotFound />;
  }
}
