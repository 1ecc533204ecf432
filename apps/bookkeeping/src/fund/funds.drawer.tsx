import { toast, useCan, useMessages } from '@courtyard/common';
import type { Fund } from '@courtyard/contract/bookkeeping/fund/fund';
import { Badge, Button, EmptyState, useFailureToast, useUndo } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { Drawer, type MenuItemSpec, RowMenu } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { AddFundDialog, EditFundDialog } from './fund.dialog';
import { fundMessages } from './fund.messages';
import { useArchiveFund, useFunds } from './fund.queries';

/** The funds beside the chart: add, rename, archive and bring back. */
export function FundsDrawer({ onClose }: { onClose: () => void }) {
  const t = useMessages(fundMessages);
  const canChange = useCan('Chart Update');
  const all = useFunds();
  const menuOf = useFundMenu();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Fund | null>(null);
  return (
    <Drawer open onClose={onClose} title={t('title')}>
      <PartCard
        title={t('all')}
        description={t('description')}
        actions={
          canChange ? (
            <Button size="sm" icon="plus" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          ) : null
        }
        query={all}
        empty={<EmptyState icon="bank" title={t('none')} description={t('noneText')} />}
      >
        {(fund) => (
          <PartRow
            key={fund.id}
            title={`${fund.code} · ${fund.name}`}
            badge={fund.archivedAt ? <Badge size="sm">{t('archived')}</Badge> : null}
            menu={
              canChange ? (
                <RowMenu
                  label={t('actions', { name: fund.name })}
                  items={menuOf(fund, () => setEdited(fund))}
                />
              ) : null
            }
          >
            {t(`kind.${fund.kind}`)}
          </PartRow>
        )}
      </PartCard>
      {isAdding ? <AddFundDialog onClose={() => setAdding(false)} /> : null}
      {edited ? <EditFundDialog fund={edited} onClose={() => setEdited(null)} /> : null}
    </Drawer>
  );
}

function useFundMenu() {
  const t = useMessages(fundMessages);
  const archiving = useArchiveFund();
  const showFailure = useFailureToast();
  const done = useUndo();
  const setArchived = async ({ id, name }: Fund, archived: boolean, version: number) => {
    const answer = await archiving.mutateAsync({ id, archived, version });
    if (!archived) return toast({ title: t('restoredToast', { name }), kind: 'success' });
    done({
      title: t('archivedToast', { name }),
      undo: () => archiving.mutateAsync({ id, archived: false, version: answer.version }),
      undone: t('restoredToast', { name }),
    });
  };
  return (fund: Fund, edit: () => void): MenuItemSpec[] => {
    const isArchived = fund.archivedAt !== null;
    const turn = () => void setArchived(fund, !isArchived, fund.version).catch(showFailure);
    return [
      { label: t('edit'), icon: 'edit', onSelect: edit },
      isArchived
        ? { label: t('restore'), icon: 'refresh', onSelect: turn }
        : { label: t('archive'), icon: 'trash', onSelect: turn },
    ];
  };
}
