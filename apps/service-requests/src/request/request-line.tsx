import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { dayAt } from '@courtyard/contract/days';
import type { RequestSummary } from '@courtyard/contract/service-requests/request/request';
import { CardLine } from '@courtyard/ui';
import { useLocalized } from './use-localized';
import { LatenessBadge, StateBadge } from './request-badges';
import { requestName } from './request-place';
import { requestPaths, type RequestList } from './request-paths';
import { requestMessages } from './request.messages';

/** A request as one line of a card: what it is, where, its last activity and its state. */
export function RequestLine({ request, list }: { request: RequestSummary; list: RequestList }) {
  const t = useMessages(requestMessages);
  const formats = useFormats();
  const { timeZone } = useCommunity();
  const localized = useLocalized();
  const { id, kind, category, place, lateness, state, updatedAt } = request;
  const what = `${t(`kind.${kind}`)}: ${localized(category.name)}`;
  return (
    <CardLine
      to={requestPaths.details(list, id)}
      title={requestName(request)}
      detail={[what, place?.name, formats.day(dayAt(updatedAt, timeZone))].filter(Boolean).join(' · ')}
      aside={lateness === 'late' ? <LatenessBadge value="late" /> : <StateBadge value={state} />}
    />
  );
}
