import { saveExport, toast, useAuth, useMessages } from '@courtyard/common';
import { Button } from '@courtyard/ui';
import { useMutation } from '@tanstack/react-query';
import { ActCard } from './act-card';
import { ownDataMessages } from './own-data.messages';

/** A download of everything that the community holds about the person. */
export function OwnDataCard() {
  const t = useMessages(ownDataMessages);
  const community = useAuth((state) => state.user?.community.name ?? '');
  const fetching = useMutation({
    mutationFn: () => saveExport('GET /api/v1/member-auth/own-data/export', { query: undefined }),
    onError: () => toast({ title: t('failed'), kind: 'error' }),
  });
  return (
    <ActCard
      title={t('title')}
      text={t('text', { community })}
      act={
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
