import { lazyOverlay, useFormats, useMessages } from '@courtyard/common';
import type { RequestPolicy, WorkingHours } from '@courtyard/contract/service-requests/policy/request-policy';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  LoadingState,
  Skeleton,
  Stack,
  Text,
} from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { useState } from 'react';
import { myRequests } from '../request/request.queries';
import { settingsMessages } from './settings.messages';
import { TargetsTable } from './targets-table';
import { useWeekdayName } from './use-weekday-name';

const PolicyDialog = lazyOverlay(async () => (await import('./policy.dialog')).PolicyDialog);

/** Working hours, targets, and how long a request can be reopened. */
export function PolicyCard() {
  const t = useMessages(settingsMessages);
  const policy = myRequests.useRead('GET /api/v1/request-policy');
  const [isChanging, setChanging] = useState(false);
  return (
    <Card>
      <CardHeader
        title={t('policy')}
        description={t('policyText')}
        actions={
          policy.data ? (
            <Button size="sm" aria-label={t('policyTitle')} onClick={() => setChanging(true)}>
              {t('change')}
            </Button>
          ) : null
        }
      />
      <CardBody>
        {policy.data ? (
          <PolicyFacts policy={policy.data} />
        ) : policy.isError ? (
          <ErrorState error={policy.error} onRetry={() => void policy.refetch()} />
        ) : (
          <LoadingState>
            <Skeleton height="24" />
          </LoadingState>
        )}
      </CardBody>
      {isChanging && policy.data ? (
        <PolicyDialog policy={policy.data} onClose={() => setChanging(false)} />
      ) : null}
    </Card>
  );
}

function PolicyFacts({ policy }: { policy: RequestPolicy }) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  const weekday = useWeekdayName();
  const { hours, holidays, closedOn, reopenDays, closeDays, targets, version } = policy;
  const end = (time: string) => (time === '24:00' ? t('midnight') : formats.timeOfDay(time));
  const hoursText = ({ weekday: day, from, until }: WorkingHours) =>
    `${weekday(day)} ${formats.timeOfDay(from)} – ${end(until)}`;
  return (
    <Stack gap="4">
      <Facts
        minWidth="17rem"
        facts={[
          { label: t('hours'), value: <Lines of={hours.map(hoursText)} /> },
          { label: t('holidays'), value: t(`holidays.${holidays}`) },
          ...(closedOn.length > 0
            ? [{ label: t('closedOn'), value: formats.list(closedOn.map((day) => formats.day(day))) }]
            : []),
        ]}
      />
      {targets.length > 0 ? <TargetsTable targets={targets} /> : <Text size="sm">{t('noTargets')}</Text>}
      <Text size="sm" tone="muted">
        {[
          t('reopenText', { days: reopenDays }),
          t('closeText', { days: closeDays }),
          version === 0 ? t('shipped') : '',
        ].join(' ')}
      </Text>
    </Stack>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <Stack as="span" gap="0.5">
      {of.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  );
}
