/** How often a plan makes a work order. */
export const planUnits = ['day', 'week', 'month', 'year'] as const;

interface Standing {
  isActive: boolean;
  nextOn: string | null;
}

/** Whether a plan makes orders, is paused, or has made all of them. */
export const planStateOf = ({ isActive, nextOn }: Standing): 'active' | 'paused' | 'ended' =>
  !isActive ? 'paused' : nextOn === null ? 'ended' : 'active';
