import { choicesOf, useCommunity, useMessages } from '@courtyard/common';
import { planInput, type ServicePlan } from '@courtyard/contract/service-requests/service-plan/service-plan';
import { planUnits } from '@courtyard/contract/service-requests/service-plan/service-plan.values';
import { SimpleGrid } from '@courtyard/ui';
import {
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
import { PriorityField } from '../request/actions/handling-fields';
import {
  pair,
  StepsField,
  workFormShape,
  WorkerSection,
  WorkPlaceField,
} from '../work-order/form/work-fields';
import { planMessages } from './plan.messages';

/** What the form holds. */
export const planForm = z.object({ ...planInput.shape, ...workFormShape });

const kinds = ['area', 'asset'] as const;

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
        <WorkPlaceField kinds={kinds} known={known.place} placeholder={t('findPlace')} required />
        <TextAreaField {...field('description')} label={t('description')} rows={4} />
        <StepsField />
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
      <WorkerSection known={known.worker} text={t('whoText')} />
      <FormSection title={t('cost')}>
        <SimpleGrid {...pair}>
          <PriorityField {...field('priority')} />
          <MoneyField {...field('estimateMinor')} label={t('estimateMinor')} currency={currency} />
        </SimpleGrid>
      </FormSection>
    </>
  );
}
