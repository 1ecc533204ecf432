import { toast, useCommunity, useFormats, useMessages } from '@courtyard/common';
import { type BudgetDues, duesReturn } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { ConfirmDialog, Dialog } from '@courtyard/ui/overlays';
import { duesMessages } from '../dues.messages';
import { useDuesDecision, useDuesStep, useReturnDues } from '../dues.queries';

export type DuesQuestion = 'propose' | 'confirm' | 'return' | 'withdraw' | 'discard' | 'undo';

interface QuestionProps {
  found: BudgetDues;
  question: DuesQuestion | null;
  onClose: () => void;
}

/** Asks once before a step of a plan is taken. */
export function DuesQuestions({ found, question, onClose }: QuestionProps) {
  const { plan } = found;
  if (question === null || plan === null) return null;
  if (question === 'return') return <ReturnDialog found={found} version={plan.version} onClose={onClose} />;
  if (question === 'propose' || question === 'confirm')
    return <DecisionDialog found={found} step={question} onClose={onClose} />;
  return <StepDialog found={found} step={question} onClose={onClose} />;
}

/** Proposes or confirms the amounts that are shown. */
function DecisionDialog({
  found: { budget, plan, preview },
  step,
  onClose,
}: Omit<QuestionProps, 'question'> & { step: 'propose' | 'confirm' }) {
  const t = useMessages(duesMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const decide = useDuesDecision(budget.id, step);
  const date = formats.day(plan?.startsOn ?? budget.yearFrom);
  return (
    <ConfirmDialog
      open
      tone="primary"
      onClose={onClose}
      title={t(step === 'confirm' ? 'confirmTitle' : 'propose')}
      verb={t(step)}
      onConfirm={async () => {
        await decide.mutateAsync({ version: plan?.version ?? 1, digest: preview?.digest ?? '' });
        toast({ title: t(step === 'confirm' ? 'confirmed' : 'proposed', { date }), kind: 'success' });
      }}
    >
      {t('confirmText', {
        total: formats.money(preview?.totals.yearMinor ?? 0, currency),
        date,
        count: preview?.rows.length ?? 0,
      })}
    </ConfirmDialog>
  );
}

const stepTexts = {
  withdraw: { title: 'withdraw', text: 'withdrawText', done: 'withdrawn' },
  discard: { title: 'discardTitle', text: 'discardText', done: 'discarded' },
  undo: { title: 'undoTitle', text: 'undoText', done: 'undone' },
} as const;

function StepDialog({
  found: { budget, plan },
  step,
  onClose,
}: Omit<QuestionProps, 'question'> & { step: keyof typeof stepTexts }) {
  const t = useMessages(duesMessages);
  const take = useDuesStep(budget.id, step);
  const { title, text, done } = stepTexts[step];
  return (
    <ConfirmDialog
      open
      tone={step === 'discard' ? 'danger' : 'primary'}
      onClose={onClose}
      title={t(title)}
      verb={t(step)}
      onConfirm={async () => {
        await take.mutateAsync({ version: plan?.version ?? 1 });
        toast({ title: t(done), kind: 'success' });
      }}
    >
      {t(text)}
    </ConfirmDialog>
  );
}

/** Sends a proposal back with the reason. */
function ReturnDialog({ found, version, onClose }: Omit<QuestionProps, 'question'> & { version: number }) {
  const t = useMessages(duesMessages);
  const returning = useReturnDues(found.budget.id);
  const form = useContractForm(duesReturn, {
    defaultValues: { version, reason: '' },
    onSubmit: async (values) => {
      await returning.mutateAsync(values);
      toast({ title: t('returned'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('return')}>
      <Form form={form}>
        <TextAreaField {...form.field('reason')} label={t('reasonLabel')} required rows={3} />
        <FormActions submitLabel={t('return')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
