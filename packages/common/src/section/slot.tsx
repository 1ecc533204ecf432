import type { SlotName } from '@courtyard/contract';
import { createContext, type ReactNode, use } from 'react';

/** What a page tells the contributions to its slot about itself: `{ propertyId }`. */
export type SlotSubject = Readonly<Record<string, string>>;

export interface SlotProps {
  name: SlotName;
  subject: SlotSubject;
  /** The one contribution that is meant, as it is; all of them, each in its card, where it is not given. */
  only?: { sectionId: string; id: string };
}

const Drawing = createContext<(slot: SlotProps) => ReactNode>(() => null);

/** The host says how contributions are drawn: it alone knows which sections there are. */
export const SlotProvider = Drawing.Provider;

/** A place on a page for what other sections have to say there. Takes no room where none has anything. */
export function Slot(slot: SlotProps) {
  return use(Drawing)(slot);
}
