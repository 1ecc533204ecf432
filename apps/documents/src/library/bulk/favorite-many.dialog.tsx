import { useMessages } from '@courtyard/common';
import { Button, failureText, Text } from '@courtyard/ui';
import { chosenRows, useBulkDone } from '@courtyard/ui/data';
import { Dialog, DialogActions, DialogFailure } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { hoaDocuments } from '../../document/document.queries';
import { bulkMessages } from './bulk.messages';
import type { BulkDocumentsProps } from './use-many-documents';

/** Marks many documents as favorites. */
export function BulkFavoriteDialog({ selection, space, query, onClose }: BulkDocumentsProps) {
  const t = useMessages(bulkMessages);
  const marking = hoaDocuments.useWrite('POST /api/v1/documents/favorite');
  const done = useBulkDone(selection);
  const [failure, setFailure] = useState<string | null>(null);
  const title = t('favoriteTitle', { count: selection.count });
  const mark = async () => {
    try {
      const answer = await marking.mutateAsync({
        space,
        chosen: chosenRows(selection, query),
        isFavorite: true,
      });
      done(answer, { title: (count) => t('favored', { count }) });
      onClose();
    } catch (error) {
      setFailure(failureText(error, title));
    }
  };
  return (
    <Dialog open onClose={onClose} size="sm" title={title}>
      <Text size="sm">{t('favoriteText')}</Text>
      <DialogFailure text={failure} />
      <DialogActions onCancel={onClose}>
        <Button variant="primary" loading={marking.isPending} onClick={() => void mark()}>
          {t('favoriteVerb')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
