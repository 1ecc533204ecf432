import { useMessages } from '@courtyard/common';
import { Box, Page } from '@courtyard/ui';
import { dataMessages } from './data.messages';
import { ExportsCard } from './exports.card';

/** What a community takes along. */
export default function DataPage() {
  const t = useMessages(dataMessages);
  return (
    <Page title={t('title')} description={t('text')}>
      <Box maxWidth="56rem">
        <ExportsCard />
      </Box>
    </Page>
  );
}
