import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followSection } from '../section/live-data';

let shownCards = 0;
let stopListening = () => {};

/** Keeps the cards on screen in step with what others do: one ear for all of them, so that each event asks once. */
export function useLiveCards(): void {
  const client = useQueryClient();
  useEffect(() => {
    shownCards += 1;
    if (shownCards === 1) stopListening = followSection(client);
    return () => {
      shownCards -= 1;
      if (shownCards === 0) stopListening();
    };
  }, [client]);
}
