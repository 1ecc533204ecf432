import { defineMessages, useAuth, useMessages } from '@courtyard/common';
import { Center, ErrorState } from '@courtyard/ui';
import { useEffect } from 'react';
import en from './not-loaded.en.json';
import es from './not-loaded.es.json';

const messages = defineMessages({ en, es });

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
