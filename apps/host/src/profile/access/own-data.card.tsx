import { saveExport, useAuth, useMessages } from '@courtyard/common';
import { Button, useFailureToast } from '@courtyard/ui';
import { useMutation } from '@tanstack/react-query';
import { ActionCard } from './action.card';
import { ownDataMessages } from './own-data.messages';

/** A download of everything that the community holds about the person. */
export function OwnDataCard() {
  const t = useMessages(ownDataMessages);
  const community = useAuth((state) => state.user?.community.name ?? '');
  const notifyFailure = useFailureToast();
  const fetching = useMutation({
    mutationFn: () => saveExport('GET /api/v1/member-auth/own-data/export', { query: undefined }),
    onError: notifyFailure,
  });
  return (
    <ActionCard
      title={t('title')}
      text={t('text', { community })}
      action={
        <Button
          icon="download"
          data-setting="own-data"
          loading={fetching.isPending}
          onClick={() => fetching.mutate()}
        >
          {t('download')}
        </Button>
      }
    />
  );
}
