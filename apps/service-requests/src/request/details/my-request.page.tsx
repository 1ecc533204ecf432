import { requestGateOf } from './request-gate';
import { RequestView } from './request-view';

const MyRequestGate = requestGateOf('mine');

/** `my-requests/detail?id=`. */
export function MyRequestPage() {
  return (
    <MyRequestGate>
      {(request) => <RequestView key={request.id} request={request} list="mine" />}
    </MyRequestGate>
  );
}
