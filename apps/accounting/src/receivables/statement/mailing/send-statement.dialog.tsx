import { toast, useMessages } from '@courtyard/common';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { statementRunRoutes } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { addMonths } from '@courtyard/contract/days';
import { Text } from '@courtyard/ui';
import { CheckboxField, DateField, Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useIsHeld } from '../../collection/hold-note';
import { statementRunMessages } from './statement-run.messages';
import { useSendStatement } from './statement-run.queries';

interface SendStatementProps {
  statement: UnitStatement;
  onClose: () => void;
}

/** Mails the statement of a unit; where nothing is collected from its owners, only if that is chosen. */
export function SendStatementDialog({ statement: { property, at }, onClose }: SendStatementProps) {
  const t = useMessages(statementRunMessages);
  const sending = useSendStatement(property.id);
  const isHeld = useIsHeld(property.id);
  const form = useContractForm(statementRunRoutes.sendStatement.body, {
    defaultValues: { includesHeld: false, fromOn: addMonths(at, -12) },
    onSubmit: async (values) => {
      const letters = await sending.mutateAsync(values);
      const count = letters.filter(({ state }) => state === 'queued').length;
      toast({ title: t('queued', { count }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('oneTitle', { unit: property.name })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('oneText')}
        </Text>
        <DateField {...form.field('fromOn')} label={t('fromOn')} help={t('fromHelp')} max={at} required />
        {isHeld ? (
          <>
            <Text size="sm" role="note">
              {t('oneHeld')}
            </Text>
            <CheckboxField {...form.field('includesHeld')} label={t('oneHeldChoice')} />
          </>
        ) : null}
        <FormActions submitLabel={t('oneSend')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
