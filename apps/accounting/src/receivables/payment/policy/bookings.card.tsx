import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { BillingSetting } from '@courtyard/contract/accounting/receivables/statement/paper';
import { Button, Card, CardBody, CardHeader, ErrorLine, LoadingState, Text } from '@courtyard/ui';
import { useState } from 'react';
import { useBillingSetting } from './billing-setting.queries';
import { bookingsMessages } from './bookings.messages';

const BookingsDialog = lazyOverlay<{ setting: BillingSetting; onClose: () => void }>(
  async () => (await import('./bookings.dialog')).BookingsDialog,
);

/** Whether bookings of common areas are billed, as what, and when that is due. */
export function BookingsCard() {
  const t = useMessages(bookingsMessages);
  const found = useBillingSetting();
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text')} />
      <CardBody>
        {found.data ? (
          <Setting setting={found.data} />
        ) : found.isError ? (
          <ErrorLine onRetry={() => void found.refetch()}>{t('failed')}</ErrorLine>
        ) : (
          <LoadingState />
        )}
      </CardBody>
    </Card>
  );
}

function Setting({ setting }: { setting: BillingSetting }) {
  const t = useMessages(bookingsMessages);
  const canWrite = useCan('Invoice Create');
  const [isSetting, setSetting] = useState(false);
  const { bookingItem, bookingDueDays: days } = setting;
  return (
    <>
      <Text size="sm">
        {bookingItem === null ? t('none') : t('billed', { item: bookingItem.name, days })}
      </Text>
      {canWrite ? (
        <Button size="sm" icon="edit" mt="4" onClick={() => setSetting(true)}>
          {t('set')}
        </Button>
      ) : null}
      {isSetting ? <BookingsDialog setting={setting} onClose={() => setSetting(false)} /> : null}
    </>
  );
}
