import { useSyncExternalStore } from 'react';
import { boot } from '../../app/entry/boot';

const never = () => () => {};

/** Name of the community at this address; null on a prerendered page, which is the same for every community. */
export function useCommunityName(): string | null {
  return useSyncExternalStore(
    never,
    () => boot().community?.name ?? null,
    () => null,
  );
}
