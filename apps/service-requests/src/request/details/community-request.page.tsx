import { requestLoaderOf } from './request-loader';
import { RequestView } from './request-view';

const CommunityRequestLoader = requestLoaderOf('community');

/** `community-requests/detail?id=`. */
export function CommunityRequestPage() {
  return (
    <CommunityRequestLoader>
      {(request) => <RequestView key={request.id} request={request} list="community" />}
    </CommunityRequestLoader>
  );
}
