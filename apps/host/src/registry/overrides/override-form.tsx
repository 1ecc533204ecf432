import { ApiError, useMessages } from '@courtyard/common';
import { Button, Field, Flex, Input, Stack } from '@courtyard/ui';
import { type FormEvent, useState } from 'react';
import { useOverrides } from '../../federation';
import { useRegistry } from '../registry.store';
import { overridesMessages } from './overrides.messages';

/** Sends a change of the overrides, and says why it was not taken. */
function useOverrideChange() {
  const t = useMessages(overridesMessages);
  const [refusal, setRefusal] = useState<string>();
  const change = async (work: Promise<void>) => {
    setRefusal(undefined);
    await work.catch((error: unknown) => {
      const isRefused = error instanceof ApiError && error.status === 422;
      setRefusal(isRefused ? t('refused') : error instanceof Error ? error.message : t('refused'));
    });
  };
  return { refusal, change };
}

/** Where one section runs from. */
export function OverrideForm({ id, title }: { id: string; title: string }) {
  const t = useMessages(overridesMessages);
  const { kept, point, reset } = useOverrides();
  const isKnown = useRegistry((state) => state.registry?.sections.some((section) => section.id === id));
  const current = kept[id];
  const [url, setUrl] = useState(current ?? '');
  const { refusal, change } = useOverrideChange();
  const unread = current !== undefined && !isKnown ? t('unread') : undefined;

  const apply = (event: FormEvent) => {
    event.preventDefault();
    void change(point(id, url.trim()));
  };
  return (
    <form onSubmit={apply} noValidate>
      <Field label={title} help={t('address')} error={refusal ?? unread}>
        <Address value={url} onChange={setUrl} />
      </Field>
      <Flex gap="2" mt="2">
        <Button type="submit" size="sm">
          {t('apply')}
        </Button>
        {current ? (
          <Button size="sm" variant="ghost" onClick={() => void change(reset(id))}>
            {t('reset')}
          </Button>
        ) : null}
      </Flex>
    </form>
  );
}

/** A section that the registry does not know yet. */
export function GuestForm() {
  const t = useMessages(overridesMessages);
  const point = useOverrides((state) => state.point);
  const [id, setId] = useState('');
  const [url, setUrl] = useState('');
  const { refusal, change } = useOverrideChange();

  const apply = (event: FormEvent) => {
    event.preventDefault();
    void change(point(id.trim(), url.trim()));
  };
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap="2">
        <Field label={t('other')} help={t('otherHelp')}>
          <Input value={id} placeholder="people" onChange={(event) => setId(event.target.value)} />
        </Field>
        <Field label={t('otherAddress')} help={t('address')} error={refusal}>
          <Address value={url} onChange={setUrl} />
        </Field>
      </Stack>
      <Button type="submit" size="sm" mt="2">
        {t('apply')}
      </Button>
    </form>
  );
}

function Address({ value, onChange }: { value: string; onChange: (url: string) => void }) {
  return (
    <Input
      type="url"
      placeholder="http://localhost:3001/"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
