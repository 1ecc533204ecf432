import { useFormats, useMessages } from '@courtyard/common';
import { StatusBadge, CardFrame, CardLine, CardList, CardNothing } from '@courtyard/ui';
import { announcementPaths } from './announcement-paths';
import { announcementMessages } from './announcement.messages';
import { useLatestOfFeed } from './announcement.queries';

/** What was announced last to this person. */
export function AnnouncementsCard() {
  const t = useMessages(announcementMessages);
  const formats = useFormats();
  const latest = useLatestOfFeed();
  return (
    <CardFrame
      title={t('latest')}
      link={{ to: announcementPaths.feed, label: t('all') }}
      query={latest}
      lines={4}
      isNothing={({ data }) => data.length === 0}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('none')}</CardNothing>
        ) : (
          <CardList>
            {data.map(({ id, title, publishesAt, isRead, category }) => (
              <CardLine
                key={id}
                to={announcementPaths.details(id)}
                title={title}
                detail={[t(`category.${category}`), publishesAt ? formats.moment(publishesAt) : ''].join(
                  ' · ',
                )}
                aside={isRead ? null : <StatusBadge status="info">{t('unread')}</StatusBadge>}
              />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
