import { gateOf } from '@courtyard/ui/details';
import { claimPaths } from '../claim-paths';
import { claimMessages } from '../claim.messages';
import { claimWalk, useClaim } from '../claim.queries';

/** A page about the claim `?id=`. */
export const ClaimGate = gateOf({
  messages: claimMessages,
  title: (t) => t('claim'),
  useOne: useClaim,
  list: claimPaths.list,
  walk: claimWalk,
});
