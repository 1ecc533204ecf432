import { useFormats, useMessages } from '@courtyard/common';
import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  CardLine,
  CardList,
  LinkButton,
  Stack,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { StateBadge } from '../../request/request-badges';
import { requestPaths } from '../../request/request-paths';
import { workOrders } from '../work-order.queries';
import { workDetailsMessages } from './details.messages';

/** What was done, and who signed it off. */
export function ResultCard({ order: { workNote, signOff, needsSignOff, state } }: { order: WorkOrder }) {
  const t = useMessages(workDetailsMessages);
  const formats = useFormats();
  const signedText = ({ name, signedAt }: NonNullable<WorkOrder['signOff']>) => {
    const at = formats.moment(signedAt);
    return name === null ? t('signedUnnamed', { at }) : t('signed', { name, at });
  };
  const waits = needsSignOff && signOff === null && state === 'done';
  if (workNote === null && signOff === null && !waits) return null;
  return (
    <Card>
      <CardHeader title={t('result')} />
      <CardBody>
        <Stack gap="3">
          {workNote === null ? null : <Text whiteSpace="pre-wrap">{workNote}</Text>}
          {waits ? <Text tone="muted">{t('signWaits')}</Text> : null}
          {signOff === null ? null : (
            <Text size="sm">
              {[
                signedText(signOff),
                signOff.recordedBy === null ? null : t('recordedBy', { name: signOff.recordedBy }),
                signOff.note,
              ]
                .filter(Boolean)
                .join(' ')}
            </Text>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

/** The bill that accounting got, or why it did not. */
export function BillCard({ order: { id, bill, state } }: { order: WorkOrder }) {
  const t = useMessages(workDetailsMessages);
  const failed = useFailureToast();
  const drafting = workOrders.useWrite('POST /api/v1/work-orders/:workOrderId/bill', id);
  if (bill === null || state !== 'accepted') return null;
  const retry = async () => {
    try {
      await drafting.mutateAsync({});
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Card>
      <CardHeader title={t('bill')} />
      <CardBody>
        <Stack gap="3" alignItems="flex-start">
          <Text>{bill.problem ?? t('billDrafted', { number: bill.number ?? '' })}</Text>
          {bill.id === null ? null : (
            <LinkButton size="sm" to={`/accounting/bills/details?id=${bill.id}`}>
              {t('openBill')}
            </LinkButton>
          )}
          {bill.problem === null ? null : (
            <Button size="sm" loading={drafting.isPending} onClick={() => void retry()}>
              {t('retryBill')}
            </Button>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

/** The requests that the work is for. */
export function RequestsCard({ order: { requests } }: { order: WorkOrder }) {
  const t = useMessages(workDetailsMessages);
  if (requests.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('requests')} />
      <CardBody>
        <CardList>
          {requests.map(({ id, number, title, state }) => (
            <CardLine
              key={id}
              to={requestPaths.details('community', id)}
              title={`#${number} ${title}`}
              aside={<StateBadge value={state} />}
            />
          ))}
        </CardList>
      </CardBody>
    </Card>
  );
}
