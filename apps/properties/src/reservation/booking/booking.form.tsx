import { toast, useCommunity, useMessages, refreshData } from '@courtyard/common';
import type {
  Availability,
  BookingQuestion,
  CommonArea,
  TimeSlot,
} from '@courtyard/contract/properties/common-area/common-area';
import type { Reservation, ReservationInput } from '@courtyard/contract/properties/reservation/reservation';
import { wallClock } from '@courtyard/contract/days';
import { Text } from '@courtyard/ui';
import { Form, NumberField, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { reservations } from '../reservation.queries';
import { useSpanText } from '../span-text';
import { BookingDay } from './booking-day';
import { BookingProperty } from './booking-property';
import { BookingQuestions } from './booking-questions';
import { BookingRules } from './booking-terms';
import { BookingTimes } from './booking-times';
import { bookingMessages } from './booking.messages';
import {
  endChoices,
  freeSlots,
  inOrder,
  likelyEnd,
  likelyStart,
  longestInSlots,
  takenSlots,
  withTime,
} from './booking.rules';
import { bookingSchema } from './booking.schema';
import { alternativesIn, SlotTaken } from './slot-taken';

const minutesPerDay = 1440;

export interface BookingFormProps {
  area: CommonArea;
  /** Of the week of the chosen day, and of the days into which a booking of it may reach. */
  availability: Availability;
  /** It is still that of the week before. */
  isStale: boolean;
  day: string;
  onDay: (day: string) => void;
  /** The moment that was asked for. */
  startsAt: string;
  /** The person's only property, which needs no choosing. */
  propertyId: string | null;
  /** Their last booking of the area, whose answers are likely to hold again. */
  lastTime: Reservation | undefined;
  /** By which a button outside of the form sends it. */
  formId: string;
  onBusy: (isBusy: boolean) => void;
  /** Whether the chosen time is taken, and the form joins the line for it. */
  onWait: (isWaiting: boolean) => void;
  onClose: () => void;
}

/** Books an area. When somebody else was faster, all that was filled in stays and free times are offered. */
export function BookingForm(props: BookingFormProps) {
  const { area, availability, isStale, day, onDay, propertyId, lastTime, formId, onBusy, onWait, onClose } =
    props;
  const t = useMessages(bookingMessages);
  const spanText = useSpanText();
  const { timeZone } = useCommunity();
  const client = useQueryClient();
  const create = reservations.useCreate();
  const [alternatives, setAlternatives] = useState<TimeSlot[] | null>(null);
  const schema = useMemo(() => bookingSchema(area, t), [area, t]);
  const longest = longestInSlots(area);
  const free = freeSlots(availability.days);
  const taken = takenSlots(availability.days);
  const wanted = wallClock(props.startsAt, timeZone).minutes;
  const [first] = useState(() => likelyStart(free, { day, minutes: wanted }, timeZone));
  const isOther = first !== null && Date.parse(first) !== Date.parse(props.startsAt);

  const answerOf = ({ id, kind, choices }: BookingQuestion) => {
    const answer = lastTime?.answers.find(({ questionId }) => questionId === id)?.answer ?? '';
    return kind !== 'choice' || choices.includes(answer) ? answer : '';
  };

  const submit = async (booking: ReservationInput) => {
    onBusy(true);
    try {
      const made = await create.mutateAsync({ ...booking, waitlist: isWaiting });
      const names = { area: area.name, when: spanText(made) };
      const said = made.status === 'requested' || made.status === 'waiting' ? made.status : 'booked';
      toast({ title: t(said, names), kind: 'success' });
      onClose();
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
      startsAt: first ?? '',
      endsAt: likelyEnd(endChoices(free, first ?? '', longest), first ?? '', area.slotMinutes) ?? '',
      guests: 0,
      note: '',
      answers: Object.fromEntries(area.questions.map((question) => [question.id, answerOf(question)])),
    },
    rules: { endsAt: t('endsBeforeStart') },
    onSubmit: submit,
  });
  const [start, end] = form.watch(['startsAt', 'endsAt']);
  const isWaiting = taken.some((slot) => slot.startsAt === start);
  useEffect(() => onWait(isWaiting), [isWaiting, onWait]);
  const known = isWaiting ? free : withTime(free, { startsAt: start, endsAt: end });
  const ends = endChoices(isWaiting ? inOrder([...free, ...taken]) : known, start, longest);
  const matching = ends.includes(end) ? end : likelyEnd(ends, start, area.slotMinutes);
  useEffect(() => {
    if (matching !== null && matching !== end) form.setValue('endsAt', matching);
  }, [matching, end, form]);

  const chosenDay = start === '' ? null : wallClock(start, timeZone).day;
  // A day that was chosen brings its time of day along, once it is known what is free on it.
  useEffect(() => {
    if (isStale || chosenDay === day) return;
    const minutes = start === '' ? wanted : wallClock(start, timeZone).minutes;
    const next = likelyStart(free, { day, minutes }, timeZone) ?? '';
    if (next !== start) form.setValue('startsAt', next);
  });

  const choose = (slot: TimeSlot) => {
    onDay(wallClock(slot.startsAt, timeZone).day);
    form.setValue('startsAt', slot.startsAt);
    form.setValue('endsAt', slot.endsAt);
    setAlternatives(null);
    // Once the chosen time is drawn.
    requestAnimationFrame(() => form.setFocus('startsAt'));
  };

  return (
    <Form form={form} id={formId} label={t('title', { area: area.name })}>
      {alternatives ? <SlotTaken alternatives={alternatives} onChoose={choose} /> : null}
      <BookingDay area={area} days={availability.days.slice(0, 7)} day={day} onDay={onDay} />
      {isOther && start === first ? (
        <Text size="sm" tone="muted" role="status">
          {t('gone')}
        </Text>
      ) : null}
      <BookingTimes
        free={known}
        taken={taken}
        day={day}
        closed={availability.days.find((each) => each.day === day)?.closed ?? null}
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
      <TextAreaField name="note" label={t('note')} rows={2} />
      <BookingRules text={area.rules} />
    </Form>
  );
}
