import { useMessages } from '@courtyard/common';
import { DocumentsCard } from './documents.card';
import { overviewMessages } from './overview.messages';

/** What is new for the person among the documents. */
export function NewDocumentsCard() {
  const t = useMessages(overviewMessages);
  return <DocumentsCard title={t('newDocuments')} of="unseen" none={t('noneUnseen')} spaces={['hoa']} />;
}
