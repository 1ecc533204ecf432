import { useMessages } from '@courtyard/common';
import { Card, Page, SimpleGrid } from '@courtyard/ui';
import { documentPaths } from '../document/document-paths';
import { DocumentsCard } from './documents.card';
import { overviewMessages } from './overview.messages';

const spaces = ['hoa', 'mine'] as const;

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
          <DocumentsCard title={t('newDocuments')} of="unseen" none={t('noneUnseen')} spaces={spaces} />
        </Card>
        <Card>
          <DocumentsCard title={t('recent')} of="recent" none={t('noneRecent')} spaces={spaces} />
        </Card>
        <Card>
          <DocumentsCard title={t('favorites')} of="favorites" none={t('noneFavorites')} spaces={spaces} />
        </Card>
      </SimpleGrid>
    </Page>
  );
}
