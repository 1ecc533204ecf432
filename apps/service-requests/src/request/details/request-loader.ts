import { recordLoader } from '@courtyard/ui/details';
import { requestPaths, type RequestList } from '../request-paths';
import { requestMessages } from '../request.messages';
import { communityRequests, myRequests, requestPagers } from '../request.queries';

const useOneOf = { mine: myRequests.useOne, community: communityRequests.useOne };

/** A page about the request `?id=` of one of the lists. */
export const requestLoaderOf = (list: RequestList) =>
  recordLoader({
    messages: requestMessages,
    title: (t) => t('request'),
    useOne: useOneOf[list],
    list: requestPaths.list(list),
    pager: requestPagers[list],
  });
