import { defineMessages, useMessages } from '@courtyard/common';
import { Button, Center, ErrorState } from '@courtyard/ui';
import en from './crash.en.json';
import es from './crash.es.json';

const messages = defineMessages({ en, es });

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
