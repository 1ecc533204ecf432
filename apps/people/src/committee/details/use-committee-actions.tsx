import { useCan, useMessages } from '@courtyard/common';
import type { Committee } from '@courtyard/contract/people/committee/committee';
import { useThingActions } from '@courtyard/ui/details';
import { committeePaths } from '../committee-paths';
import { committees } from '../committee.queries';
import { detailsMessages } from './details.messages';

/** What can be done with a committee; `dialog` is drawn anywhere on its page. */
export function useCommitteeActions(committee: Committee) {
  const t = useMessages(detailsMessages);
  return useThingActions({
    may: useCan('Committee Update'),
    thing: committee,
    paths: committeePaths,
    remove: committees.useRemove().mutateAsync,
    removal: { text: t('removeText'), verb: t('removeVerb') },
  });
}
