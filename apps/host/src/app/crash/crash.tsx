import { defineMessages, useMessages } from '@courtyard/common';
import { Button, Center, ErrorState } from '@courtyard/ui';

const messages = defineMessages({
  en: {
    title: 'This page stopped working',
    text: 'What you saved is kept. Load the page again; if it happens once more, tell those who run this site.',
    reload: 'Load again',
  },
  es: {
    title: 'Esta página dejó de funcionar',
    text: 'Lo que guardó se conserva. Cargue la página otra vez; si vuelve a pasar, avise a quienes llevan este sitio.',
    reload: 'Cargar de nuevo',
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
