import { useSeen } from '../use-seen';
import { newestNewsOn, newsMark } from './newest-news';

/** Whether there is something new that the person has not read yet. */
export function useHasNews(): boolean {
  const { isKnown, hasSeen } = useSeen();
  return isKnown && !hasSeen(newsMark(newestNewsOn));
}
