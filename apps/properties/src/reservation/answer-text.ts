import { useMessages } from '@courtyard/common';
import { reservationMessages } from './reservation.messages';

/** An answer as people read it: what a yes-no question stores is a word of the wire. */
export function useAnswerText(): (answer: string) => string {
  const t = useMessages(reservationMessages);
  return (answer) => (answer === 'yes' || answer === 'no' ? t(answer) : answer);
}
