import { toast, useCommunity, useMessages } from '@courtyard/common';
import { Button, Field, Stack, Text, TextArea } from '@courtyard/ui';
import { useTypedText } from '@courtyard/ui/forms';
import { CloseButton, Dialog } from '@courtyard/ui/overlays';
import { useMemo, useState } from 'react';
import { openingMessages } from '../opening.messages';
import type { PastedRow, TypedCells } from './cells.rules';

export interface PasteDialogProps<Item, Column extends string> {
  /** Which columns, in which order. */
  help: string;
  columnText: (column: Column) => string;
  read: (text: string, cells: TypedCells) => PastedRow<Item, Column>[];
  onAdd: (items: Item[]) => void;
  onClose: () => void;
}

/** As many cells that were not understood are told one by one. */
const toldCells = 8;

/** Rows of a spreadsheet become items; what is not understood is told before they are added. */
export function PasteDialog<Item, Column extends string>({
  help,
  columnText,
  read,
  onAdd,
  onClose,
}: PasteDialogProps<Item, Column>) {
  const t = useMessages(openingMessages);
  const { currency } = useCommunity();
  const typed = useTypedText();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const rows = useMemo(
    () =>
      read(text, {
        day: typed.day,
        amountMinor: (amount) => typed.amountMinor(amount, currency),
      }),
    [text, read, typed, currency],
  );
  const wrong = rows.flatMap(({ row, wrong: cells }) => cells.map((cell) => ({ row, ...cell })));
  const add = () => {
    setTried(true);
    if (rows.length === 0) return;
    onAdd(rows.map(({ item }) => item));
    toast({ title: t('pasted', { count: rows.length }), kind: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('paste')}
      footer={
        <>
          <CloseButton onClose={onClose}>{t('cancel')}</CloseButton>
          <Button variant="primary" onClick={add}>
            {t('pasteVerb', { count: rows.length })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field
          label={t('pasteField')}
          help={help}
          error={isTried && rows.length === 0 ? t('pasteNothing') : undefined}
        >
          <TextArea
            rows={8}
            wrap="off"
            data-autofocus=""
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {wrong.length > 0 ? (
          <Stack as="ul" gap="1" listStyleType="none" aria-live="polite">
            {wrong.slice(0, toldCells).map(({ row, column, text: cell }) => (
              <Text as="li" key={`${row} ${column}`} size="sm" tone="danger">
                {t('pasteWrong', { row, column: columnText(column), text: cell })}
              </Text>
            ))}
            {wrong.length > toldCells ? (
              <Text as="li" size="sm" tone="danger">
                {t('pasteMore', { count: wrong.length - toldCells })}
              </Text>
            ) : null}
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}
