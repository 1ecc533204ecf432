import { toast, useMessages, useToday } from '@courtyard/common';
import { type Budget, budgetAdoption, budgetReturn } from '@courtyard/contract/budget/budget/budget';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, TextAreaField, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { budgetMessages } from '../budget.messages';
import { budgetName, useAdoptBudget, useReturnBudget } from '../budget.queries';

interface DialogProps {
  budget: Budget;
  onClose: () => void;
}

/** Records the motion or vote by which a proposal is adopted. */
export function AdoptDialog({ budget, onClose }: DialogProps) {
  const t = useMessages(budgetMessages);
  const adopting = useAdoptBudget(budget.id);
  const { version, inForce } = budget;
  const name = budgetName(budget);
  const form = useContractForm(budgetAdoption, {
    defaultValues: { version, replacesId: inForce?.id ?? null, adoptedOn: useToday(), motion: '' },
    onSubmit: async (values) => {
      await adopting.mutateAsync(values);
      toast({ title: t('adopted', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('adoptTitle', { name })}>
      <Form form={form}>
        <Text size="sm">{t('adoptText')}</Text>
        {inForce === null ? null : (
          <Text size="sm">{t('replaces', { name: `${inForce.scenario} v${inForce.number}` })}</Text>
        )}
        <TextField
          {...form.field('motion')}
          label={t('motion')}
          help={t('motionHelp')}
          required
          maxLength={300}
        />
        <DateField {...form.field('adoptedOn')} label={t('adoptedOn')} required />
        <FormActions submitLabel={t('adopt')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** Sends a proposal back with the reason. */
export function ReturnDialog({ budget, onClose }: DialogProps) {
  const t = useMessages(budgetMessages);
  const returning = useReturnBudget(budget.id);
  const name = budgetName(budget);
  const form = useContractForm(budgetReturn, {
    defaultValues: { version: budget.version, reason: '' },
    onSubmit: async (values) => {
      await returning.mutateAsync(values);
      toast({ title: t('returned', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('returnTitle', { name })}>
      <Form form={form}>
        <TextAreaField {...form.field('reason')} label={t('reason')} required rows={3} />
        <FormActions submitLabel={t('return')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
