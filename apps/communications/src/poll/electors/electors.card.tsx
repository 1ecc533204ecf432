import { toast, type TranslateOf, useFormats, useMessages } from '@courtyard/common';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { refusalsOf, takesPlaceOf } from '@courtyard/contract/communications/poll/profile.rules';
import { Badge, Box, Flex, NativeSelect, StatusBadge, Text, useFailureToast } from '@courtyard/ui';
import { PartCard, PartMenu, PartRow } from '@courtyard/ui/details';
import { SearchBox } from '@courtyard/ui/data';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { useElectors, useRevokeProxy, useSuspend } from '../poll.queries';
import { electorsMessages } from './electors.messages';
import { PaperDialog } from './paper.dialog';
import { ProxyDialog } from './proxy.dialog';
import { SuspendDialog } from './suspend.dialog';

type Elector = NonNullable<ReturnType<typeof useElectors>['data']>['data'][number];
type Voted = 'all' | 'yes' | 'no';
type Asked = { action: 'paper' | 'room' | 'proxy' | 'suspend'; elector: Elector } | null;

const votedValues = ['all', 'yes', 'no'] as const satisfies readonly Voted[];

/** More are found by searching. */
const maxShown = 20;

/** What the rules say about suspending somebody, with the statute where one refuses it. */
function suspensionText(poll: Poll, t: (key: 'nobodySuspended' | 'canSuspend' | 'suspensionOver') => string) {
  if (!poll.arrearsBar) {
    const refused = refusalsOf({ ...poll, arrearsBar: true }).find(({ field }) => field === 'arrearsBar');
    return refused?.reason ?? t('nobodySuspended');
  }
  return t(poll.voted === 0 ? 'canSuspend' : 'suspensionOver');
}

/** Who may vote and how they did, for who runs the poll: paper ballots, proxies and suspensions are entered here. */
export function ElectorsCard({ poll }: { poll: Poll }) {
  const t = useMessages(electorsMessages);
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const [voted, setVoted] = useState<Voted>('all');
  const [asked, setAsked] = useState<Asked>(null);
  const query = useElectors(poll.id, { search, voted });
  const found = query.data;
  const close = () => setAsked(null);
  return (
    <>
      <PartCard
        title={t('title')}
        description={`${t('text', {
          total: formats.number(poll.electors ?? 0),
          day: poll.recordDate === null ? '' : formats.day(poll.recordDate),
        })} ${suspensionText(poll, t)}`}
        query={{
          ...query,
          data: found && ['head' as const, ...found.data.slice(0, maxShown), 'rest' as const],
        }}
        empty={null}
      >
        {(row) => {
          if (row === 'head')
            return (
              <Flex as="li" key="head" gap="3" wrap="wrap" py="3">
                <Box flex="1 1 12rem">
                  <SearchBox value={search} onChange={setSearch} label={t('search')} />
                </Box>
                <Box flex="0 1 9rem">
                  <VotedSelect value={voted} onChange={setVoted} />
                </Box>
              </Flex>
            );
          if (row === 'rest') return <RestLine key="rest" found={found} />;
          return <ElectorRow key={row.id} poll={poll} elector={row} onAsk={setAsked} />;
        }}
      </PartCard>
      {asked?.action === 'paper' || asked?.action === 'room' ? (
        <PaperDialog
          pollId={poll.id}
          inRoom={asked.action === 'room'}
          elector={asked.elector}
          onClose={close}
        />
      ) : null}
      {asked?.action === 'proxy' ? (
        <ProxyDialog
          pollId={poll.id}
          electorId={asked.elector.id}
          name={asked.elector.name}
          isRecorded
          onClose={close}
        />
      ) : null}
      {asked?.action === 'suspend' ? (
        <SuspendDialog pollId={poll.id} profile={poll.profile} elector={asked.elector} onClose={close} />
      ) : null}
    </>
  );
}

function VotedSelect({ value, onChange }: { value: Voted; onChange: (value: Voted) => void }) {
  const t = useMessages(electorsMessages);
  return (
    <NativeSelect
      size="sm"
      aria-label={t('show')}
      value={value}
      onChange={({ target }) => onChange(votedValues.find((each) => each === target.value) ?? 'all')}
    >
      {votedValues.map((each) => (
        <option key={each} value={each}>
          {t(each)}
        </option>
      ))}
    </NativeSelect>
  );
}

function RestLine({ found }: { found: ReturnType<typeof useElectors>['data'] }): ReactNode {
  const t = useMessages(electorsMessages);
  const formats = useFormats();
  if (!found || (found.total > 0 && found.total <= maxShown)) return null;
  return (
    <Text as="li" size="sm" tone="muted" py="3">
      {found.data.length === 0
        ? t('none')
        : t('more', { count: formats.number(maxShown), total: formats.number(found.total) })}
    </Text>
  );
}

interface RowProps {
  poll: Poll;
  elector: Elector;
  onAsk: (asked: Asked) => void;
}

/** What can be done about one vote now. */
function useElectorActions({ poll, elector, onAsk }: RowProps): MenuItemSpec[] {
  const t = useMessages(electorsMessages);
  const fail = useFailureToast();
  const revoking = useRevokeProxy(poll.id, elector.id);
  const suspending = useSuspend(poll.id, elector.id);
  const { method, proxy, suspended } = elector;
  if (poll.status !== 'open') return [];
  const ask = (action: NonNullable<Asked>['action']) => () => onAsk({ action, elector });
  const done = (title: string) => () => toast({ title, kind: 'success' });
  const canEnter = (as: 'paper' | 'room') =>
    suspended === null && (method === null || takesPlaceOf(method, as, poll));
  const canGive = poll.proxies && suspended === null && method === null;
  const canSuspend = poll.arrearsBar && poll.voted === 0;
  const items: (MenuItemSpec | false)[] = [
    poll.meeting?.status === 'in-session' &&
      canEnter('room') && { label: t('enterRoom'), icon: 'user', onSelect: ask('room') },
    poll.amendment === null &&
      canEnter('paper') && { label: t('enterPaper'), icon: 'file-text', onSelect: ask('paper') },
    canGive && proxy === null && { label: t('recordProxy'), icon: 'user', onSelect: ask('proxy') },
    proxy !== null &&
      (method === null || poll.replaceable) && {
        label: t('endProxy'),
        icon: 'close',
        onSelect: () =>
          void revoking
            .mutateAsync(undefined)
            .then(done(t('ended')))
            .catch(fail),
      },
    canSuspend && suspended === null && { label: t('suspend'), icon: 'minus', onSelect: ask('suspend') },
    canSuspend &&
      suspended !== null && {
        label: t('giveBack'),
        icon: 'check',
        onSelect: () =>
          void suspending
            .mutateAsync({ reason: null })
            .then(done(t('givenBack')))
            .catch(fail),
      },
  ];
  return items.filter((item) => item !== false);
}

function proxySaid(
  { proxy, proxyUntil }: Elector,
  t: TranslateOf<typeof electorsMessages>,
  dayOf: (day: string) => string,
): string {
  if (proxy === null) return '';
  return proxyUntil === null
    ? t('proxy', { name: proxy })
    : t('proxyUntilDay', { name: proxy, day: dayOf(proxyUntil) });
}

function ElectorRow(props: RowProps) {
  const t = useMessages(electorsMessages);
  const formats = useFormats();
  const { poll, elector } = props;
  const { name, voters, weight, method, suspended } = elector;
  const actions = useElectorActions(props);
  const about = [
    voters.join(', ') === name ? '' : voters.join(', '),
    poll.basis === 'share' ? t('weight', { weight: formats.number(weight) }) : '',
    proxySaid(elector, t, formats.day),
    suspended === null ? '' : t('suspendedFor', { reason: suspended }),
  ].filter((text) => text !== '');
  return (
    <PartRow
      title={name}
      badge={
        suspended === null ? (
          method && <Badge>{t(`method.${method}`)}</Badge>
        ) : (
          <StatusBadge status="attention">{t('suspended')}</StatusBadge>
        )
      }
      menu={actions.length > 0 ? <PartMenu name={name} items={actions} /> : undefined}
    >
      {about.length > 0 ? about.join(' · ') : null}
    </PartRow>
  );
}
