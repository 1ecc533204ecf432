import { toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { MadeSaleMove, SaleMoveUndo } from '@courtyard/contract/accounting/receivables/sale/sale';
import { voidInput } from '@courtyard/contract/accounting/voiding';
import { failureText, Text } from '@courtyard/ui';
import {
  DateField,
  Form,
  FormActions,
  TextAreaField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { PreviewState } from '../../parts/actions/preview-state';
import { useSettled } from '../../parts/actions/use-settled';
import { partsMessages } from '../../parts/parts.messages';
import { saleMessages } from './sale.messages';
import { useUndoMove, useUndoPreview } from './sale.queries';

interface UndoMoveDialogProps {
  propertyId: string;
  move: MadeSaleMove;
  onClose: () => void;
}

const asked = voidInput.pick({ on: true });

/** Gives what was moved back to those who sold: says before what that does, or what comes first. */
export function UndoMoveDialog({ propertyId, move, onClose }: UndoMoveDialogProps) {
  const t = useMessages(saleMessages);
  const tParts = useMessages(partsMessages);
  const today = useToday();
  const undoing = useUndoMove(propertyId, move.id);
  const { from, to, movedOn } = move;
  const form = useContractForm(voidInput, {
    defaultValues: { on: today },
    onSubmit: async (values) => {
      await undoing.mutateAsync(values);
      toast({ title: t('undoDone', { from }), kind: 'success' });
      onClose();
    },
  });
  const written = asked.safeParse({ on: useFormValue(form, 'on') });
  const preview = useUndoPreview(propertyId, move.id, useSettled(written.success ? written.data : null));
  return (
    <Dialog open onClose={onClose} title={t('undoTitle', { to })}>
      <Text size="sm" tone="muted" mb="4">
        {t('undoText')}
      </Text>
      <Form form={form}>
        <DateField
          {...form.field('on')}
          label={tParts('voidOn')}
          help={tParts('voidOnHelp')}
          min={movedOn}
          max={today}
          required
        />
        <Text as="div" size="sm" role="status" minHeight={{ base: '20', md: '10' }}>
          <PreviewState
            isWritten={written.success}
            query={preview}
            waits={t('undoWaits')}
            failed={failureText(preview.error, t('notUndoable'))}
            height="2.5rem"
          >
            {(undo) => <Undoes undo={undo} />}
          </PreviewState>
        </Text>
        <TextAreaField
          {...form.field('reason')}
          label={tParts('voidReason')}
          help={t('undoReasonHelp')}
          required
        />
        <FormActions submitLabel={t('undo')} tone="danger" onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function Undoes({ undo: { from, owedMinor, creditMinor, invoices } }: { undo: SaleMoveUndo }) {
  const t = useMessages(saleMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const numbers = invoices.map(({ number }) => number).join(', ');
  return (
    <>
      {owedMinor > 0 ? <p>{t('undoesOwed', { owed: formats.money(owedMinor, currency), from })}</p> : null}
      {creditMinor > 0 ? (
        <p>{t('undoesCredit', { credit: formats.money(creditMinor, currency), from })}</p>
      ) : null}
      {invoices.length > 0 ? (
        <p>{t(invoices.length === 1 ? 'opensInvoice' : 'opensInvoices', { numbers })}</p>
      ) : null}
    </>
  );
}
