import type { Translate } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { reservationInput } from '@courtyard/contract/properties/reservation/reservation';
import { z } from 'zod';
import type { bookingMessages } from './booking.messages';

type BookingTexts = (typeof bookingMessages)['catalogues']['en'];

/** The contract's booking with what only the form asks: the area's required questions and that its rules were read. */
export function bookingSchema(area: CommonArea, t: Translate<BookingTexts>) {
  return reservationInput
    .safeExtend({ rulesRead: z.boolean() })
    .superRefine((booking, context) => {
      if (area.rules !== null && !booking.rulesRead) {
        context.addIssue({ code: 'custom', path: ['rulesRead'], message: t('rulesMissing') });
      }
      for (const question of area.questions) {
        if (question.required && !booking.answers[question.id]) {
          context.addIssue({ code: 'custom', path: ['answers', question.id], message: t('answerMissing') });
        }
      }
    })
    .transform(({ rulesRead: _read, answers, ...booking }) => ({
      ...booking,
      answers: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '')),
    }));
}
