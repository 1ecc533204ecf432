import { useFormats, useMessages } from '@courtyard/common';
import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { requestVocabulary } from '@courtyard/contract/service-requests/request/request-vocabulary';
import { Box, Page, Stack, StatusBadge, TextLink } from '@courtyard/ui';
import { CardColumns, HeadFacts, HistoryCard, RecordTabs, RecordTasks } from '@courtyard/ui/details';
import { ConversationCard } from '../../comment/conversation.card';
import { useRequestActions } from '../actions/use-request-actions';
import { LatenessBadge, PriorityBadge, StateBadge } from '../request-badges';
import { requestName } from '../request-place';
import { requestPaths, type RequestList } from '../request-paths';
import { requestMessages } from '../request.messages';
import { requestLists } from '../request.queries';
import { useLocalized } from '../use-localized';
import { RequestWorkOrders } from '../../work-order/panel/request-work-orders';
import { AboutCard } from './about.card';
import { detailsMessages } from './details.messages';
import { LinkedCards } from './linked-cards';
import { ProblemCard } from './problem.card';
import { RatingCard } from './rating.card';

interface ViewProps {
  request: RequestDetails;
  list: RequestList;
}

/** A request: what it is, its state, what people wrote, and its history. */
export function RequestView({ request, list }: ViewProps) {
  const t = useMessages(detailsMessages);
  const tRequest = useMessages(requestMessages);
  const formats = useFormats();
  const localized = useLocalized();
  const { actions, dialog } = useRequestActions(request);
  const { id, number, title, kind, category, createdAt, view } = request;
  const about = [
    `#${number}`,
    `${tRequest(`kind.${kind}`)}: ${localized(category.name)}`,
    formats.moment(createdAt),
  ];
  const overview = (
    <CardColumns
      wide="left"
      left={
        <>
          <ProblemCard request={request} />
          {view === 'full' ? <ConversationCard request={request} /> : null}
        </>
      }
      right={
        <>
          <RatingCard request={request} />
          <AboutCard request={request} />
          {request.may.manage ? <LinkedCards request={request} list={list} /> : null}
          {view === 'full' ? <RequestWorkOrders requestId={id} /> : null}
        </>
      }
    />
  );
  return (
    <Page title={title} description={about.join(' · ')} actions={actions}>
      <RecordTasks record="request" recordId={id} />
      <MergedNotice request={request} list={list} />
      <Head request={request} />
      {view === 'full' ? (
        <RecordTabs
          record={{ id, name: requestName(request) }}
          overview={overview}
          history={
            <HistoryCard
              of={requestLists[list].historyOf(id)}
              vocabulary={requestVocabulary}
              description={t('historyText')}
            />
          }
        />
      ) : (
        <Stack gap="5">{overview}</Stack>
      )}
      {dialog}
    </Page>
  );
}

/** State, priority, who does it and until when. */
function Head({ request }: { request: RequestDetails }) {
  const tRequest = useMessages(requestMessages);
  const formats = useFormats();
  const { state, waitingFor, priority, assignee, dueOn, lateness } = request;
  const status = (
    <Stack gap="1" alignItems="flex-start">
      <StateBadge value={state} />
      {waitingFor ? `${tRequest('waitingFor')}: ${tRequest(`waitingFor.${waitingFor}`)}` : null}
    </Stack>
  );
  const due = (
    <Stack gap="1" alignItems="flex-start">
      {dueOn ? formats.day(dueOn) : lateness === 'on-time' ? '–' : null}
      {lateness === 'on-time' ? null : <LatenessBadge value={lateness} />}
    </Stack>
  );
  return (
    <HeadFacts
      facts={[
        { label: tRequest('state'), value: status },
        { label: tRequest('priority'), value: <PriorityBadge value={priority} /> },
        { label: tRequest('assignee'), value: assignee?.name ?? tRequest('unassigned') },
        { label: tRequest('dueOn'), value: due },
      ]}
    />
  );
}

/** What it was merged into, as far as the reader may know. */
function MergedNotice({ request: { mergedInto }, list }: ViewProps) {
  const t = useMessages(detailsMessages);
  if (!mergedInto) return null;
  const { id, number } = mergedInto;
  return (
    <Box mb="4">
      <StatusBadge status="info" isSentence>
        {id === null ? (
          t('mergedHidden', { number })
        ) : (
          <TextLink look="inline" to={requestPaths.details(list, id)}>
            {t('mergedText', { number })}
          </TextLink>
        )}
      </StatusBadge>
    </Box>
  );
}
