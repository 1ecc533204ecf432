import { toast, useMessages, refreshData } from '@courtyard/common';
import type { CommonArea, TimeSlot } from '@courtyard/contract/properties/common-area/common-area';
import type { ReservationInput } from '@courtyard/contract/properties/reservation/reservation';
import { Form, NumberField, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { reservations } from '../reservation.queries';
import { useSpanText } from '../span-text';
import { BookingProperty } from './booking-property';
import { BookingQuestions } from './booking-questions';
import { BookingRules } from './booking-terms';
import { BookingTimes } from './booking-times';
import { bookingMessages } from './booking.messages';
import { endChoices, likelyEnd, longestInSlots, withTime } from './booking.rules';
import { bookingSchema } from './booking.schema';
import { alternativesIn, SlotTaken } from './slot-taken';

const minutesPerDay = 1440;

export interface BookingFormProps {
  area: CommonArea;
  /** Slots that can be booked around the chosen one, in order. */
  free: readonly TimeSlot[];
  startsAt: string;
  /** The person's only property, which needs no choosing. */
  propertyId: string | null;
  /** By which a button outside of the form sends it. */
  formId: string;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}

/** Books a slot of an area. When somebody else was faster, all that was filled in stays and free times are offered. */
export function BookingForm({ area, free, startsAt, propertyId, formId, onBusy, onDone }: BookingFormProps) {
  const t = useMessages(bookingMessages);
  const spanText = useSpanText();
  const client = useQueryClient();
  const create = reservations.useCreate();
  const [alternatives, setAlternatives] = useState<TimeSlot[] | null>(null);
  const schema = useMemo(() => bookingSchema(area, t), [area, t]);
  const longest = longestInSlots(area);
  const endsAt = likelyEnd(endChoices(free, startsAt, longest), startsAt, area.slotMinutes);

  const submit = async (booking: ReservationInput) => {
    onBusy(true);
    try {
      const made = await create.mutateAsync(booking);
      const names = { area: area.name, when: spanText(made) };
      toast({ title: t(made.status === 'requested' ? 'requested' : 'booked', names), kind: 'success' });
      onDone();
      return true;
    } catch (error) {
      const offered = alternativesIn(error);
      if (!offered) throw error;
      setAlternatives(offered);
      void refreshData(client, 'properties');
      return false;
    } finally {
      onBusy(false);
    }
  };

  const form = useContractForm(schema, {
    defaultValues: {
      areaId: area.id,
      propertyId: propertyId ?? '',
      startsAt,
      endsAt: endsAt ?? '',
      guests: 0,
      note: '',
      answers: Object.fromEntries(area.questions.map((question) => [question.id, ''])),
      rulesRead: false,
    },
    rules: { endsAt: t('endsBeforeStart') },
    onSubmit: submit,
  });
  const [start, end] = form.watch(['startsAt', 'endsAt']);
  const known = withTime(free, { startsAt: start, endsAt: end });
  const ends = endChoices(known, start, longest);
  const matching = ends.includes(end) ? end : likelyEnd(ends, start, area.slotMinutes);
  useEffect(() => {
    if (matching !== null && matching !== end) form.setValue('endsAt', matching);
  }, [matching, end, form]);

  const choose = (slot: TimeSlot) => {
    form.setValue('startsAt', slot.startsAt);
    form.setValue('endsAt', slot.endsAt);
    setAlternatives(null);
    form.setFocus('startsAt');
  };

  return (
    <Form form={form} id={formId} label={t('title', { area: area.name })}>
      {alternatives ? <SlotTaken alternatives={alternatives} onChoose={choose} /> : null}
      <BookingTimes
        free={known}
        startsAt={start}
        longest={longest}
        isByDay={area.slotMinutes >= minutesPerDay}
      />
      <BookingProperty />
      <NumberField
        name="guests"
        label={t('guests')}
        whole
        help={area.capacity === null ? undefined : t('guestsHelp', { capacity: area.capacity })}
      />
      <BookingQuestions questions={area.questions} />
      <TextAreaField name="note" label={t('note')} optional rows={2} />
      <BookingRules text={area.rules} />
    </Form>
  );
}
