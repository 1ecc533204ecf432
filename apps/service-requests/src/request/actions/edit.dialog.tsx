import { choicesOf, toast, useMessages } from '@courtyard/common';
import { kindsWithSubject } from '@courtyard/contract/service-requests/kind/request-kind.values';
import { type RequestDetails, requestUpdate } from '@courtyard/contract/service-requests/request/request';
import { placeKinds, requestVisibilities } from '@courtyard/contract/service-requests/request/request.values';
import {
  ComboboxField,
  DateField,
  Form,
  FormActions,
  SelectField,
  TextAreaField,
  TextField,
  useContractForm,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { z } from 'zod';
import { requestMessages } from '../request.messages';
import { communityRequests, useRequestKinds } from '../request.queries';
import { findAnyPlace, findPlaces, placeLabel } from '../../report/report.queries';
import { useLocalized } from '../use-localized';
import { actionMessages } from './action.messages';
import { PriorityField } from './handling-fields';

/** A place is chosen as "unit:id". */
const editForm = requestUpdate.omit({ place: true }).extend({ place: z.string().nullable() });

function placeFrom(value: string | null) {
  const [name, id] = value?.split(':') ?? [];
  const kind = placeKinds.find((each) => each === name);
  return kind && id ? { kind, id } : null;
}

const valuesOf = (request: RequestDetails) => ({
  ...request,
  category: request.category.key,
  place: request.place && `${request.place.kind}:${request.place.id}`,
  subjectUnitId: request.subject?.unit?.id ?? null,
  subjectMemberId: request.subject?.member?.id ?? null,
});

/** Changes what a request is about, its priority, its due date and who sees it. */
export function EditDialog({ request, onClose }: { request: RequestDetails; onClose: () => void }) {
  const t = useMessages(actionMessages);
  const tRequest = useMessages(requestMessages);
  const localized = useLocalized();
  const { id, kind, category, place: placeBefore } = request;
  const subjectUnit = request.subject?.unit;
  const kinds = useRequestKinds();
  const categories = kinds.data?.find((each) => each.kind === kind)?.categories ?? [category];
  const changing = communityRequests.useUpdate(id);
  const versioned = useVersionedSave({
    read: request,
    valuesOf,
    fetchLatest: () => communityRequests.fetchOne(id),
  });
  const form = useContractForm(editForm, {
    versioned,
    onSubmit: async (values) => {
      const place = placeFrom(values.place);
      const { number } = await versioned.save(({ version }) =>
        changing.mutateAsync({ ...values, place, version }),
      );
      toast({ title: t('saved', { number }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('editTitle', { number: request.number })}>
      <Form form={form}>
        <TextField {...form.field('title')} label={tRequest('title')} required maxLength={120} />
        <TextAreaField {...form.field('description')} label={tRequest('description')} />
        <SelectField
          {...form.field('category')}
          label={tRequest('category')}
          options={categories.map(({ key, name }) => ({ value: key, label: localized(name) }))}
          required
        />
        <ComboboxField
          {...form.field('place')}
          label={tRequest('place')}
          options={findAnyPlace({ units: t('units'), areas: t('areas'), assets: t('assets') })}
          {...(placeBefore && {
            initialOption: { value: `${placeBefore.kind}:${placeBefore.id}`, label: placeLabel(placeBefore) },
          })}
          optional
        />
        <TextField {...form.field('location')} label={tRequest('location')} maxLength={120} />
        {kindsWithSubject.some((each) => each === kind) ? (
          <ComboboxField
            {...form.field('subjectUnitId')}
            label={t('subjectUnit')}
            help={t('subjectUnitHelp')}
            options={findPlaces('units')}
            {...(subjectUnit && { initialOption: { value: subjectUnit.id, label: subjectUnit.name } })}
            optional
          />
        ) : null}
        <PriorityField {...form.field('priority')} required />
        <DateField {...form.field('dueOn')} label={tRequest('dueOn')} optional />
        <SelectField
          {...form.field('visibility')}
          label={tRequest('visibility')}
          options={choicesOf(tRequest, 'visibility', requestVisibilities)}
          required
        />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
