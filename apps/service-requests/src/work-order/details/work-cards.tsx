import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { WorkCheck, WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { quantityScale } from '@courtyard/contract/service-requests/work-order/work-order.values';
import {
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  Checkbox,
  Flex,
  HStack,
  Stack,
  StatusBadge,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { PhotoFiles } from '../../request/details/photo-files';
import type { OpenedDialog } from '../actions/use-work-actions';
import { workOrderMessages } from '../work-order.messages';
import { workOrders } from '../work-order.queries';
import { workDetailsMessages } from './details.messages';

interface WorkCardProps {
  order: WorkOrder;
  open: (name: OpenedDialog) => void;
}

/** Steps to check off. */
export function ChecklistCard({ order }: Pick<WorkCardProps, 'order'>) {
  const t = useMessages(workDetailsMessages);
  const tOrder = useMessages(workOrderMessages);
  const { checks } = order;
  if (checks.length === 0) return null;
  const done = checks.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Card>
      <CardHeader title={tOrder('checks')} description={t('checked', { done, total: checks.length })} />
      <CardBody>
        <Stack gap="3">
          {checks.map((check) => (
            <CheckRow key={check.id} order={order} check={check} />
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

function CheckRow({ order: { id, may }, check }: { order: WorkOrder; check: WorkCheck }) {
  const failed = useFailureToast();
  const { mutateAsync, isPending } = workOrders.useWrite(
    'PUT /api/v1/work-orders/:workOrderId/checks/:checkId',
    id,
    check.id,
  );
  const set = async (isDone: boolean) => {
    try {
      await mutateAsync({ isDone });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Checkbox
      label={check.text}
      checked={check.doneAt !== null}
      disabled={!may.work || isPending}
      onChange={(event) => void set(event.target.checked)}
    />
  );
}

/** Labor and parts with their total. */
export function LinesCard({ order, open }: WorkCardProps) {
  const t = useMessages(workDetailsMessages);
  const tOrder = useMessages(workOrderMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { lines, totalMinor, estimateMinor, may } = order;
  const over = estimateMinor === null ? 0 : totalMinor - estimateMinor;
  const edit = may.work ? (
    <Button size="sm" icon="edit" onClick={() => open('lines')}>
      {t('editLines')}
    </Button>
  ) : null;
  return (
    <Card>
      <CardHeader title={tOrder('lines')} actions={edit} />
      <CardBody>
        {lines.length === 0 ? (
          <Text tone="muted">{t('noLines')}</Text>
        ) : (
          <Stack gap="3">
            {lines.map((line, place) => (
              // Lines have no id.
              <Flex key={place} justify="space-between" gap="4">
                <Box minWidth="0">
                  <Text>{line.description}</Text>
                  <Text size="sm" tone="muted">
                    {[
                      tOrder(`lineKind.${line.kind}`),
                      `${formats.number(line.quantityThousandths / quantityScale)} × ${formats.money(line.unitMinor, currency)}`,
                    ].join(' · ')}
                  </Text>
                </Box>
                <Text whiteSpace="nowrap">{formats.money(line.amountMinor, currency)}</Text>
              </Flex>
            ))}
            <Flex justify="space-between" gap="4" pt="3" borderTopWidth="1px" borderColor="border.default">
              <Text fontWeight="medium">{tOrder('totalMinor')}</Text>
              <Text fontWeight="medium">{formats.money(totalMinor, currency)}</Text>
            </Flex>
            {over > 0 ? (
              <Box>
                <StatusBadge status="attention">
                  {t('overEstimate', { amount: formats.money(over, currency) })}
                </StatusBadge>
              </Box>
            ) : null}
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}

/** Photos before and after the work. */
export function PhotosCard({ order, open }: WorkCardProps) {
  const t = useMessages(workDetailsMessages);
  const tOrder = useMessages(workOrderMessages);
  const { photosBefore, photosAfter, may } = order;
  const actions = may.work ? (
    <HStack gap="2">
      <Button size="sm" icon="photo" onClick={() => open('before')}>
        {t('addBefore')}
      </Button>
      <Button size="sm" icon="photo" onClick={() => open('after')}>
        {t('addAfter')}
      </Button>
    </HStack>
  ) : null;
  const groups = [
    { title: tOrder('photo.before'), files: photosBefore },
    { title: tOrder('photo.after'), files: photosAfter },
  ].filter(({ files }) => files.length > 0);
  return (
    <Card>
      <CardHeader title={tOrder('photos')} actions={actions} />
      <CardBody>
        {groups.length === 0 ? (
          <Text tone="muted">{t('noPhotos')}</Text>
        ) : (
          <Stack gap="4">
            {groups.map(({ title, files }) => (
              <Stack key={title} gap="2">
                <Text size="sm" fontWeight="medium">
                  {title}
                </Text>
                <PhotoFiles files={files} />
              </Stack>
            ))}
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}
