import { defineMessages, useMessages } from '@courtyard/common';
import { LinkButton, Page } from '@courtyard/ui';

const messages = defineMessages({
  en: {
    notFound: 'There is no such page',
    notFoundText: 'The address may be old or mistyped. The menu shows what there is.',
    toDashboard: 'Go to the dashboard',
  },
  es: {
    notFound: 'Esta página no existe',
    notFoundText: 'La dirección puede ser antigua o tener un error. El menú muestra lo que hay.',
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
