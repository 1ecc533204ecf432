import type { TranslateOf } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { reservationInput } from '@courtyard/contract/properties/reservation/reservation';
import type { bookingMessages } from './booking.messages';

/** The contract's booking with what only the form asks: the area's required questions. */
export function bookingSchema(area: CommonArea, t: TranslateOf<typeof bookingMessages>) {
  return reservationInput
    .superRefine((booking, context) => {
      for (const question of area.questions) {
        if (question.required && !booking.answers[question.id]) {
          context.addIssue({ code: 'custom', path: ['answers', question.id], message: t('answerMissing') });
        }
      }
    })
    .transform(({ answers, ...booking }) => ({
      ...booking,
      answers: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '')),
    }));
}
