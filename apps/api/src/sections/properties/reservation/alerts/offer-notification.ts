import { formatMoment } from '@courtyard/contract/formats';
import { moment } from '@courtyard/contract/primitives';
import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification, type Reader } from '../../../../platform/notifications/kind';
import { spanText } from '../booking/booking.labels';
import { bookingGroup as group, bookingMessages as messages } from './booking-texts';

const offer = z.object({ area: z.string(), startsAt: moment, endsAt: moment, until: moment });

type Offer = z.infer<typeof offer>;

const timeOf = (it: Offer, { timeZone, language }: Reader) => spanText(it, timeZone, language);

const untilOf = ({ until }: Offer, { timeZone, language }: Reader) =>
  formatMoment(until, {
    language,
    timeZone,
    dateFormat: language === 'en' ? 'MMM D' : 'D MMM',
  }).replaceAll('\u202F', ' ');

/** To one who waits: the time is free and held for them. */
export const bookingOffered = defineNotification({
  name: 'properties.booking-offered',
  group,
  label: labelOf(messages, 'offered.label'),
  parameters: offer,
  channels: { email: 'at-once' },
  messages,
  content: (t, it, reader) => ({
    title: t('offered.title', { area: it.area }),
    text: t('offered.text', { time: timeOf(it, reader), until: untilOf(it, reader) }),
  }),
});
