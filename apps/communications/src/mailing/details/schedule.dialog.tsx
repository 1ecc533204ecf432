import { toast, useFormats, useMessages } from '@courtyard/common';
import type { Mailing } from '@courtyard/contract/communications/mailing/mailing';
import { Button, Stack, Text, useFailureToast } from '@courtyard/ui';
import { Dialog, DialogActions } from '@courtyard/ui/overlays';
import { mailings } from '../mailing.queries';
import { detailsMessages } from './details.messages';
import { useWhen, WhenFields } from './when-fields';

/** Moves the time at which a scheduled e-mail notification goes out. */
export function ScheduleDialog({ mailing, onClose }: { mailing: Mailing; onClose: () => void }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const fail = useFailureToast();
  const [when, setWhen] = useWhen(mailing.dueAt);
  const scheduling = mailings.useWrite('PUT /api/v1/mailings/:mailingId/schedule', mailing.id);
  async function move(): Promise<void> {
    await scheduling.mutateAsync({ version: mailing.version, at: when });
    toast({ title: t('scheduled'), kind: 'success' });
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={t('moveTitle', { name: mailing.subject })}>
      <Stack gap="4">
        {mailing.dueAt === null ? null : <Text>{t('goesAt', { at: formats.moment(mailing.dueAt) })}</Text>}
        <WhenFields when={when} onChange={setWhen} />
        <DialogActions onCancel={onClose}>
          <Button
            variant="primary"
            disabled={when.local === ''}
            loading={scheduling.isPending}
            onClick={() => void move().catch(fail)}
          >
            {t('move')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
