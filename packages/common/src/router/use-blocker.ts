import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import type { HeldNavigation } from './app-router';
import { useAppRouter } from './router-provider';

export type Blocker =
  | { state: 'unblocked'; location?: undefined; proceed?: undefined; reset?: undefined }
  | { state: 'blocked'; location: Location; proceed(): void; reset(): void };

/** Holds navigations for which the answer is true, until the person proceeds or stays. */
export function useBlocker(shouldBlock: boolean | ((navigation: HeldNavigation) => boolean)): Blocker {
  const router = useAppRouter();
  const [held, setHeld] = useState<{ location: Location; proceed: () => void } | null>(null);
  const decide = useRef(shouldBlock);
  useEffect(() => {
    decide.current = shouldBlock;
  }, [shouldBlock]);

  useEffect(
    () =>
      router.guard((navigation, proceed) => {
        const answer = decide.current;
        const isBlocked = typeof answer === 'function' ? answer(navigation) : answer;
        if (isBlocked) setHeld({ location: navigation.nextLocation, proceed });
        return isBlocked;
      }),
    [router],
  );

  if (!held) return { state: 'unblocked' };
  return {
    state: 'blocked',
    location: held.location,
    proceed: () => {
      setHeld(null);
      held.proceed();
    },
    reset: () => setHeld(null),
  };
}
