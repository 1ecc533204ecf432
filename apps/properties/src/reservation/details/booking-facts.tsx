import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { type Fact, Facts } from '@courtyard/ui/details';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { useAnswerText } from '../answer-text';
import { reservationMessages } from '../reservation.messages';
import { useSpanText } from '../span-text';

/** All there is to know about a booking. */
export function BookingFacts({ booking }: { booking: Reservation }) {
  const t = useMessages(reservationMessages);
  const formats = useFormats();
  const spanText = useSpanText();
  const answerText = useAnswerText();
  const { currency } = useCommunity();
  const { decision, cancellation, line } = booking;
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const decided = decision ? { by: decision.by, at: formats.moment(decision.at) } : null;
  const facts: (Fact | null)[] = [
    { label: t('when'), value: spanText(booking) },
    line && line.offeredUntil === null ? { label: t('line'), value: formats.number(line.ahead + 1) } : null,
    line?.offeredUntil ? { label: t('heldUntil'), value: formats.moment(line.offeredUntil) } : null,
    { label: t('property'), value: propertyName(booking.property) },
    { label: t('bookedBy'), value: booking.bookedBy },
    { label: t('createdAt'), value: formats.moment(booking.createdAt) },
    { label: t('guests'), value: booking.guests > 0 ? formats.number(booking.guests) : null },
    { label: t('feeMinor'), value: booking.feeMinor > 0 ? money(booking.feeMinor) : null },
    booking.depositMinor > 0 ? { label: t('depositMinor'), value: money(booking.depositMinor) } : null,
    cancellation?.isDone && booking.feeMinor > 0
      ? { label: t('keptFeeMinor'), value: money(cancellation.keptFeeMinor) }
      : null,
    cancellation?.freeUntil && !line
      ? { label: t('freeUntil'), value: formats.moment(cancellation.freeUntil) }
      : null,
    ...booking.answers.map((answer) => ({ label: answer.question, value: answerText(answer.answer) })),
    booking.note ? { label: t('note'), value: booking.note } : null,
    decision && decided
      ? {
          label: t('decision'),
          value: decision.reason
            ? t('decidedWhy', { ...decided, reason: decision.reason })
            : t('decided', decided),
        }
      : null,
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} minWidth="12rem" />;
}
