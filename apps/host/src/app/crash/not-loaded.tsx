import { defineMessages, useAuth, useMessages } from '@courtyard/common';
import { Center, ErrorState } from '@courtyard/ui';
import { useEffect } from 'react';

const messages = defineMessages({
  en: {
    title: 'Couldn’t load this page',
    signedOut: 'You’re signed out here',
    text: 'Couldn’t load the next page. It will load automatically when you’re back online.',
  },
  es: {
    title: 'No se pudo cargar esta página',
    signedOut: 'Ha cerrado la sesión aquí',
    text: 'No se pudo cargar la página siguiente. Se cargará automáticamente cuando vuelva a tener conexión.',
  },
});

/** Says that a screen's code did not come, and asks for it again: when that is pressed, and when the network is back. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(messages);
  const isSignedIn = useAuth(({ user }) => user !== null);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Center as="main" minHeight="60dvh">
      <ErrorState title={t(isSignedIn ? 'title' : 'signedOut')} description={t('text')} onRetry={onRetry} />
    </Center>
  );
}
