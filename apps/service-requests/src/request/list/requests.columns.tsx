import { useMessages } from '@courtyard/common';
import type { RequestSummary } from '@courtyard/contract/service-requests/request/request';
import {
  myRequestColumns,
  requestColumns,
} from '@courtyard/contract/service-requests/request/request.columns';
import { DayText, HStack, Missing, Text, TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { LatenessBadge, PriorityBadge, StateBadge } from '../request-badges';
import { requestPaths, type RequestList } from '../request-paths';
import { requestMessages } from '../request.messages';
import { useLocalized } from '../use-localized';

/** A few digits, beside a title that breaks into few lines in a narrow window too. */
export const numberWidth = '4rem';
export const titleWidth = '9rem';

export function RequestTitle({ request, list }: { request: RequestSummary; list: RequestList }) {
  return <TextLink to={requestPaths.details(list, request.id)}>{request.title}</TextLink>;
}

/** The due date, and whether a deadline is close or missed. */
function DueCell({ request: { dueOn, lateness } }: { request: RequestSummary }) {
  if (dueOn === null && lateness === 'on-time') return <Missing />;
  return (
    <HStack gap="1" flexWrap="wrap" whiteSpace="nowrap">
      {dueOn === null ? null : <DayText day={dueOn} />}
      {lateness === 'on-time' ? null : <LatenessBadge value={lateness} />}
    </HStack>
  );
}

/** Columns of the list of all requests. */
export function useCommunityColumns() {
  const t = useMessages(requestMessages);
  const localized = useLocalized();
  return useColumns(requestColumns, [
    { field: 'number', priority: 2, align: 'start', width: numberWidth },
    {
      field: 'title',
      priority: 1,
      minWidth: titleWidth,
      cell: (request) => <RequestTitle request={request} list="community" />,
    },
    { field: 'state', priority: 1, cell: ({ state }) => <StateBadge value={state} /> },
    { field: 'priority', priority: 2, cell: ({ priority }) => <PriorityBadge value={priority} /> },
    { field: 'place', priority: 3 },
    {
      field: 'assignee',
      priority: 3,
      cell: ({ assignee }) =>
        assignee?.name ?? (
          <Text as="span" size="sm" tone="subtle">
            {t('unassigned')}
          </Text>
        ),
    },
    { field: 'dueOn', priority: 2, align: 'start', cell: (request) => <DueCell request={request} /> },
    { field: 'updatedAt', priority: 3 },
    { field: 'kind', priority: 4 },
    { field: 'category', priority: 4, cell: ({ category }) => localized(category.name) },
    { field: 'reporter', priority: 4 },
  ]);
}

/** Columns of the list of one's own requests. */
export function useMyColumns() {
  const localized = useLocalized();
  return useColumns(myRequestColumns, [
    { field: 'number', priority: 2, align: 'start', width: numberWidth },
    {
      field: 'title',
      priority: 1,
      minWidth: titleWidth,
      cell: (request) => <RequestTitle request={request} list="mine" />,
    },
    { field: 'state', priority: 1, cell: ({ state }) => <StateBadge value={state} /> },
    { field: 'kind', priority: 3 },
    { field: 'category', priority: 4, cell: ({ category }) => localized(category.name) },
    { field: 'place', priority: 2 },
    { field: 'relation', priority: 3 },
    { field: 'updatedAt', priority: 2 },
  ]);
}
