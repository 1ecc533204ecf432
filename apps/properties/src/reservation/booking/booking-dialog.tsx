import { useCommunity, useMessages } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { Box, Button, EmptyState, ErrorState, LoadingState, Skeleton, Stack } from '@courtyard/ui';
import { CloseButton, Dialog } from '@courtyard/ui/overlays';
import { lazy, Suspense, useId, useState } from 'react';
import { useAvailability } from '../../common-area/common-area.queries';
import { useMyProperties } from '../../property/property.queries';
import { addDays, wallClock } from '@courtyard/contract/days';
import { BookingPrice } from './booking-price';
import { bookingMessages } from './booking.messages';
import { freeSlots } from './booking.rules';

// The form brings the contract's schema; nobody who only looks at the calendar loads it.
const BookingForm = lazy(async () => ({ default: (await import('./booking.form')).BookingForm }));

export interface BookingDialogProps {
  area: CommonArea;
  /** The slot that was chosen, by its start. */
  startsAt: string;
  onClose: () => void;
}

/** The booking form for a slot of an area. */
export function BookingDialog({ area, startsAt, onClose }: BookingDialogProps) {
  const t = useMessages(bookingMessages);
  const { timeZone } = useCommunity();
  const day = wallClock(startsAt, timeZone).day;
  const nights = Math.ceil(area.maxDurationMinutes / 1440);
  const availability = useAvailability(area.id, day, addDays(day, Math.min(nights, 61)));
  const mine = useMyProperties();
  const free = availability.data ? freeSlots(availability.data.days) : [];
  const slot = free.find((each) => Date.parse(each.startsAt) === Date.parse(startsAt));
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<string | null>(null);
  // Once the form is open it stays, also when somebody else takes the slot meanwhile.
  if (slot && found === null && !availability.isPlaceholderData) setFound(slot.startsAt);

  const content = () => {
    const failed = availability.error ?? mine.error;
    if (failed && !availability.data) {
      return <ErrorState error={failed} onRetry={() => void availability.refetch()} />;
    }
    if (!availability.data || !mine.data || availability.isPlaceholderData) return <FormSkeleton />;
    if (!found) return <EmptyState icon="clock" title={t('goneTitle')} description={t('gone')} />;
    return (
      <Suspense fallback={<FormSkeleton />}>
        <BookingForm
          area={area}
          free={free}
          startsAt={found}
          propertyId={mine.data.length === 1 ? (mine.data[0]?.id ?? null) : null}
          formId={formId}
          onBusy={setBusy}
          onDone={onClose}
        />
      </Suspense>
    );
  };

  return (
    <Dialog
      open
      title={t('title', { area: area.name })}
      onClose={onClose}
      footer={
        found === null ? undefined : (
          <>
            <Box flex={{ base: '1 1 100%', sm: '1 1 0' }} minWidth="0" alignSelf="center">
              <BookingPrice area={area} />
            </Box>
            <CloseButton onClose={onClose}>{t('cancel')}</CloseButton>
            <Button variant="primary" type="submit" form={formId} loading={isBusy}>
              {t(area.approvalRequired ? 'request' : 'book')}
            </Button>
          </>
        )
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
        {['times', 'property', 'guests', 'note'].map((field) => (
          <Skeleton key={field} height="16" />
        ))}
      </Stack>
    </LoadingState>
  );
}
