import { recordLoader } from '@courtyard/ui/details';
import { claimPaths } from '../claim-paths';
import { claimMessages } from '../claim.messages';
import { claimPager, useClaim } from '../claim.queries';

/** A page about the claim `?id=`. */
export const ClaimLoader = recordLoader({
  messages: claimMessages,
  title: (t) => t('claim'),
  useOne: useClaim,
  list: claimPaths.list,
  pager: claimPager,
});
