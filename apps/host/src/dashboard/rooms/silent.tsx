import { type CardSays, useCardSays } from '@courtyard/common';

/** A card that shows nothing, and says why. */
export function Silent({ says }: { says: CardSays }) {
  useCardSays(says);
  return null;
}
