import { toast, useCan, useMessages } from '@courtyard/common';
import type { MailBlock } from '@courtyard/contract/communications/mailing/mail-block';
import { mailBlockColumns } from '@courtyard/contract/communications/mailing/mailing.columns';
import { Page } from '@courtyard/ui';
import {
  DataTable,
  ListCard,
  useColumns,
  useFieldTexts,
  useFilters,
  useTableState,
} from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { mailBlocks } from '../mailing.queries';
import { blockMessages } from './block.messages';

/** `email-notifications/blocked`: addresses that get no letters, and a way to lift that. */
export function BlocksPage() {
  const t = useMessages(blockMessages);
  const canSend = useCan('Email Notification Send');
  const [asked, setAsked] = useState<MailBlock | null>(null);
  const { sort, filters: filtered } = mailBlockColumns;
  const table = useTableState({ sort, filters: filtered, defaultSort: '-at' });
  const lifting = mailBlocks.useWrite('POST /api/v1/mail-blocks/lift');
  const { text } = useFieldTexts(mailBlockColumns);
  const kindOf = ({ category }: MailBlock) => (category === null ? t('any') : t(`category.${category}`));
  const columns = useColumns(mailBlockColumns, [
    { field: 'address', priority: 1 },
    { field: 'name', priority: 2 },
    { field: 'category', cell: kindOf },
    { field: 'because', priority: 1 },
    { field: 'at' },
  ]);
  const menuOf = (block: MailBlock) =>
    canSend ? [{ label: t('lift'), icon: 'refresh' as const, onSelect: () => setAsked(block) }] : [];
  const lift = async ({ address, category }: MailBlock) => {
    await lifting.mutateAsync({ address, category });
    toast({ title: t('lifted', { address }), kind: 'success' });
  };
  return (
    <Page title={t('title')} description={t('description')}>
      <DataTable
        label={t('title')}
        state={table}
        query={mailBlocks.useList(table.query)}
        columns={columns}
        rowId={({ address, category }) => `${address} ${category ?? ''}`}
        rowLabel={({ address }) => address}
        searchLabel={t('search')}
        filters={useFilters(mailBlockColumns)}
        rowMenu={menuOf}
        renderCard={(block) => (
          <ListCard title={block.address} facts={[block.name, kindOf(block), text(block, 'because')]} />
        )}
        empty={{ icon: 'mailbox', title: t('none'), description: t('noneText') }}
      />
      {asked ? (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          title={t('liftTitle', { address: asked.address })}
          verb={t('liftVerb')}
          onConfirm={() => lift(asked)}
        >
          {t(`liftText.${asked.because}`)}
        </ConfirmDialog>
      ) : null}
    </Page>
  );
}
