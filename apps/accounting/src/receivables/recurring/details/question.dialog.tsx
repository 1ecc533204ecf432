import { toast, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { RecurringInvoice } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { EndDialog } from '../../../recurring/schedule/end.dialog';
import type { TemplateQuestion } from '../../../recurring/schedule/use-template-actions';
import { useRunNow, useSetStatus } from '../recurring.queries';
import { detailsMessages } from './details.messages';

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

function End({ template, onClose }: DialogProps) {
  const t = useMessages(detailsMessages);
  const setStatus = useSetStatus(template.id);
  return (
    <EndDialog
      template={template}
      setStatus={setStatus}
      verb={t('endVerb')}
      text={t('endText')}
      onClose={onClose}
    />
  );
}
