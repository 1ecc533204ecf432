import { kindsWithSubject } from '@courtyard/contract/service-requests/kind/request-kind.values';
import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { requestPriorities } from '@courtyard/contract/service-requests/request/request.values';
import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';

type Place = { kind: 'unit' | 'area' | 'asset'; id: string };

const kinds: readonly string[] = ['unit', 'area', 'asset'];
const isKind = (name: string | undefined): name is Place['kind'] =>
  name !== undefined && kinds.includes(name);

/** A place as one value of a field: "unit:id". */
export const placeValue = (place: Place | null): string | null => place && `${place.kind}:${place.id}`;

export function placeFrom(value: string | null): Place | null {
  const [kind, id] = value?.split(':') ?? [];
  return isKind(kind) && id ? { kind, id } : null;
}

/** A vendor or a staff member of a field's value: "vendor:id". */
export function workerFrom(value: string | null): { kind: 'vendor' | 'member'; id: string } | null {
  const [kind, id] = value?.split(':') ?? [];
  return id && (kind === 'vendor' || kind === 'member') ? { kind, id } : null;
}

/** Steps as lines of a text. */
export const stepsText = (checks: readonly { text: string }[]): string | null =>
  checks.length === 0 ? null : checks.map(({ text }) => text).join('\n');

/** The steps that a text has; one that is still there, in its words, keeps whether it is done. */
export function stepsFrom(
  text: string | null,
  known: readonly Pick<WorkOrder['checks'][number], 'id' | 'text'>[],
): { id: string | null; text: string }[] {
  const left = [...known];
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const at = left.findIndex((check) => check.text === line);
      const [found] = at < 0 ? [] : left.splice(at, 1);
      return { id: found?.id ?? null, text: line };
    });
}

type TakenOver = Pick<RequestDetails, 'title' | 'description' | 'place' | 'location' | 'priority'>;

const isAboutSomebody = ({ kind }: Pick<RequestDetails, 'kind'>) =>
  kindsWithSubject.some((each) => each === kind);

/** What an order takes over of its request: nothing of one about somebody, as the people of the place and the vendor read the order. */
export const takenOver = (
  request: (TakenOver & Pick<RequestDetails, 'kind'>) | undefined,
): Partial<TakenOver> => (request === undefined || isAboutSomebody(request) ? {} : request);

/** Of several it takes the place that they share, and the priority of the most urgent one. */
export function takenOverOfMany(
  requests: readonly Pick<RequestDetails, 'kind' | 'place' | 'priority'>[],
): Partial<TakenOver> {
  const [first] = requests;
  if (first === undefined || requests.some(isAboutSomebody)) return {};
  const isShared = requests.every(({ place }) => placeValue(place) === placeValue(first.place));
  const priority = requestPriorities.findLast((each) =>
    requests.some((request) => request.priority === each),
  );
  return { place: isShared ? first.place : null, ...(priority && { priority }) };
}
