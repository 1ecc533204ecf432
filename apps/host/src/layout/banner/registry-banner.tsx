import { useMessages } from '@courtyard/common';
import { Button } from '@courtyard/ui';
import { useRegistry } from '../../registry/registry.store';
import { layoutMessages } from '../layout.messages';
import { Banner } from './banner';

/** Says that the menu may be out of date, and offers another try. */
export function RegistryBanner() {
  const t = useMessages(layoutMessages);
  const standing = useRegistry((state) => state.standing);
  const load = useRegistry((state) => state.load);
  return (
    <div role="status">
      {standing === 'last-known' ? (
        <Banner text={t('lastKnown')}>
          <Button size="xs" icon="refresh" ms="auto" onClick={() => void load()}>
            {t('retry')}
          </Button>
        </Banner>
      ) : null}
    </div>
  );
}
