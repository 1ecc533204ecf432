import type { ReportAsked, ReportRow } from '@courtyard/contract/service-requests/report/request-report';
import { openStates, requestStates } from '@courtyard/contract/service-requests/request/request.values';
import { requestPaths } from '../../request/request-paths';

const counted = requestStates.filter((state) => state !== 'merged');

/** The list with exactly what a row counts; nothing where it is not filtered by that. */
export function listOf(
  { by, from, to }: ReportAsked,
  { key }: Pick<ReportRow, 'key'>,
  onlyOpen = false,
): string | undefined {
  if (key === null || by === 'vendor') return undefined;
  const [kind = '', category = ''] = key.split(':');
  const filters: Record<'kind' | 'category' | 'building', [string, string][]> = {
    kind: [['kind', key]],
    category: [
      ['kind', kind],
      ['category', category],
    ],
    building: [['building', key]],
  };
  const query = new URLSearchParams([
    ...filters[by],
    ['createdAt', `${from}..${to}`],
    ...(onlyOpen ? openStates : counted).map((state): [string, string] => ['state', state]),
  ]);
  return `${requestPaths.list('community')}?${query}`;
}
