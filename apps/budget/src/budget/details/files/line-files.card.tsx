import { toast, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { lineFilesInput } from '@courtyard/contract/budget/budget/line-file';
import { Button, IconButton, Text } from '@courtyard/ui';
import { FileLinks, PartCard, PartRow, useRemoval } from '@courtyard/ui/details';
import { FilesField, Form, FormActions, SelectField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { useAttachToLine, useLineFiles, useRemoveLineFile } from '../../budget.queries';
import { lineFilesMessages } from './line-files.messages';

/** What the amounts of accounts rest on; changed while the budget is a draft. */
export function LineFilesCard({ budget }: { budget: Budget }) {
  const t = useMessages(lineFilesMessages);
  const formats = useFormats();
  const canChange = useCan('Budget Update') && budget.status === 'draft';
  const [isAdding, setAdding] = useState(false);
  const removal = useRemoval<{ id: string; name: string }>(
    useRemoveLineFile(budget.id).mutateAsync,
    ({ name }) => ({ name, text: t('removeText'), done: t('removed') }),
  );
  const files = useLineFiles(budget.id);
  return (
    <>
      <PartCard
        title={t('title')}
        description={t('description')}
        query={files}
        empty={
          <Text size="sm" tone="muted">
            {t('none')}
          </Text>
        }
        actions={
          canChange ? (
            <Button size="sm" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          ) : undefined
        }
      >
        {({ account, file, attachedAt, attachedBy }) => (
          <PartRow
            key={file.id}
            title={`${account.code} ${account.name}`}
            menu={
              canChange ? (
                <IconButton
                  icon="trash"
                  size="sm"
                  label={t('remove', { name: file.name })}
                  onClick={() => removal.ask(file)}
                />
              ) : undefined
            }
          >
            <FileLinks files={[file]} />
            {t('attached', { name: attachedBy, date: formats.moment(attachedAt) })}
          </PartRow>
        )}
      </PartCard>
      {isAdding ? <AttachDialog budget={budget} onClose={() => setAdding(false)} /> : null}
      {removal.dialog}
    </>
  );
}

function AttachDialog({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const t = useMessages(lineFilesMessages);
  const attaching = useAttachToLine(budget.id);
  const form = useContractForm(lineFilesInput, {
    onSubmit: async (values) => {
      await attaching.mutateAsync(values);
      toast({ title: t('added'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('add')}>
      <Form form={form}>
        <SelectField
          {...form.field('accountId')}
          label={t('account')}
          required
          placeholder={t('choose')}
          options={budget.rows.map(({ account: { id, code, name } }) => ({
            value: id,
            label: `${code} ${name}`,
          }))}
        />
        <FilesField {...form.field('fileIds')} label={t('files')} multiple files={[]} />
        <FormActions submitLabel={t('add')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
