import { defineMessages, useMessages } from '@courtyard/common';
import { LinkButton, Page } from '@courtyard/ui';

const messages = defineMessages({
  en: {
    notFound: 'Page not found',
    notFoundText: 'The address may be outdated or mistyped. Use the menu to find the page.',
    toDashboard: 'Go to the dashboard',
  },
  es: {
    notFound: 'Página no encontrada',
    notFoundText: 'La dirección puede ser antigua o tener un error. Use el menú para encontrar la página.',
    toDashboard: 'Ir al panel',
  },
});

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
