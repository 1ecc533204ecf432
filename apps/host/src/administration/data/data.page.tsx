import { useCan, useMessages } from '@courtyard/common';
import { Page, Stack } from '@courtyard/ui';
import { dataMessages } from './data.messages';
import { DeletionCard } from './deletion/deletion.card';
import { ExportsCard } from './exports.card';

/** What a community takes along, and its end. */
export default function DataPage() {
  const t = useMessages(dataMessages);
  const canExport = useCan('Community Export');
  const canDelete = useCan('Community Delete');
  return (
    <Page title={t('title')} description={t('text')}>
      <Stack gap="6" maxWidth="56rem">
        {canExport ? <ExportsCard /> : null}
        {canDelete ? <DeletionCard /> : null}
      </Stack>
    </Page>
  );
}
