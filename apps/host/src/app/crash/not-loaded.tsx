import { defineMessages, useAuth, useMessages } from '@courtyard/common';
import { Center, ErrorState } from '@courtyard/ui';
import { useEffect } from 'react';

const messages = defineMessages({
  en: {
    title: 'This page could not be loaded',
    signedOut: 'You are signed out here',
    text: 'The next page could not be loaded. It comes by itself once you are connected again.',
  },
  es: {
    title: 'No se pudo cargar esta página',
    signedOut: 'Ha cerrado la sesión aquí',
    text: 'No se pudo cargar la página siguiente. Llegará por sí sola cuando vuelva a tener conexión.',
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
