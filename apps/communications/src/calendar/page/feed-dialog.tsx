import { toast, useFormats, useMessages } from '@courtyard/common';
import { Button, failureText, Field, HStack, Input, Stack, Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { calendar } from '../calendar.queries';
import { pageMessages } from './page.messages';

/** The secret link by which a calendar program shows this calendar: made, made anew, ended. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(pageMessages);
  const formats = useFormats();
  const state = calendar.useRead('GET /api/v1/calendar/feed');
  const reset = calendar.useWrite('POST /api/v1/calendar/feed');
  const end = calendar.useWrite('DELETE /api/v1/calendar/feed');
  const [url, setUrl] = useState<string | null>(null);
  const madeAt = state.data?.madeAt ?? null;
  const usedAt = state.data?.usedAt ?? null;
  const failure = reset.error ?? end.error;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('subscribe')}
      footer={
        <HStack gap="3" justify="flex-end" wrap="wrap">
          {madeAt === null ? null : (
            <Button
              variant="danger"
              loading={end.isPending}
              onClick={() =>
                end.mutate(undefined, {
                  onSuccess: () => {
                    setUrl(null);
                    toast({ title: t('feedEnded') });
                  },
                })
              }
            >
              {t('feedEnd')}
            </Button>
          )}
          <Button
            variant="primary"
            loading={reset.isPending}
            onClick={() => reset.mutate(undefined, { onSuccess: (made) => setUrl(made.url) })}
          >
            {t(madeAt === null ? 'feedMake' : 'feedReset')}
          </Button>
        </HStack>
      }
    >
      <Stack gap="4">
        <Text size="sm">{t('feedText')}</Text>
        {url === null ? (
          <Text size="sm" tone="muted">
            {madeAt === null
              ? t('feedNever')
              : [
                  t('feedMade', { made: formats.ago(madeAt) }),
                  ...(usedAt === null ? [] : [t('feedUsed', { used: formats.ago(usedAt) })]),
                ].join(' ')}
          </Text>
        ) : (
          <Field label={t('feedLink')} help={t('feedOnce')}>
            <Input readOnly value={url} onFocus={(event) => event.target.select()} />
          </Field>
        )}
        {url === null ? null : (
          <Button
            icon="copy"
            alignSelf="flex-start"
            onClick={() =>
              void navigator.clipboard.writeText(url).then(() => toast({ title: t('feedCopied') }))
            }
          >
            {t('feedCopy')}
          </Button>
        )}
        {failure ? (
          <Text size="sm" color="status.danger.fg" role="alert">
            {failureText(failure, t('feedFailed'))}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
