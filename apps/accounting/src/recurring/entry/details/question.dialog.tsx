import { toast, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { RecurringEntry } from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { EndDialog } from '../../schedule/end.dialog';
import type { TemplateQuestion } from '../../schedule/use-template-actions';
import { useRunNow, useSetStatus } from '../recurring-entry.queries';
import { detailsMessages } from './details.messages';

interface QuestionDialogProps {
  entry: RecurringEntry;
  question: TemplateQuestion;
  onClose: () => void;
}

/** Asks once before the next entry is posted ahead of its day, or the recurring one ends. */
export function QuestionDialog({ entry, question, onClose }: QuestionDialogProps) {
  return question === 'run' ? (
    <RunNow entry={entry} onClose={onClose} />
  ) : (
    <End entry={entry} onClose={onClose} />
  );
}

type DialogProps = Omit<QuestionDialogProps, 'question'>;

function RunNow({ entry: { id, upcoming }, onClose }: DialogProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const run = useRunNow(id);
  // Somebody else may post it while this is asked: what is confirmed stays what was read.
  const [next] = useState(upcoming[0]);
  if (!next) return null;
  const { occursOn, waits, problem } = next;
  const day = formats.day(occursOn);
  const amount = formats.money(next.amountMinor, currency);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('runTitle', { day })}
      verb={t('runVerb')}
      tone="primary"
      onConfirm={async () => {
        await run.mutateAsync({ occursOn });
        toast({ title: t(waits ? 'waits' : 'ran', { day }), kind: 'success' });
      }}
    >
      {problem ?? t(waits ? 'runWaits' : 'runText', { amount, day })}
    </ConfirmDialog>
  );
}

function End({ entry, onClose }: DialogProps) {
  const t = useMessages(detailsMessages);
  const setStatus = useSetStatus(entry.id);
  return (
    <EndDialog
      template={entry}
      setStatus={setStatus}
      verb={t('endVerb')}
      text={t('endText')}
      onClose={onClose}
    />
  );
}
