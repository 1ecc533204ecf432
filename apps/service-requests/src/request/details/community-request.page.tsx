import { requestGateOf } from './request-gate';
import { RequestView } from './request-view';

const CommunityRequestGate = requestGateOf('community');

/** `community-requests/detail?id=`. */
export function CommunityRequestPage() {
  return (
    <CommunityRequestGate>
      {(request) => <RequestView key={request.id} request={request} list="community" />}
    </CommunityRequestGate>
  );
}
