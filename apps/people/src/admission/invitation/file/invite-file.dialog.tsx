import { saveExport, toast, useMessages } from '@courtyard/common';
import type { CheckedInvitations } from '@courtyard/contract/people/admission/invitation/invitation-file';
import { Button, failureText, HStack, Stack, Text, useFailureToast } from '@courtyard/ui';
import { type DroppedFile, FileDrop, uploadFile } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { useCheckFile, useInviteFromFile } from '../invitation.queries';
import { CheckedRows } from './checked-rows';
import { inviteFileMessages } from './invite-file.messages';

/** Invites the people of a file, once it was shown what becomes of each row. */
export function InviteFileDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(inviteFileMessages);
  const checking = useCheckFile();
  const inviting = useInviteFromFile();
  const showFailure = useFailureToast();
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  const [checked, setChecked] = useState<CheckedInvitations | null>(null);
  const [failure, setFailure] = useState<string>();
  const fileId = files[0]?.id;

  const check = async (id: string) => {
    setChecked(null);
    setFailure(undefined);
    try {
      setChecked(await checking.mutateAsync(id));
    } catch (error) {
      setFailure(failureText(error, t('failed')));
    }
  };
  const choose = (chosen: DroppedFile[]) => {
    setFiles(chosen);
    setChecked(null);
    setFailure(undefined);
    if (chosen[0]) void check(chosen[0].id);
  };
  const invite = async () => {
    if (!checked || !fileId) return;
    try {
      const done = await inviting.mutateAsync({ fileId, fingerprint: checked.fingerprint });
      const sent = done.counts.invite;
      toast({ title: sent === 1 ? t('invitedOne') : t('invited', { count: sent }), kind: 'success' });
      onClose();
    } catch (error) {
      showFailure(error);
      // The rows come out differently by now: they are shown as they are.
      await check(fileId);
    }
  };
  const count = checked?.counts.invite ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <HStack gap="2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          {count > 0 ? (
            <Button variant="primary" loading={inviting.isPending} onClick={() => void invite()}>
              {t('invite', { count })}
            </Button>
          ) : null}
        </HStack>
      }
    >
      <Stack gap="5">
        <Text size="sm" tone="muted">
          {t('text')}
        </Text>
        <HStack>
          <Button
            size="sm"
            icon="download"
            onClick={() =>
              void saveExport('GET /api/v1/invitations/template/export', { query: { format: 'csv' } }).catch(
                showFailure,
              )
            }
          >
            {t('template')}
          </Button>
        </HStack>
        <FileDrop
          label={t('file')}
          help={t('check')}
          error={failure}
          files={files}
          onChange={choose}
          send={uploadFile}
          accept=".csv,text/csv"
          maxBytes={5 * 1024 * 1024}
        />
        {checked ? <CheckedRows checked={checked} /> : null}
      </Stack>
    </Dialog>
  );
}
