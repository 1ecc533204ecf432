import { defineMessages, useMessages } from '@courtyard/common';
import { LinkButton, Page } from '@courtyard/ui';
import en from './not-found.en.json';
import es from './not-found.es.json';

const messages = defineMessages({ en, es });

/** An address without a page. */
export function NotFound() {
  const t = useMessages(messages);
  return (
    <Page title={`404 - ${t('notFound')}`} description={t('notFoundText')}>
      <LinkButton to="/dashboard/default" variant="primary">
        {t('toDashboard')}
      </LinkButton>
    </Page>
  );
}
