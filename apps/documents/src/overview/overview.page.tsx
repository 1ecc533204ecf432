import { useMessages } from '@courtyard/common';
import { Card, Page, SimpleGrid } from '@courtyard/ui';
import { documentPaths } from '../document/document-paths';
import { DocumentsCard } from './documents-card';
import { NewDocumentsCard } from './new-documents.card';
import { overviewMessages } from './overview.messages';

/** Landing page of the section: what is new, what was opened last, and favorites. */
export function OverviewPage() {
  const t = useMessages(overviewMessages);
  return (
    <Page
      title={t('title')}
      actions={{
        secondary: [
          { label: t('hoa'), icon: 'folder', to: documentPaths.list('hoa') },
          { label: t('mine'), icon: 'folder', to: documentPaths.list('mine') },
        ],
        more: [{ label: t('trash'), icon: 'trash', to: documentPaths.trash }],
      }}
    >
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
        <Card>
          <NewDocumentsCard />
        </Card>
        <Card>
          <DocumentsCard
            title={t('recent')}
            of="recent"
            none={t('noneRecent')}
            link={{ space: 'hoa', label: t('hoa') }}
          />
        </Card>
        <Card>
          <DocumentsCard
            title={t('favorites')}
            of="favorites"
            none={t('noneFavorites')}
            link={{ space: 'mine', label: t('mine') }}
          />
        </Card>
      </SimpleGrid>
    </Page>
  );
}
