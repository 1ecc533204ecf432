import { choicesOf, useCommunity, useMessages } from '@courtyard/common';
import { placeKinds, requestPriorities } from '@courtyard/contract/service-requests/request/request.values';
import { type WorkOrder, workOrderInput } from '@courtyard/contract/service-requests/work-order/work-order';
import { SimpleGrid } from '@courtyard/ui';
import {
  ComboboxField,
  DateField,
  FilesField,
  type FormOf,
  FormSection,
  MoneyField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '@courtyard/ui/forms';
import { z } from 'zod';
import { workOrderMessages } from '../work-order.messages';
import { workFormMessages } from './form.messages';
import { findStaff, findVendors, placeOption, usePlaces, workerOption } from './work-choices';

const shape = workOrderInput.shape;

/** What the form holds: the place as "unit:id", the checklist as lines. */
export const workForm = z.object({
  ...shape,
  place: z.string().nullable().default(null),
  checks: z.string().max(10_000).nullable().default(null),
});

export type WorkForm = FormOf<typeof workForm>;

const pair = { columns: { base: 1, sm: 2 }, gap: '5' } as const;

/** What the form stands on at its start, by name. */
export type KnownOfOrder = Pick<WorkOrder, 'place' | 'worker'> & Partial<Pick<WorkOrder, 'files'>>;

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
          <ComboboxField
            {...field('place')}
            label={tOrder('place')}
            placeholder={t('findPlace')}
            optional
            options={usePlaces(placeKinds)}
            initialOption={known?.place ? placeOption(known.place) : undefined}
          />
          <TextField {...field('location')} label={tOrder('location')} maxLength={120} />
        </SimpleGrid>
        <TextAreaField {...field('checks')} label={tOrder('checks')} help={t('steps')} rows={4} />
      </FormSection>
      <FormSection title={t('who')} description={t('whoText')}>
        <SimpleGrid {...pair}>
          <ComboboxField
            {...field('vendorId')}
            label={tOrder('vendor')}
            placeholder={t('findVendor')}
            optional
            options={findVendors}
            initialOption={workerOption(known?.worker, 'vendor')}
          />
          <ComboboxField
            {...field('assigneeId')}
            label={tOrder('assignee')}
            placeholder={t('findStaff')}
            optional
            options={findStaff}
            initialOption={workerOption(known?.worker, 'member')}
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t('cost')}>
        <SimpleGrid {...pair}>
          <SelectField
            {...field('priority')}
            label={tOrder('priority')}
            options={choicesOf(tOrder, 'priority', requestPriorities)}
          />
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
