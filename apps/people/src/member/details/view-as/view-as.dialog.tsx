import { useAuth, useMessages } from '@courtyard/common';
import { Stack, Text } from '@courtyard/ui';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useViewAs } from '../../member.queries';
import { viewAsMessages } from './view-as.messages';

interface ViewAsDialogProps {
  member: { id: string; name: string };
  onClose: () => void;
}

/** Asks before somebody looks on as a member, and says who will know of it. The whole page is drawn anew for the member then. */
export function ViewAsDialog({ member: { id, name }, onClose }: ViewAsDialogProps) {
  const t = useMessages(viewAsMessages);
  const viewAs = useViewAs();
  const begin = async () => {
    const { user, endsAt } = await viewAs.mutateAsync(id);
    useAuth.getState().beginViewAs(user, endsAt);
    window.location.assign('/dashboard/default');
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('title', { name })}
      verb={t('start')}
      tone="primary"
      onConfirm={begin}
    >
      <Stack gap="3">
        <Text>{t('text', { name })}</Text>
        <Text>{t('logged', { name })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
