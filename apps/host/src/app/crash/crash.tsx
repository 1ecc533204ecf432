import { defineMessages, useMessages } from '@courtyard/common';
import { Button, Center, ErrorState } from '@courtyard/ui';

const messages = defineMessages({
  en: {
    title: 'This page stopped working',
    text: 'Your saved changes are safe. Reload the page; if it happens again, contact your administrator.',
    reload: 'Reload',
  },
  es: {
    title: 'Esta página dejó de funcionar',
    text: 'Lo guardado está a salvo. Recargue la página; si vuelve a pasar, avise a su administrador.',
    reload: 'Recargar',
  },
});

/** Says that the application failed, and offers to reload it. */
export function Crash() {
  const t = useMessages(messages);
  return (
    <Center as="main" minHeight="60dvh">
      <ErrorState title={t('title')} description={t('text')}>
        <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </ErrorState>
    </Center>
  );
}
