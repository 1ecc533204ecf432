import { toast, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { RecurringInvoice } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { useRunNow, useSetStatus } from '../recurring.queries';
import { detailsMessages } from './details.messages';

export type TemplateQuestion = 'run' | 'end';

interface QuestionDialogProps {
  template: RecurringInvoice;
  question: TemplateQuestion;
  onClose: () => void;
}

/** Asks once before the next run is billed ahead of its day, or a template ends. */
export function QuestionDialog({ template, question, onClose }: QuestionDialogProps) {
  return question === 'run' ? (
    <RunNow template={template} onClose={onClose} />
  ) : (
    <End template={template} onClose={onClose} />
  );
}

type DialogProps = Omit<QuestionDialogProps, 'question'>;

function RunNow({ template: { id, upcoming }, onClose }: DialogProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const run = useRunNow(id);
  // Somebody else may bill it while this is asked: what is confirmed stays what was read.
  const [next] = useState(upcoming[0]);
  if (!next) return null;
  const day = formats.day(next.occursOn);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('runTitle', { day })}
      verb={t('runVerb')}
      tone="primary"
      onConfirm={async () => {
        await run.mutateAsync({ occursOn: next.occursOn });
        toast({ title: t('ran', { day }), kind: 'success' });
      }}
    >
      {next.problem ?? t('runText', { count: next.units, amount: formats.money(next.totalMinor, currency) })}
    </ConfirmDialog>
  );
}

function End({ template: { id, name, version }, onClose }: DialogProps) {
  const t = useMessages(detailsMessages);
  const setStatus = useSetStatus(id);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('endTitle', { name })}
      verb={t('endVerb')}
      onConfirm={async () => {
        await setStatus.mutateAsync({ status: 'ended', version });
        toast({ title: t('ended', { name }), kind: 'success' });
      }}
    >
      {t('endText')}
    </ConfirmDialog>
  );
}
