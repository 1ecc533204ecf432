import { call, toast, useCommand, useFormats, useMessages } from '@courtyard/common';
import type { MailConsent } from '@courtyard/contract';
import { Card, CardBody, CardHeader, Stack, Switch, Text } from '@courtyard/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mailMessages } from './mail.messages';

const key = ['shell', 'mail-consent'];

/** Whether notices that are owed may come by e-mail: given and withdrawn here, each kept with its day. */
export function ConsentCard() {
  const t = useMessages(mailMessages);
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/mail-consent', { signal })).data,
  });
  const change = useCommand('people', async (agrees: boolean, idempotencyKey) => {
    const answer = await call('PUT /api/v1/shell/mail-consent', { body: { agrees }, idempotencyKey });
    queryClient.setQueryData(key, answer.data);
    return answer.data;
  });
  if (!data) return null;
  return (
    <Card>
      <CardHeader title={t('consent')} description={t('consentText')} />
      <CardBody>
        <Stack gap="2">
          <Switch
            label={t('agree')}
            checked={data.agrees}
            disabled={change.isPending}
            onChange={(event) =>
              change.mutate(event.target.checked, {
                onError: () => toast({ title: t('notSaved'), kind: 'error' }),
              })
            }
          />
          <Said consent={data} />
        </Stack>
      </CardBody>
    </Card>
  );
}

function Said({ consent: { agrees, given, withdrawn, isDemanded } }: { consent: MailConsent }) {
  const t = useMessages(mailMessages);
  const formats = useFormats();
  const last = withdrawn ?? given;
  return (
    <Text size="sm" tone="muted" role="status">
      {[
        last ? t(`${withdrawn ? 'withdrawn' : 'agreed'}.${last.how}`, { day: formats.day(last.on) }) : '',
        agrees ? '' : t(isDemanded ? 'byLetter' : 'notDemanded'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}
