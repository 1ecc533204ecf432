import { useMessages } from '@courtyard/common';
import type { RequestPlace } from '@courtyard/contract/service-requests/request/request';
import type { WorkerReference } from '@courtyard/contract/service-requests/work-order/work-order';
import { SimpleGrid } from '@courtyard/ui';
import { ComboboxField, FormSection, TextAreaField } from '@courtyard/ui/forms';
import { z } from 'zod';
import { workOrderMessages } from '../work-order.messages';
import { workFormMessages } from './form.messages';
import { findStaff, findVendors, placeOption, usePlaces, workerOption } from './work-choices';

/** What a form of work holds otherwise than it is sent: the place as "unit:id", the checklist as lines. */
export const workFormShape = {
  place: z.string().nullable().default(null),
  checks: z.string().max(10_000).nullable().default(null),
};

/** Fields side by side where there is room. */
export const pair = { columns: { base: 1, sm: 2 }, gap: '5' } as const;

interface WorkPlaceFieldProps {
  kinds: readonly RequestPlace['kind'][];
  /** The place that the form begins with. */
  known: RequestPlace | null | undefined;
  placeholder: string;
  required?: boolean;
}

/** Where the work is done. */
export function WorkPlaceField({ kinds, known, placeholder, required = false }: WorkPlaceFieldProps) {
  const t = useMessages(workOrderMessages);
  return (
    <ComboboxField
      name="place"
      label={t('place')}
      placeholder={placeholder}
      {...(required ? { required } : { optional: true })}
      options={usePlaces(kinds)}
      initialOption={known ? placeOption(known) : undefined}
    />
  );
}

/** The checklist, a step per line. */
export function StepsField() {
  const t = useMessages(workFormMessages);
  const tOrder = useMessages(workOrderMessages);
  return <TextAreaField name="checks" label={tOrder('checks')} help={t('steps')} rows={4} />;
}

/** A vendor or a staff member; `known`: who has the work already. */
export function WorkerSection({ known, text }: { known: WorkerReference | null | undefined; text: string }) {
  const t = useMessages(workFormMessages);
  const tOrder = useMessages(workOrderMessages);
  return (
    <FormSection title={t('who')} description={text}>
      <SimpleGrid {...pair}>
        <ComboboxField
          name="vendorId"
          label={tOrder('vendor')}
          placeholder={t('findVendor')}
          optional
          options={findVendors}
          initialOption={workerOption(known, 'vendor')}
        />
        <ComboboxField
          name="assigneeId"
          label={tOrder('assignee')}
          placeholder={t('findStaff')}
          optional
          options={findStaff}
          initialOption={workerOption(known, 'member')}
        />
      </SimpleGrid>
    </FormSection>
  );
}
