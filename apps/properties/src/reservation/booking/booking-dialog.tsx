import { lazyOverlay, useCommunity, useMessages, useToday } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { addDays, wallClock } from '@courtyard/contract/days';
import { Box, Button, ErrorState, LoadingState, Skeleton, Stack } from '@courtyard/ui';
import { CloseButton, Dialog } from '@courtyard/ui/overlays';
import { useId, useState } from 'react';
import { useAvailability } from '../../common-area/common-area.queries';
import { useMyProperties } from '../../property/property.queries';
import { startOfWindow } from '../calendar/window.rules';
import { reservations } from '../reservation.queries';
import { BookingPrice } from './booking-price';
import { bookingMessages } from './booking.messages';

// The form brings the contract's schema; nobody who only looks at the calendar loads it.
const BookingForm = lazyOverlay(async () => (await import('./booking.form')).BookingForm, <FormSkeleton />);

export interface BookingDialogProps {
  area: CommonArea;
  /** The moment that was asked for: its slot if that is free, else the nearest of its day. */
  startsAt: string;
  onClose: () => void;
}

/** The booking form of an area: day, time and what else it asks, in one dialog. */
export function BookingDialog({ area, startsAt, onClose }: BookingDialogProps) {
  const t = useMessages(bookingMessages);
  const { timeZone } = useCommunity();
  const today = useToday();
  const asked = wallClock(startsAt, timeZone).day;
  const [day, setDay] = useState(asked < today ? today : asked);
  const from = startOfWindow(day, today);
  const nights = Math.ceil(area.maxDurationMinutes / 1440);
  const availability = useAvailability(area.id, from, addDays(from, Math.min(6 + nights, 61)));
  const mine = useMyProperties();
  const lastTime = reservations.useList({ scope: 'mine', areaId: [area.id], sort: '-createdAt', limit: 1 });
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const isReady = availability.data && mine.data && !lastTime.isPending;

  const content = () => {
    const failed = [availability, mine].find(({ data, error }) => error && !data);
    if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
    if (!availability.data || !mine.data || lastTime.isPending) return <FormSkeleton />;
    return (
      <BookingForm
        area={area}
        availability={availability.data}
        isStale={availability.isPlaceholderData}
        day={day}
        onDay={setDay}
        startsAt={startsAt}
        propertyId={mine.data.length === 1 ? (mine.data[0]?.id ?? null) : null}
        lastTime={lastTime.data?.data[0]}
        formId={formId}
        onBusy={setBusy}
        onWait={setWaiting}
        onClose={onClose}
      />
    );
  };

  return (
    <Dialog
      open
      title={t('title', { area: area.name })}
      onClose={onClose}
      footer={
        isReady ? (
          <>
            <Box flex={{ base: '1 1 100%', sm: '1 1 0' }} minWidth="0" alignSelf="center">
              <BookingPrice area={area} />
            </Box>
            <CloseButton onClose={onClose}>{t('cancel')}</CloseButton>
            <Button variant="primary" type="submit" form={formId} loading={isBusy}>
              {t(isWaiting ? 'join' : area.approvalRequired ? 'request' : 'book')}
            </Button>
          </>
        ) : undefined
      }
    >
      {content()}
    </Dialog>
  );
}

function FormSkeleton() {
  return (
    <LoadingState>
      <Stack gap="5">
        {['day', 'times', 'property', 'guests', 'note'].map((field) => (
          <Skeleton key={field} height="16" />
        ))}
      </Stack>
    </LoadingState>
  );
}
