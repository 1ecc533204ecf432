import { choicesOf, useMessages } from '@courtyard/common';
import type { Attendance } from '@courtyard/contract/communications/meeting/attendance/attendance';
import { attendanceShown } from '@courtyard/contract/communications/meeting/attendance/attendance.values';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { Box, Button, Flex, NativeSelect, Stack, Text, useKeptFocus } from '@courtyard/ui';
import { PartCard, useRemoval } from '@courtyard/ui/details';
import { SearchBox } from '@courtyard/ui/data';
import { type ReactNode, useState } from 'react';
import { attendeeParts, useAttendees } from '../meeting.queries';
import { attendanceMessages } from './attendance.messages';
import { PersonRow } from './person-row';

type Shown = (typeof attendanceShown)[number];

type Removed = { id: string; name: string };

interface PeopleProps {
  meeting: Meeting;
  attendance: Attendance;
  actions: ReactNode;
  empty: ReactNode;
}

/** Who is invited, with their answers; at the door it is recorded who is there. */
export function PeopleCard({ meeting, attendance: { counts, quorum }, actions, empty }: PeopleProps) {
  const t = useMessages(attendanceMessages);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const found = useAttendees(meeting.id, { shown, ...(search && { search }) });
  const people = found.data?.pages.flatMap(({ data }) => data);
  const removing = useRemoval(attendeeParts.useRemove(meeting.id).mutateAsync, ({ name }: Removed) => ({
    name,
    text: t(meeting.status === 'draft' ? 'removeText' : 'removeTextTold'),
    title: t('removeTitle', { name }),
    verb: t('removeVerb'),
    done: t('removed', { name }),
  }));
  const isAhead = meeting.status === 'draft' || meeting.status === 'called';
  const records = meeting.status !== 'draft' && meeting.status !== 'cancelled';
  const { ref, ...focus } = useKeptFocus<HTMLDivElement>();
  return (
    <Box ref={ref} {...focus} outline="none">
      <PartCard
        title={t('people')}
        description={counts.invited > 0 ? t('answered', counts) : t('peopleText')}
        actions={actions}
        query={{
          ...found,
          data: counts.invited === 0 ? [] : people && ['head' as const, ...people, 'rest' as const],
        }}
        empty={empty}
      >
        {(row) => {
          if (row === 'head')
            return (
              <Flex as="li" key="head" gap="3" wrap="wrap" py="3">
                <Box flex="1 1 12rem">
                  <SearchBox value={search} onChange={setSearch} label={t('search')} />
                </Box>
                {records ? (
                  <Box flex="0 1 11rem">
                    <ShownSelect value={shown} onChange={setShown} />
                  </Box>
                ) : null}
              </Flex>
            );
          if (row === 'rest')
            return <RestLine key="rest" found={found} isWhole={search === '' && shown === 'all'} />;
          return (
            <PersonRow
              key={row.key}
              meetingId={meeting.id}
              person={row}
              records={records}
              countsHomes={quorum.basis === 'unit'}
              onRemove={isAhead ? () => removing.ask({ id: row.key, name: row.name }) : undefined}
            />
          );
        }}
      </PartCard>
      {removing.dialog}
    </Box>
  );
}

interface RestProps {
  found: ReturnType<typeof useAttendees>;
  /** Nothing is looked for, and nobody left out. */
  isWhole: boolean;
}

/** How many are shown of how many, and the next ones. */
function RestLine({ found, isWhole }: RestProps) {
  const t = useMessages(attendanceMessages);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  if (!data || (isWhole && !hasNextPage)) return null;
  const count = data.pages.reduce((sum, page) => sum + page.data.length, 0);
  return (
    <Stack as="li" gap="3" py="3" alignItems="start">
      <Text size="sm" tone="muted" role="status">
        {count === 0 ? t('noneFound') : t('shownOf', { shown: count, total: data.pages[0]?.page.total ?? 0 })}
      </Text>
      {hasNextPage ? (
        <Button size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </Stack>
  );
}

function ShownSelect({ value, onChange }: { value: Shown; onChange: (value: Shown) => void }) {
  const t = useMessages(attendanceMessages);
  return (
    <NativeSelect
      size="sm"
      aria-label={t('show')}
      value={value}
      onChange={({ target }) => onChange(attendanceShown.find((each) => each === target.value) ?? 'all')}
    >
      {choicesOf(t, 'shown', attendanceShown).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
