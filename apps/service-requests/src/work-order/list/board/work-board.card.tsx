import { useFormats, useMessages } from '@courtyard/common';
import type { WorkOrderSummary } from '@courtyard/contract/service-requests/work-order/work-order';
import { HStack, Stack, Text, TextLink } from '@courtyard/ui';
import { PriorityBadge } from '../../../request/request-badges';
import { useWorkerName } from '../use-worker-name';
import { workOrderPaths } from '../../work-order-paths';
import { workBoardMessages } from './work-board.messages';

/** A work order on the board: what it is, where, who does it and when, and whether it is urgent. */
export function WorkBoardCard({ order }: { order: WorkOrderSummary }) {
  const t = useMessages(workBoardMessages);
  const formats = useFormats();
  const workerName = useWorkerName();
  const { id, number, title, place, worker, priority, nextVisitAt, dueOn } = order;
  const visit = nextVisitAt === null ? null : t('visit', { moment: formats.moment(nextVisitAt) });
  const due = dueOn === null ? null : t('dueBy', { day: formats.day(dueOn) });
  return (
    <Stack gap="1" minWidth="0">
      <TextLink to={workOrderPaths.details(id)} fontSize="sm" overflowWrap="anywhere">
        {title}
      </TextLink>
      <Text size="xs" tone="muted">
        {[`#${number}`, place?.name, workerName(worker), visit, due].filter(Boolean).join(' · ')}
      </Text>
      {priority === 'high' || priority === 'emergency' ? (
        <HStack gap="1">
          <PriorityBadge value={priority} />
        </HStack>
      ) : null}
    </Stack>
  );
}
