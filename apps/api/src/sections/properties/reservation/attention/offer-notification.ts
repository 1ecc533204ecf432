import { formatMoment } from '@courtyard/contract/formats';
import { moment } from '@courtyard/contract/primitives';
import { z } from 'zod';
import { defineNotification, type Reader } from '../../../../platform/notifications/kind';
import { spanText } from '../booking/booking.words';

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
  group: { en: 'Bookings', es: 'Reservas' },
  label: { en: 'A time I’m waitlisted for is available', es: 'Queda libre un turno de mi lista de espera' },
  parameters: offer,
  channels: { email: 'at-once' },
  words: {
    en: (it, reader) => ({
      title: `${it.area}: a time you’re waitlisted for is available`,
      text: `${timeOf(it, reader)}. It’s held for you until ${untilOf(it, reader)}; accept it before then.`,
    }),
    es: (it, reader) => ({
      title: `${it.area}: está libre un turno de su lista de espera`,
      text: `${timeOf(it, reader)}. Se guarda para usted hasta ${untilOf(it, reader)}; acéptelo antes.`,
    }),
  },
});
