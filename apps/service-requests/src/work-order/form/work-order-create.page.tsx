import { useFormats, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { ErrorState, Page } from '@courtyard/ui';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { workOrderPaths } from '../work-order-paths';
import { workOrderMessages } from '../work-order.messages';
import { workOrders } from '../work-order.queries';
import { workFormMessages } from './form.messages';
import { useBeginning } from './use-beginning';
import { useFromRequests } from './requests/use-from-requests';
import { workForm, WorkOrderFields } from './work-order-fields';
import { placeFrom, placeValue, stepsFrom } from './work-form.rules';

/** The next service of an asset, in the words of the last one. */
function useServiceWords() {
  const t = useMessages(workFormMessages);
  const formats = useFormats();
  return ({ place, lastService }: NonNullable<ReturnType<typeof useBeginning>>) => {
    if (!place) return {};
    const { servicedOn, summary, performedBy } = lastService ?? {};
    const who = performedBy ? ` (${performedBy})` : '';
    return {
      title: t('serviceOf', { asset: place.name }).slice(0, 120),
      description: servicedOn
        ? `${t('lastService', { date: formats.day(servicedOn) })}${who}: ${summary ?? ''}`
        : null,
    };
  };
}

/** What the address begins the form with: requests, with the words and place of a single one, a place, an asset's last service, or a vendor. */
function useBegun(search: URLSearchParams, from: ReturnType<typeof useFromRequests>['from']) {
  const serviceLabels = useServiceWords();
  const begun = useBeginning();
  if (from === null || begun === null) return null;
  const { told, requests } = from;
  const isService = search.get('service') === 'last';
  const place = told.place ?? begun.place;
  // A fault of an asset may be for somebody else than who serviced it.
  const vendor = isService || search.has('vendor') ? begun.vendor : null;
  return {
    known: { place, worker: vendor && { kind: 'vendor' as const, ...vendor }, requests },
    values: {
      title: told.title ?? '',
      description: told.description ?? null,
      place: placeValue(place),
      location: told.location ?? null,
      priority: told.priority ?? ('normal' as const),
      vendorId: vendor?.id ?? null,
      requestIds: requests.map(({ id }) => id),
      ...(isService && serviceLabels(begun)),
    },
  };
}

type Begun = NonNullable<ReturnType<typeof useBegun>>;

/** `work-orders/create`: by hand, or begun from requests, a place, an asset's service or a vendor. */
export function WorkOrderCreatePage() {
  const tOrder = useMessages(workOrderMessages);
  const [search] = useSearchParams();
  const ids = search.getAll('request');
  const { from, error, retry } = useFromRequests(ids);
  const begun = useBegun(search, from);
  if (error)
    return (
      <Page title={tOrder('new')}>
        <ErrorState error={error} onRetry={retry} />
      </Page>
    );
  return begun ? <CreateForm key={ids.join()} begun={begun} /> : null;
}

function CreateForm({ begun: { known, values: begin } }: { begun: Begun }) {
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
      <WorkOrderFields form={form} known={known} />
    </FormPage>
  );
}
