import { toast, useMessages } from '@courtyard/common';
import type { RequestDetails, RequestReference } from '@courtyard/contract/service-requests/request/request';
import { IconButton, TextLink, useFailureToast } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { actionMessages } from '../actions/action.messages';
import { useUnlinkRequest } from '../actions/link.queries';
import { StateBadge } from '../request-badges';
import { requestName } from '../request-place';
import { requestPaths, type RequestList } from '../request-paths';
import { detailsMessages } from './details.messages';

const queryOf = (data: readonly RequestReference[]) => ({
  data,
  isError: false,
  error: null,
  refetch: async () => {},
});

/** Duplicates that were merged into a request, and those that belong together with it. */
export function LinkedCards({ request, list }: { request: RequestDetails; list: RequestList }) {
  const t = useMessages(detailsMessages);
  const { merged, related } = request;
  return (
    <>
      {merged.length > 0 ? (
        <PartCard title={t('merged')} query={queryOf(merged)} empty={null}>
          {(other) => <Row key={other.id} other={other} list={list} />}
        </PartCard>
      ) : null}
      {related.length > 0 ? (
        <PartCard title={t('related')} query={queryOf(related)} empty={null}>
          {(other) => <Row key={other.id} other={other} list={list} of={request} />}
        </PartCard>
      ) : null}
    </>
  );
}

interface RowProps {
  other: RequestReference;
  list: RequestList;
  /** The request that it is linked to, where the link can be taken away. */
  of?: RequestDetails;
}

function Row({ other, list, of }: RowProps) {
  const t = useMessages(actionMessages);
  const failed = useFailureToast();
  const unlinking = useUnlinkRequest();
  const unlink = async (id: string) => {
    try {
      await unlinking.mutateAsync({ id, otherId: other.id });
      toast({ title: t('unlinked', { number: other.number }), kind: 'success' });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <PartRow
      title={<TextLink to={requestPaths.details(list, other.id)}>{requestName(other)}</TextLink>}
      badge={<StateBadge value={other.state} />}
      menu={
        of ? (
          <IconButton
            icon="close"
            size="sm"
            label={`${t('unlink')}: ${requestName(other)}`}
            loading={unlinking.isPending}
            onClick={() => void unlink(of.id)}
          />
        ) : null
      }
    />
  );
}
