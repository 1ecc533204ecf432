import { useMessages } from '@courtyard/common';
import { Button, Field, Flex, Input, Stack } from '@courtyard/ui';
import { Drawer } from '@courtyard/ui/overlays';
import { type FormEvent, useState } from 'react';
import { useOverrides } from '../../federation';
import { useRegistry } from '../registry.store';
import { overridesMessages } from './overrides.messages';

/** The developer's panel: which section runs from where. */
export function OverridePanel({ onClose }: { onClose: () => void }) {
  const t = useMessages(overridesMessages);
  const sections = useRegistry((state) => state.registry?.sections ?? []);
  const reset = useOverrides((state) => state.reset);
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      footer={<Button onClick={() => reset()}>{t('resetAll')}</Button>}
    >
      <Stack gap="6">
        {sections.map(({ id, title }) => (
          <OneSection key={id} id={id} title={title} />
        ))}
      </Stack>
    </Drawer>
  );
}

function OneSection({ id, title }: { id: string; title: string }) {
  const t = useMessages(overridesMessages);
  const current = useOverrides((state) => state.urls[id]);
  const { point, reset } = useOverrides();
  const [url, setUrl] = useState(current ?? '');
  const [isRefused, setRefused] = useState(false);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!point(id, url.trim()));
  };
  return (
    <form onSubmit={apply} noValidate>
      <Field label={title} help={t('address')} error={isRefused ? t('refused') : undefined}>
        <Input
          type="url"
          placeholder="http://localhost:3001/"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Flex gap="2" mt="2">
        <Button type="submit" size="sm">
          {t('apply')}
        </Button>
        {current ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              reset(id);
              setUrl('');
            }}
          >
            {t('reset')}
          </Button>
        ) : null}
      </Flex>
    </form>
  );
}
