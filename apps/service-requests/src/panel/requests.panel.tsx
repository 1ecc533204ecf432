import { type SlotSubject, useCan, useMessages } from '@courtyard/common';
import { Box, CardFrame, CardList, CardNothing, LinkButton } from '@courtyard/ui';
import { RequestLine } from '../request/request-line';
import { requestPaths, type RequestList } from '../request/request-paths';
import { communityRequests, myRequests } from '../request/request.queries';
import { panelMessages } from './panel.messages';

/** Requests of the panel; the list has the others. */
const shown = 5;

/** The record whose page it is: a place that requests are about, the member who reported them, or the vendor whose work orders are about them. */
function aboutOf({ propertyId, areaId, assetId, memberId, vendorId }: SlotSubject) {
  const place =
    propertyId !== undefined
      ? ({ kind: 'unit', id: propertyId } as const)
      : areaId !== undefined
        ? ({ kind: 'area', id: areaId } as const)
        : assetId !== undefined
          ? ({ kind: 'asset', id: assetId } as const)
          : null;
  if (place) return { place, filter: { placeId: place.id } };
  return { place, filter: vendorId === undefined ? { reporterId: memberId ?? '' } : { vendorId } };
}

/** What is open about a unit, an area or an asset, what a member reported, or what a vendor works on, and the way to report more. */
export function RequestsPanel({ subject }: { subject: SlotSubject }) {
  const t = useMessages(panelMessages);
  const seesAll = useCan('Community Requests List View');
  const canReport = useCan('My Request Create');
  const { place, filter } = aboutOf(subject);
  const query = { isOpen: 'true', sort: '-updatedAt', limit: shown } as const;
  const all = communityRequests.useList({ ...query, ...filter }, { enabled: seesAll });
  const own = myRequests.useList(
    { ...query, ...(place && { placeId: place.id }) },
    { enabled: !seesAll && place !== null },
  );
  const list: RequestList = seesAll ? 'community' : 'mine';
  return (
    <CardFrame
      title={t('title')}
      link={{ to: requestPaths.open(list), label: t('all') }}
      query={seesAll ? all : own}
      lines={2}
    >
      {({ data }) => (
        <>
          {data.length === 0 ? (
            <CardNothing>{t('none')}</CardNothing>
          ) : (
            <CardList>
              {data.map((request) => (
                <RequestLine key={request.id} request={request} list={list} />
              ))}
            </CardList>
          )}
          {place && canReport ? (
            <Box mt="3">
              <LinkButton size="sm" icon="plus" to={requestPaths.reportAbout(place.kind, place.id)}>
                {t('report')}
              </LinkButton>
            </Box>
          ) : null}
        </>
      )}
    </CardFrame>
  );
}
