import { choicesOf, toast, useMessages } from '@courtyard/common';
import { holidayCalendars } from '@courtyard/contract/platform/community/community.values';
import {
  type RequestPolicy,
  requestPolicyChange,
} from '@courtyard/contract/service-requests/policy/request-policy';
import { SimpleGrid } from '@courtyard/ui';
import {
  Form,
  FormActions,
  type FormOf,
  FormSection,
  NumberField,
  SelectField,
  useContractForm,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { myRequests } from '../request/request.queries';
import { HoursRows } from './hours-rows';
import { ClosedDaysRows, TargetRows } from './policy-rows';
import { settingsMessages } from './settings.messages';

export type PolicyForm = FormOf<typeof requestPolicyChange>;

/** Sets working hours and targets; clocks that run go on by the new ones. */
export function PolicyDialog({ policy, onClose }: { policy: RequestPolicy; onClose: () => void }) {
  const t = useMessages(settingsMessages);
  const setting = myRequests.useWrite('PUT /api/v1/request-policy');
  const form = useContractForm(requestPolicyChange, {
    defaultValues: policy,
    onSubmit: async (values) => {
      await setting.mutateAsync(values);
      toast({ title: t('policySaved'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="lg" title={t('policyTitle')}>
      <Form form={form}>
        <FormSection title={t('hours')}>
          <HoursRows form={form} />
          <SelectField
            {...form.field('holidays')}
            label={t('holidays')}
            options={choicesOf(t, 'holidays', holidayCalendars)}
            required
          />
          <ClosedDaysRows form={form} />
        </FormSection>
        <FormSection title={t('targets')}>
          <TargetRows form={form} />
          <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3" alignItems="start">
            <NumberField {...form.field('warnAtPercent')} label={t('warnAtPercent')} whole required />
            <NumberField
              {...form.field('reopenDays')}
              label={t('reopenDays')}
              help={t('zero')}
              whole
              required
            />
            <NumberField
              {...form.field('closeDays')}
              label={t('closeDays')}
              help={t('zero')}
              whole
              required
            />
          </SimpleGrid>
        </FormSection>
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
