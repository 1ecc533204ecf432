import { useMessages } from '@courtyard/common';
import type { RegisteredSection } from '@courtyard/contract';
import { Button, Stack } from '@courtyard/ui';
import { Drawer } from '@courtyard/ui/overlays';
import { useOverrides } from '../../federation';
import { useRegistry } from '../registry.store';
import { useResetAll } from './override-badge';
import { GuestForm, OverrideForm } from './override-form';
import { overridesMessages } from './overrides.messages';

/** One array for all readings: a store that gives another at each never comes to rest. */
const noSections: readonly RegisteredSection[] = [];

/** The developer's panel: which section runs from where. */
export function OverridePanel({ onClose }: { onClose: () => void }) {
  const t = useMessages(overridesMessages);
  const sections = useRegistry((state) => state.registry?.sections ?? noSections);
  const kept = useOverrides((state) => state.kept);
  const resetAll = useResetAll();
  const unread = Object.keys(kept).filter((id) => !sections.some((section) => section.id === id));
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      footer={<Button onClick={resetAll}>{t('resetAll')}</Button>}
    >
      <Stack gap="6">
        {sections.map(({ id, title }) => (
          <OverrideForm key={id} id={id} title={title} />
        ))}
        {unread.map((id) => (
          <OverrideForm key={id} id={id} title={id} />
        ))}
        <GuestForm />
      </Stack>
    </Drawer>
  );
}
