import { useMessages } from '@courtyard/common';
import { CardFrame, CardList, CardNothing } from '@courtyard/ui';
import { RequestLine } from '../request/request-line';
import { requestPaths } from '../request/request-paths';
import { communityRequests } from '../request/request.queries';
import { overviewMessages } from './overview.messages';

const lateList = `${requestPaths.open('community')}&lateness=late`;

/** Open requests of the community that are past their target, the most urgent first. */
export function LateRequestsCard() {
  const t = useMessages(overviewMessages);
  const late = communityRequests.useList({
    isOpen: 'true',
    lateness: ['late'],
    sort: '-priority',
    limit: 5,
  });
  const count = late.data?.page.total ?? 0;
  return (
    <CardFrame
      title={t('lateRequests')}
      {...(count > 0 && { link: { to: lateList, label: t('allOf', { count }) } })}
      query={late}
      lines={4}
      isNothing={({ data }) => data.length === 0}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('noneLate')}</CardNothing>
        ) : (
          <CardList>
            {data.map((request) => (
              <RequestLine key={request.id} request={request} list="community" />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
