import { call, useMessages } from '@courtyard/common';
import type { RequestPlace } from '@courtyard/contract/service-requests/request/request';
import type { WorkerReference } from '@courtyard/contract/service-requests/work-order/work-order';
import type { LoadOptions, Option } from '@courtyard/ui/forms';
import { placeLabel } from '../../report/report.queries';
import { workFormMessages } from './form.messages';

type PlaceKind = RequestPlace['kind'];

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

export const findVendors = named('vendors');
export const findStaff = named('staff');

/** Vendors and staff members by a part of their name, as "vendor:id", under the headings of their kinds. */
export const findWorkers =
  (headings: Readonly<Record<WorkerReference['kind'], string>>): LoadOptions =>
  async (search, signal) => {
    const { vendors, staff } = await choices(search, signal);
    const options = (kind: WorkerReference['kind'], found: typeof staff) =>
      found.map(({ id, name }) => ({ value: `${kind}:${id}`, label: name, group: headings[kind] }));
    return [...options('vendor', vendors), ...options('member', staff)];
  };

/** Places of these kinds by a part of their name, as "unit:id". */
export function usePlaces(kinds: readonly PlaceKind[]): LoadOptions {
  const t = useMessages(workFormMessages);
  const groups = { unit: t('units'), area: t('areas'), asset: t('assets') };
  return async (search, signal) =>
    (await choices(search, signal)).places
      .filter(({ kind }) => kinds.includes(kind))
      .map((place) => ({ ...placeOption(place), group: groups[place.kind] }));
}

export const placeOption = (place: RequestPlace): Option => ({
  value: `${place.kind}:${place.id}`,
  label: placeLabel(place),
});

/** The choice of a worker's field that stands at the start. */
export const workerOption = (
  worker: WorkerReference | null | undefined,
  kind: WorkerReference['kind'],
): Option | undefined => (worker?.kind === kind ? { value: worker.id, label: worker.name } : undefined);
