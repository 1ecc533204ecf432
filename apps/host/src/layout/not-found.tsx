import { useMessages } from '@courtyard/common';
import { LinkButton, Page } from '@courtyard/ui';
import { layoutMessages } from './layout.messages';

/** An address without a page. */
export function NotFound() {
  const t = useMessages(layoutMessages);
  return (
    <Page title={`404 - ${t('notFound')}`} description={t('notFoundText')}>
      <LinkButton to="/dashboard/default" variant="primary">
        {t('toDashboard')}
      </LinkButton>
    </Page>
  );
}
