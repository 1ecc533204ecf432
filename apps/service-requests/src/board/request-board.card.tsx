import { useFormats, useMessages } from '@courtyard/common';
import type { RequestSummary } from '@courtyard/contract/service-requests/request/request';
import { HStack, Stack, Text, TextLink } from '@courtyard/ui';
import { LatenessBadge, PriorityBadge, StateBadge } from '../request/request-badges';
import { requestPaths } from '../request/request-paths';
import { requestMessages } from '../request/request.messages';

/** A request on the board: what it is, where, who does it, and what is urgent about it. */
export function RequestBoardCard({ request }: { request: RequestSummary }) {
  const t = useMessages(requestMessages);
  const formats = useFormats();
  const { id, number, title, place, assignee, priority, lateness, state, dueOn } = request;
  const isUrgent = priority === 'high' || priority === 'emergency';
  const due = dueOn ? t('dueBy', { day: formats.day(dueOn) }) : null;
  return (
    <Stack gap="1" minWidth="0">
      <TextLink to={requestPaths.details('community', id)} fontSize="sm" overflowWrap="anywhere">
        {title}
      </TextLink>
      <Text size="xs" tone="muted">
        {[`#${number}`, place?.name, assignee?.name ?? t('unassigned'), due].filter(Boolean).join(' · ')}
      </Text>
      {isUrgent || lateness !== 'on-time' || state === 'reopened' ? (
        <HStack gap="1" flexWrap="wrap">
          {isUrgent ? <PriorityBadge value={priority} /> : null}
          {lateness === 'on-time' ? null : <LatenessBadge value={lateness} />}
          {state === 'reopened' ? <StateBadge value={state} /> : null}
        </HStack>
      ) : null}
    </Stack>
  );
}
