import { lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Committee } from '@courtyard/contract/people/committee/committee';
import type { Term } from '@courtyard/contract/people/committee/term';
import { Avatar, Box, Button, Stack, Text } from '@courtyard/ui';
import { latestIn, PartCard, PartMenu, PartRow, useRemoval } from '@courtyard/ui/details';
import { useState } from 'react';
import { PeriodText } from '../../member/details/periods/period';
import { terms } from '../committee.queries';
import { pastTerms, type Seat, seatsOf } from './seats.rules';
import { ServedBy, TermBadges } from './served-by';
import { termMessages } from './term.messages';

const AddTermDialog = lazyOverlay(async () => (await import('./term.dialog')).AddTermDialog);
const ChangeTermDialog = lazyOverlay(async () => (await import('./term.dialog')).ChangeTermDialog);

/** What can be done with terms; none of it for who only reads. */
interface Actions {
  fill: ((seat: Seat) => void) | null;
  change: (term: Term) => void;
  remove: (term: Term) => void;
}

/** Who serves, seat by seat, with who follows; below who served before. */
export function TermsTab({ committee }: { committee: Committee }) {
  const t = useMessages(termMessages);
  const may = useCan('Committee Update');
  const found = terms.useList(committee.id);
  const [filling, setFilling] = useState<Seat | null>(null);
  const [changing, setChanging] = useState<Term | null>(null);
  const removing = terms.useRemove(committee.id);
  const removal = useRemoval<Term>(removing.mutateAsync, ({ member }) => ({
    name: t('termOf', { name: member.name }),
    text: t('removeText'),
    verb: t('removeVerb'),
    done: t('removed'),
  }));
  const actions: Actions | null = may
    ? {
        fill: committee.status === 'active' ? setFilling : null,
        change: setChanging,
        remove: removal.ask,
      }
    : null;
  return (
    <Stack gap="5">
      <PartCard
        title={t('serving')}
        description={t('servingText')}
        query={{ ...found, data: found.data && seatsOf(found.data, committee.seats) }}
        empty={null}
      >
        {(seat) => <SeatRow key={seat.number} seat={seat} actions={actions} />}
      </PartCard>
      <PartCard
        title={t('past')}
        description={t('pastText')}
        query={{ ...found, data: found.data && pastTerms(found.data) }}
        empty={
          <Text size="sm" tone="muted">
            {t('nonePast')}
          </Text>
        }
      >
        {(term) => <TermRow key={term.id} term={term} actions={actions} />}
      </PartCard>
      {removal.dialog}
      {filling ? (
        <AddTermDialog
          committeeId={committee.id}
          seat={filling.number}
          before={filling.upcoming.at(-1) ?? filling.current}
          onClose={() => setFilling(null)}
        />
      ) : null}
      {changing ? (
        <ChangeTermDialog
          committeeId={committee.id}
          term={changing}
          fetchLatest={() => latestIn(found, changing.id)}
          onClose={() => setChanging(null)}
        />
      ) : null}
    </Stack>
  );
}

function SeatRow({ seat, actions }: { seat: Seat; actions: Actions | null }) {
  const t = useMessages(termMessages);
  const { number, current, upcoming } = seat;
  const fill = actions?.fill;
  return (
    <>
      {current ? (
        <TermRow term={current} actions={actions} onFollow={fill ? () => fill(seat) : undefined} />
      ) : (
        <PartRow
          lead={
            <Box
              width="8"
              height="8"
              flexShrink="0"
              borderRadius="full"
              borderWidth="1px"
              borderStyle="dashed"
              borderColor="border.strong"
            />
          }
          title={
            <Text as="span" size="sm" tone="muted">
              {t('vacant')}
            </Text>
          }
          aside={
            fill && upcoming.length === 0 ? (
              <Button size="sm" aria-label={t('fillSeat', { seat: number })} onClick={() => fill(seat)}>
                {t('fill')}
              </Button>
            ) : undefined
          }
        >
          {t('seatNumber', { seat: number })}
        </PartRow>
      )}
      {upcoming.map((term) => (
        <TermRow key={term.id} term={term} actions={actions} />
      ))}
    </>
  );
}

interface TermRowProps {
  term: Term;
  actions: Actions | null;
  /** Adds who follows. */
  onFollow?: (() => void) | undefined;
}

function TermRow({ term, actions, onFollow }: TermRowProps) {
  const t = useMessages(termMessages);
  const formats = useFormats();
  const { member, seat, state, startsOn } = term;
  const place = t('seatNumber', { seat });
  return (
    <PartRow
      lead={<Avatar name={member.name} size="sm" />}
      title={<ServedBy member={member} />}
      badge={<TermBadges office={term.office} member={member} />}
      aside={<PeriodText period={term} />}
      menu={
        actions ? (
          <PartMenu
            name={member.name}
            edit={() => actions.change(term)}
            editLabel={t('edit')}
            items={onFollow ? [{ label: t('addFollower'), icon: 'plus', onSelect: onFollow }] : []}
            onRemove={() => actions.remove(term)}
          />
        ) : undefined
      }
    >
      {state === 'upcoming' ? `${place} · ${t('state.upcoming')} · ${formats.day(startsOn)}` : place}
    </PartRow>
  );
}
