import { useMessages } from '@courtyard/common';
import type { Mailing } from '@courtyard/contract/communications/mailing/mailing';
import { deliveryStates } from '@courtyard/contract/communications/mailing/mailing.values';
import { Card, CardBody, Meter, Stack, Text } from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { useEffect } from 'react';
import { mailings } from '../mailing.queries';
import { detailsMessages } from './details.messages';

const settled = ['accepted', 'refused', 'unknown', 'bounced', 'skipped'] as const;

/** While it goes out. */
const sendingMs = 2000;

/** How its letters stand; while they go out it is asked for again by itself. */
export function ProgressCard({ mailing }: { mailing: Mailing }) {
  const t = useMessages(detailsMessages);
  const { counts, trouble, heldBecause, status } = mailing;
  const all = deliveryStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const done = settled.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const asked = mailings.useOne(mailing.id);
  const { refetch } = asked;
  const everyMs = status === 'sending' ? sendingMs : null;
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => void refetch(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, refetch]);
  const text = t('progress', { done: String(done), all: String(all) });
  return (
    <Card>
      <CardBody>
        <Stack gap="3">
          {heldBecause ? <Text role="status">{t(heldBecause)}</Text> : null}
          {trouble === null ? null : <Text role="status">{t('trouble', { code: trouble })}</Text>}
          <Stack gap="1">
            <Text fontWeight="medium">{text}</Text>
            <Meter label={t('progressLabel')} value={done} max={all} text={text} />
          </Stack>
          <Facts
            facts={deliveryStates
              .filter((state) => (counts[state] ?? 0) > 0)
              .map((state) => ({ label: t(`state.${state}`), value: String(counts[state] ?? 0) }))}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
