import { lazyOverlay, toast, useFormats, useMessages } from '@courtyard/common';
import {
  type PublishableKind,
  publishableKinds,
} from '@courtyard/contract/banking/published-report/published-report.values';
import { Button } from '@courtyard/ui';
import { PartCard, PartMenu, PartRow } from '@courtyard/ui/details';
import { useState } from 'react';
import type { PublishProps } from './publish.dialog';
import { publishedReportMessages } from './published-report.messages';
import { usePublishedReports, useSetPublications } from './published-report.queries';

const PublishDialog = lazyOverlay<PublishProps>(async () => (await import('./publish.dialog')).PublishDialog);

/** Which reports of closed months owners are shown, from when on and in which basis. */
export function PublicationCard() {
  const t = useMessages(publishedReportMessages);
  const formats = useFormats();
  const found = usePublishedReports();
  const set = useSetPublications();
  const [open, setOpen] = useState<PublishableKind | null>(null);
  const published = (found.data?.reports ?? []).map(({ kind, basis, since }) => ({ kind, basis, since }));
  const stop = async (kind: PublishableKind) => {
    await set.mutateAsync({ reports: published.filter((each) => each.kind !== kind) });
    toast({ title: t('saved'), kind: 'success' });
  };
  return (
    <>
      <PartCard<PublishableKind>
        title={t('owners')}
        description={t('ownersText')}
        query={{ ...found, data: found.data && publishableKinds }}
        empty={null}
      >
        {(kind) => {
          const report = published.find((each) => each.kind === kind);
          return (
            <PartRow
              key={kind}
              title={t(kind)}
              aside={
                report ? null : (
                  <Button size="sm" aria-label={`${t('start')}: ${t(kind)}`} onClick={() => setOpen(kind)}>
                    {t('start')}
                  </Button>
                )
              }
              menu={
                report ? (
                  <PartMenu
                    name={t(kind)}
                    items={[
                      { label: t('change'), onSelect: () => setOpen(kind) },
                      { label: t('stop'), onSelect: () => void stop(kind) },
                    ]}
                  />
                ) : null
              }
            >
              {report
                ? `${t('since', { month: formats.month(`${report.since}-01`) })} · ${t(`basis.${report.basis}`)}`
                : t('notPublished')}
            </PartRow>
          );
        }}
      </PartCard>
      {open === null ? null : (
        <PublishDialog kind={open} published={published} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
