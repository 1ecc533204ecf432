import { useCommunity, useMessages } from '@courtyard/common';
import { placeKinds } from '@courtyard/contract/service-requests/request/request.values';
import { type WorkOrder, workOrderInput } from '@courtyard/contract/service-requests/work-order/work-order';
import { SimpleGrid } from '@courtyard/ui';
import {
  DateField,
  FilesField,
  type FormOf,
  FormSection,
  MoneyField,
  SwitchField,
  TextAreaField,
  TextField,
} from '@courtyard/ui/forms';
import { z } from 'zod';
import { PriorityField } from '../../request/actions/handling-fields';
import { workOrderMessages } from '../work-order.messages';
import { workFormMessages } from './form.messages';
import { type NamedRequest, RequestsSection } from './requests/requests-section';
import { pair, StepsField, workFormShape, WorkerSection, WorkPlaceField } from './work-fields';

/** What the form holds. */
export const workForm = z.object({ ...workOrderInput.shape, ...workFormShape });

export type WorkForm = FormOf<typeof workForm>;

/** What the form stands on at its start, by name. */
export type KnownOfOrder = Pick<WorkOrder, 'place' | 'worker'> &
  Partial<Pick<WorkOrder, 'files'>> & {
    requests?: readonly NamedRequest[];
  };

/** The fields of an order; `known`: names of what it has already. */
export function WorkOrderFields({ form, known }: { form: WorkForm; known?: KnownOfOrder }) {
  const t = useMessages(workFormMessages);
  const tOrder = useMessages(workOrderMessages);
  const { currency } = useCommunity();
  const { field } = form;
  return (
    <>
      <FormSection title={t('what')}>
        <TextField {...field('title')} label={tOrder('title')} required maxLength={120} />
        <TextAreaField {...field('description')} label={tOrder('description')} rows={4} />
        <SimpleGrid {...pair}>
          <WorkPlaceField kinds={placeKinds} known={known?.place} placeholder={t('findPlace')} />
          <TextField {...field('location')} label={tOrder('location')} maxLength={120} />
        </SimpleGrid>
        <StepsField />
      </FormSection>
      <RequestsSection form={form} known={known?.requests} />
      <WorkerSection known={known?.worker} text={t('whoText')} />
      <FormSection title={t('cost')}>
        <SimpleGrid {...pair}>
          <PriorityField {...field('priority')} />
          <DateField {...field('dueOn')} label={tOrder('dueOn')} />
          <MoneyField
            {...field('estimateMinor')}
            label={tOrder('estimateMinor')}
            help={t('estimateHelp')}
            currency={currency}
          />
        </SimpleGrid>
        <SwitchField {...field('needsSignOff')} label={tOrder('needsSignOff')} help={t('signOffHelp')} />
        <FilesField
          {...field('fileIds')}
          label={t('files')}
          help={t('filesHelp')}
          files={known?.files ?? []}
          multiple
        />
      </FormSection>
    </>
  );
}
