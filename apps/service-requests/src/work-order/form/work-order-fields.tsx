import { call, choicesOf, useCommunity, useMessages } from '@courtyard/common';
import { requestPriorities } from '@courtyard/contract/service-requests/request/request.values';
import { type WorkOrder, workOrderInput } from '@courtyard/contract/service-requests/work-order/work-order';
import { SimpleGrid } from '@courtyard/ui';
import {
  ComboboxField,
  DateField,
  FilesField,
  type FormOf,
  FormSection,
  type LoadOptions,
  MoneyField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '@courtyard/ui/forms';
import { z } from 'zod';
import { placeLabel } from '../../report/report.queries';
import { workOrderMessages } from '../work-order.messages';
import { workFormMessages } from './form.messages';

const shape = workOrderInput.shape;

/** What the form holds: the place as "unit:id", the checklist as lines. */
export const workForm = z.object({
  ...shape,
  place: z.string().nullable().default(null),
  checks: z.string().max(10_000).nullable().default(null),
});

export type WorkForm = FormOf<typeof workForm>;

const pair = { columns: { base: 1, sm: 2 }, gap: '5' } as const;

const choices = async (search: string, signal: AbortSignal | undefined) =>
  (
    await call('GET /api/v1/work-orders/choices', {
      query: search ? { search } : {},
      ...(signal && { signal }),
    })
  ).data;

const named =
  (of: 'vendors' | 'staff'): LoadOptions =>
  async (search, signal) =>
    (await choices(search, signal))[of].map(({ id, name }) => ({ value: id, label: name }));

const findVendors = named('vendors');
const findStaff = named('staff');

function usePlaces(): LoadOptions {
  const t = useMessages(workFormMessages);
  const groups = { unit: t('units'), area: t('areas'), asset: t('assets') };
  return async (search, signal) =>
    (await choices(search, signal)).places.map((place) => ({
      value: `${place.kind}:${place.id}`,
      label: placeLabel(place),
      group: groups[place.kind],
    }));
}

const optionOf = (worker: WorkOrder['worker'] | undefined, kind: 'vendor' | 'member') =>
  worker?.kind === kind ? { value: worker.id, label: worker.name } : undefined;

/** The fields of an order; `order` is the one that is changed. */
export function WorkOrderFields({ form, order }: { form: WorkForm; order?: WorkOrder }) {
  const t = useMessages(workFormMessages);
  const tOrder = useMessages(workOrderMessages);
  const { currency } = useCommunity();
  const { field } = form;
  const place = order?.place;
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
            options={usePlaces()}
            initialOption={
              place ? { value: `${place.kind}:${place.id}`, label: placeLabel(place) } : undefined
            }
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
            initialOption={optionOf(order?.worker, 'vendor')}
          />
          <ComboboxField
            {...field('assigneeId')}
            label={tOrder('assignee')}
            placeholder={t('findStaff')}
            optional
            options={findStaff}
            initialOption={optionOf(order?.worker, 'member')}
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
          files={order?.files ?? []}
          multiple
        />
      </FormSection>
    </>
  );
}
