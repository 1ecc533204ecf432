import { call, toast, useMessages } from '@courtyard/common';
import type { Mailing, MailingCheck } from '@courtyard/contract/communications/mailing/mailing';
import { Button, Field, LoadingState, NativeSelect, Stack, Text, useFailureToast } from '@courtyard/ui';
import { Dialog, DialogActions } from '@courtyard/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailings } from '../mailing.queries';
import { detailsMessages } from './details.messages';
import { useWhen, WhenFields } from './when-fields';
import { PostalAddress } from '../postal-address/postal-address';

interface Props {
  mailing: Mailing;
  onClose: () => void;
}

/** Says whom it reaches and what is wrong with it, and sends it now or at a time. */
export function SendDialog({ mailing, onClose }: Props) {
  const t = useMessages(detailsMessages);
  const fail = useFailureToast();
  const [later, setLater] = useState(false);
  const [when, setWhen] = useWhen();
  const sending = mailings.useWrite('POST /api/v1/mailings/:mailingId/send', mailing.id);
  const { subject, body, category, audience } = mailing;
  const { data, refetch } = useQuery({
    queryKey: [...mailings.keys.one(mailing.id), 'check', mailing.version],
    queryFn: async ({ signal }) =>
      (await call('POST /api/v1/mailings/check', { body: { subject, body, category, audience }, signal }))
        .data,
    staleTime: 0,
  });
  const isWrong = data?.fields.some(({ why }) => why !== 'empty') ?? true;
  const canSend = data && !isWrong && data.people > 0 && (!later || when.local !== '');

  async function send(people: number): Promise<void> {
    const at = later ? when : null;
    await sending.mutateAsync({ version: mailing.version, people, at });
    toast({ title: t(later ? 'scheduled' : 'sent'), kind: 'success' });
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={t('sendTitle', { name: subject })}>
      {data?.postalAddress === null ? (
        <Stack gap="4">
          <Verdict check={data} />
          <PostalAddress onKept={() => void refetch()} />
        </Stack>
      ) : data ? (
        <Stack gap="4">
          <Verdict check={data} />
          <Field label={t('when')}>
            <NativeSelect
              value={later ? 'later' : 'now'}
              onChange={(event) => setLater(event.target.value === 'later')}
            >
              <option value="now">{t('when.now')}</option>
              <option value="later">{t('when.later')}</option>
            </NativeSelect>
          </Field>
          {later ? <WhenFields when={when} onChange={setWhen} /> : null}
          <DialogActions onCancel={onClose}>
            <Button
              variant="primary"
              disabled={!canSend}
              loading={sending.isPending}
              onClick={() => void send(data.people).catch(fail)}
            >
              {t(later ? 'sendLater' : 'sendNow')}
            </Button>
          </DialogActions>
        </Stack>
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

function Verdict({ check }: { check: MailingCheck }) {
  const t = useMessages(detailsMessages);
  const { people, reachable, withoutAddress, withoutConsent, blocked, fields, postalAddress } = check;
  return (
    <Stack gap="2">
      <Text>
        {t('sendText', {
          people: String(people),
          reachable: String(reachable),
          without: String(withoutAddress),
          blocked: String(blocked),
        })}
      </Text>
      {withoutConsent > 0 ? <Text>{t('withoutConsent', { count: String(withoutConsent) })}</Text> : null}
      <Text color="fg.muted">{t('sendTextOne')}</Text>
      {fields.map(({ field, why, people: hit, names }) => (
        <Text
          key={field}
          role={why === 'empty' ? undefined : 'alert'}
          color={why === 'empty' ? 'fg.default' : 'status.danger.fg'}
        >
          {t(why === 'empty' && names.length === 0 ? 'field.emptyFor' : `field.${why}`, {
            field,
            people: String(hit),
            names: `${names.join(', ')}${hit > names.length ? ', …' : ''}`,
          })}
        </Text>
      ))}
      {postalAddress === null ? <Text color="status.danger.fg">{t('noAddress')}</Text> : null}
    </Stack>
  );
}
