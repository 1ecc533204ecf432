import { toast } from '@courtyard/common';
import type { PropertySummary } from '@courtyard/contract/properties/property/property';
import { useUndo } from '@courtyard/ui';
import type { Selection } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import type { PropertiesListQuery } from '../property.queries';
import { useArchiveProperties, useRestoreProperties } from '../property.queries';
import { propertyName } from '../property-paths';
import { useListTexts } from './list.messages';

interface ArchiveDialogProps {
  /** What is to be archived; null while nobody asks. */
  asked: Selection<PropertySummary> | null;
  /** The list's query, for all that it finds. */
  query: PropertiesListQuery;
  onClose: () => void;
}

const mostNamed = 3;

/** Asks before one, several or all that the list finds leave the lists, and names what could not. */
export function ArchiveDialog({ asked, query, onClose }: ArchiveDialogProps) {
  const t = useListTexts();
  const archiving = useArchiveProperties();
  const restoring = useRestoreProperties();
  const done = useUndo();
  const { rows, count, except, clear } = asked ?? nothing;
  const [first] = rows;
  const archive = async () => {
    const { cursor: _cursor, limit: _limit, sort: _sort, ...matching } = query;
    const { changed, unchanged, left, archived } = await archiving.mutateAsync(
      except
        ? { matching, except, expected: count }
        : { things: rows.map(({ id, version }) => ({ id, version })) },
    );
    const title = t('archivedToast', { count: changed });
    if (archived.length > 0) done({ title, undo: () => restoring.mutateAsync({ properties: archived }) });
    else if (changed > 0) toast({ title, kind: 'success' });
    if (unchanged > 0) {
      const names = left.map(({ name }) => name).filter(Boolean);
      const more = unchanged > mostNamed ? ' …' : '';
      toast({
        title: t('notArchived', { names: names.slice(0, mostNamed).join(', ') + more }),
        kind: 'error',
      });
    }
    clear();
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={onClose}
      title={t('archiveTitle', { count, name: first ? propertyName(first) : '' })}
      verb={t('archiveVerb', { count })}
      tone="primary"
      onConfirm={archive}
    >
      {t('archiveText')}
    </ConfirmDialog>
  );
}

const nothing: Selection<PropertySummary> = { rows: [], count: 0, except: null, clear: () => undefined };
