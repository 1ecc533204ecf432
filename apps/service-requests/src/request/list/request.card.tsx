import { useMessages } from '@courtyard/common';
import type { RequestSummary } from '@courtyard/contract/service-requests/request/request';
import { requestColumns } from '@courtyard/contract/service-requests/request/request.columns';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { LatenessBadge, PriorityBadge, StateBadge } from '../request-badges';
import type { RequestList } from '../request-paths';
import { requestMessages } from '../request.messages';
import { useLocalized } from '../use-localized';
import { RequestTitle } from './requests.columns';

/** A request of a list on a narrow window. */
export function RequestCard({ request, list }: { request: RequestSummary; list: RequestList }) {
  const t = useMessages(requestMessages);
  const localized = useLocalized();
  const { named } = useFieldTexts(requestColumns);
  const { number, category, place, assignee, state, priority, lateness } = request;
  const isUrgent = priority === 'high' || priority === 'emergency';
  return (
    <ListCard
      title={<RequestTitle request={request} list={list} />}
      facts={[
        `#${number}`,
        localized(category.name),
        place?.name,
        list === 'community' ? (assignee?.name ?? t('unassigned')) : null,
        named(request, 'dueOn'),
        named(request, 'updatedAt'),
      ]}
      badges={
        <>
          <StateBadge value={state} />
          {isUrgent ? <PriorityBadge value={priority} /> : null}
          {lateness === 'on-time' ? null : <LatenessBadge value={lateness} />}
        </>
      }
    />
  );
}
