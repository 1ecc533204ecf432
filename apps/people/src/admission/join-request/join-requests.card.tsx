import { useFormats, useMessages } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing } from '@courtyard/ui';
import { joinRequestMessages } from './join-request.messages';
import { joinRequests, joinRequestsPath } from './join-request.queries';

/** People who asked to join and are not answered yet, the oldest request first. */
export function JoinRequestsCard() {
  const t = useMessages(joinRequestMessages);
  const formats = useFormats();
  const waiting = joinRequests.useList({ limit: 4 });
  const count = waiting.data?.page.total ?? 0;
  return (
    <CardFrame
      title={t('title')}
      {...(count > 0 && { link: { to: joinRequestsPath, label: t('all', { count }) } })}
      query={waiting}
      lines={3}
      isNothing={({ data }) => data.length === 0}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('nothing')}</CardNothing>
        ) : (
          <CardList>
            {data.map(({ id, name, email, askedAt }) => (
              <CardLine
                key={id}
                to={joinRequestsPath}
                title={name}
                detail={[email, t('asked', { ago: formats.ago(askedAt) })].join(' · ')}
              />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
