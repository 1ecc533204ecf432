import { useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { communityRequests } from '../../request/request.queries';
import { workOrderPaths } from '../work-order-paths';
import { workOrderMessages } from '../work-order.messages';
import { workOrders } from '../work-order.queries';
import { workFormMessages } from './form.messages';
import { workForm, WorkOrderFields } from './work-order-fields';
import { placeFrom, placeValue, stepsFrom } from './work-form.rules';

const placeKinds = ['unit', 'area', 'asset'] as const;

/** What the address begins the form with: a request's words and place, a place, or a vendor. */
function useBeginning() {
  const [search] = useSearchParams();
  const requestId = search.get('request');
  const request = communityRequests.useOne(requestId ?? '');
  const kind = placeKinds.find((each) => search.has(each));
  const given = kind ? `${kind}:${search.get(kind) ?? ''}` : null;
  if (requestId !== null && request.isLoading) return null;
  const from = request.data;
  return {
    title: from?.title ?? '',
    description: from?.description ?? null,
    place: from ? placeValue(from.place) : given,
    location: from?.location ?? null,
    priority: from?.priority ?? ('normal' as const),
    vendorId: search.get('vendor'),
    requestIds: from ? [from.id] : [],
  };
}

type Beginning = NonNullable<ReturnType<typeof useBeginning>>;

/** `work-orders/create`: by hand, or begun from a request, a place or a vendor. */
export function WorkOrderCreatePage() {
  const begin = useBeginning();
  return begin ? <CreateForm key={begin.requestIds.join()} begin={begin} /> : null;
}

function CreateForm({ begin }: { begin: Beginning }) {
  const t = useMessages(workFormMessages);
  const tOrder = useMessages(workOrderMessages);
  const saved = useSaved();
  const create = workOrders.useCreate();
  const form = useContractForm(workForm, {
    defaultValues: begin,
    onSubmit: async ({ place, checks, ...values }) => {
      const body = { ...values, place: placeFrom(place), checks: stepsFrom(checks, []) };
      const { id, number } = await create.mutateAsync(body);
      await saved(workOrderPaths.details(id), { text: t('created', { number }) });
    },
  });
  return (
    <FormPage form={form} title={tOrder('new')} submitLabel={t('create')} cancelTo={workOrderPaths.list}>
      <WorkOrderFields form={form} />
    </FormPage>
  );
}
