import { requestLoaderOf } from './request-loader';
import { RequestView } from './request-view';

const MyRequestLoader = requestLoaderOf('mine');

/** `my-requests/detail?id=`. */
export function MyRequestPage() {
  return (
    <MyRequestLoader>
      {(request) => <RequestView key={request.id} request={request} list="mine" />}
    </MyRequestLoader>
  );
}
