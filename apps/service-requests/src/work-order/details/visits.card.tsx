import { useFormats, useMessages } from '@courtyard/common';
import type { WorkOrder, WorkVisit } from '@courtyard/contract/service-requests/work-order/work-order';
import {
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  Flex,
  HStack,
  Stack,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { useState } from 'react';
import { VisitStateBadge } from '../work-order-badges';
import { workOrders } from '../work-order.queries';
import { workDetailsMessages } from './details.messages';

/** When somebody comes, and what the person may do about it. */
export function VisitsCard({ order }: { order: WorkOrder }) {
  const t = useMessages(workDetailsMessages);
  const { visits } = order;
  return (
    <Card>
      <CardHeader title={t('visits')} />
      <CardBody>
        {visits.length === 0 ? (
          <Text tone="muted">{t('noVisits')}</Text>
        ) : (
          <Stack as="ul" gap="4" listStyleType="none">
            {visits.map((visit) => (
              <VisitRow key={visit.id} order={order} visit={visit} />
            ))}
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}

function VisitRow({ order: { id, may }, visit }: { order: WorkOrder; visit: WorkVisit }) {
  const t = useMessages(workDetailsMessages);
  const formats = useFormats();
  const failed = useFailureToast();
  const confirming = workOrders.useWrite(
    'POST /api/v1/work-orders/:workOrderId/visits/:visitId/confirm',
    id,
    visit.id,
  );
  const cancelling = workOrders.useWrite(
    'POST /api/v1/work-orders/:workOrderId/visits/:visitId/cancel',
    id,
    visit.id,
  );
  const run = async (write: typeof confirming) => {
    try {
      await write.mutateAsync({});
    } catch (error) {
      failed(error);
    }
  };
  const [now] = useState(() => new Date());
  const at = formats.span(visit);
  const isToCome = visit.state !== 'cancelled' && new Date(visit.endsAt) > now;
  return (
    <Box as="li">
      <Flex justify="space-between" gap="3" flexWrap="wrap">
        <Text>{at}</Text>
        <VisitStateBadge value={visit.state} />
      </Flex>
      <Text size="sm" tone="muted">
        {[t('proposedBy', { name: visit.proposedBy }), visit.note].filter(Boolean).join(' · ')}
      </Text>
      {isToCome && may.work ? (
        <HStack gap="2" mt="2" flexWrap="wrap">
          {may.manage && visit.state === 'proposed' ? (
            <Button
              size="sm"
              icon="check"
              aria-label={t('confirmVisitOf', { at })}
              loading={confirming.isPending}
              onClick={() => void run(confirming)}
            >
              {t('confirm')}
            </Button>
          ) : null}
          <Button
            size="sm"
            aria-label={t('cancelVisitOf', { at })}
            loading={cancelling.isPending}
            onClick={() => void run(cancelling)}
          >
            {t('cancelVisit')}
          </Button>
        </HStack>
      ) : null}
    </Box>
  );
}
