import { choicesOf, useCommunity, useMessages } from '@courtyard/common';
import { requestPriorities } from '@courtyard/contract/service-requests/request/request.values';
import { planInput, type ServicePlan } from '@courtyard/contract/service-requests/service-plan/service-plan';
import { planUnits } from '@courtyard/contract/service-requests/service-plan/service-plan.values';
import { SimpleGrid } from '@courtyard/ui';
import {
  ComboboxField,
  DateField,
  type FormOf,
  FormSection,
  MoneyField,
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '@courtyard/ui/forms';
import { z } from 'zod';
import {
  findStaff,
  findVendors,
  placeOption,
  usePlaces,
  workerOption,
} from '../work-order/form/work-choices';
import { planMessages } from './plan.messages';

/** What the form holds: the place as "asset:id", the checklist as lines. */
export const planForm = z.object({
  ...planInput.shape,
  place: z.string().nullable().default(null),
  checks: z.string().max(10_000).nullable().default(null),
});

const kinds = ['area', 'asset'] as const;
const pair = { columns: { base: 1, sm: 2 }, gap: '5' } as const;

interface PlanFieldsProps {
  form: FormOf<typeof planForm>;
  /** Names of what the plan has already. */
  known: Pick<ServicePlan, 'place' | 'worker'>;
}

/** The fields of a plan. */
export function PlanFields({ form, known }: PlanFieldsProps) {
  const t = useMessages(planMessages);
  const { currency } = useCommunity();
  const { field } = form;
  return (
    <>
      <FormSection title={t('work')}>
        <TextField {...field('title')} label={t('title')} required maxLength={120} />
        <ComboboxField
          {...field('place')}
          label={t('place')}
          placeholder={t('findPlace')}
          required
          options={usePlaces(kinds)}
          initialOption={known.place ? placeOption(known.place) : undefined}
        />
        <TextAreaField {...field('description')} label={t('description')} rows={4} />
        <TextAreaField {...field('checks')} label={t('checks')} help={t('steps')} rows={4} />
      </FormSection>
      <FormSection title={t('schedule')} description={t('scheduleText')}>
        <SimpleGrid {...pair}>
          <NumberField {...field('every')} label={t('every')} required />
          <SelectField
            {...field('unit')}
            label={t('unit')}
            options={choicesOf(t, 'unit', planUnits)}
            required
          />
          <DateField {...field('startsOn')} label={t('startsOn')} required />
          <DateField {...field('endsOn')} label={t('endsOn')} optional />
        </SimpleGrid>
        <NumberField {...field('aheadDays')} label={t('aheadDays')} help={t('aheadHelp')} />
        <SwitchField {...field('isActive')} label={t('isActive')} help={t('activeHelp')} />
      </FormSection>
      <FormSection title={t('who')} description={t('whoText')}>
        <SimpleGrid {...pair}>
          <ComboboxField
            {...field('vendorId')}
            label={t('vendor')}
            placeholder={t('findVendor')}
            optional
            options={findVendors}
            initialOption={workerOption(known.worker, 'vendor')}
          />
          <ComboboxField
            {...field('assigneeId')}
            label={t('assignee')}
            placeholder={t('findStaff')}
            optional
            options={findStaff}
            initialOption={workerOption(known.worker, 'member')}
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t('cost')}>
        <SimpleGrid {...pair}>
          <SelectField
            {...field('priority')}
            label={t('priority')}
            options={choicesOf(t, 'priority', requestPriorities)}
          />
          <MoneyField {...field('estimateMinor')} label={t('estimateMinor')} currency={currency} />
        </SimpleGrid>
      </FormSection>
    </>
  );
}
