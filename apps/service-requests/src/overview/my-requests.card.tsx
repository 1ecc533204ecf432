import { useCan, useMessages } from '@courtyard/common';
import { useCanOpen } from '@courtyard/common/router';
import { Box, CardFrame, CardList, CardNothing, HStack, LinkButton, StatusBadge } from '@courtyard/ui';
import { RequestLine } from '../request/request-line';
import { requestPaths } from '../request/request-paths';
import { useMyOverview } from '../request/request.queries';
import { overviewMessages } from './overview.messages';

/**
 * The open requests of the person, latest activity first, and what they wait for. Where residents report what is broken: it stays for
 * them without any, and those who look after all requests have their own lists. The section's overview has that action itself.
 */
export function MyRequestsCard({ isOnOverview = false }: { isOnOverview?: boolean }) {
  const t = useMessages(overviewMessages);
  const overview = useMyOverview();
  const seesAll = useCan('Community Request Update');
  const canReport = useCanOpen()(requestPaths.reportProblem);
  return (
    <CardFrame
      title={t('mine')}
      link={{ to: requestPaths.list('mine'), label: t('all') }}
      query={overview}
      lines={4}
      isNothing={({ open, toRate }) => open.length === 0 && toRate === 0 && (seesAll || !canReport)}
    >
      {({ open, waitingForMe, toRate }) => (
        <>
          {waitingForMe + toRate > 0 ? (
            <HStack gap="2" flexWrap="wrap" mb="3">
              {waitingForMe > 0 ? (
                <StatusBadge status="attention">{t('waiting', { count: waitingForMe })}</StatusBadge>
              ) : null}
              {toRate > 0 ? (
                <StatusBadge status="info" icon="star">
                  {t('toRate', { count: toRate })}
                </StatusBadge>
              ) : null}
            </HStack>
          ) : null}
          {open.length === 0 ? (
            <CardNothing>{t('noneOpen')}</CardNothing>
          ) : (
            <CardList>
              {open.slice(0, 5).map((request) => (
                <RequestLine key={request.id} request={request} list="mine" />
              ))}
            </CardList>
          )}
          {isOnOverview ? null : (
            <Box mt="3">
              <LinkButton to={requestPaths.reportProblem} icon="wrench" size="sm">
                {t('report')}
              </LinkButton>
            </Box>
          )}
        </>
      )}
    </CardFrame>
  );
}
