import { useFormats, useMessages } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing, StatusBadge } from '@courtyard/ui';
import { pollPaths } from '../poll-paths';
import { pollMessages } from '../poll.messages';
import { useMyPolls } from '../poll.queries';

/** The open polls in which the person may vote. */
export function PollsCard() {
  const t = useMessages(pollMessages);
  const formats = useFormats();
  const mine = useMyPolls();
  const openOf = (found: NonNullable<typeof mine.data>) => found.filter(({ status }) => status === 'open');
  return (
    <CardFrame
      title={t('openVotes')}
      link={{ to: pollPaths.mine, label: t('mine') }}
      query={mine}
      lines={3}
      isNothing={(found) => openOf(found).length === 0}
    >
      {(found) =>
        openOf(found).length === 0 ? (
          <CardNothing>{t('noneOpen')}</CardNothing>
        ) : (
          <CardList>
            {openOf(found)
              .slice(0, 4)
              .map(({ id, title, closesAt, votes, voted }) => (
                <CardLine
                  key={id}
                  to={pollPaths.vote(id)}
                  title={title}
                  detail={t('until', { at: formats.moment(closesAt) })}
                  aside={
                    voted === votes ? (
                      <StatusBadge status="ok">{t('votedAll')}</StatusBadge>
                    ) : (
                      <StatusBadge status="attention">{t('notVoted')}</StatusBadge>
                    )
                  }
                />
              ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
