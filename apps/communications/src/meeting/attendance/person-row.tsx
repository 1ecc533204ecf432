import { choicesOf, lazyOverlay, useFormats, useMessages } from '@courtyard/common';
import type { Attendee } from '@courtyard/contract/communications/meeting/attendance/attendance';
import { presences } from '@courtyard/contract/communications/meeting/attendance/attendance.values';
import { Avatar, Badge, NativeSelect, useFailureToast } from '@courtyard/ui';
import { PartMenu, PartRow } from '@courtyard/ui/details';
import { useState } from 'react';
import { meetings } from '../meeting.queries';
import { attendanceMessages } from './attendance.messages';

const HolderDialog = lazyOverlay(async () => (await import('./holder.dialog')).HolderDialog);

interface RowProps {
  meetingId: string;
  person: Attendee;
  records: boolean;
  /** Whether the quorum is of homes: then it is said for how many somebody counts. */
  countsHomes: boolean;
  /** Invites them no more; not once the meeting has begun. */
  onRemove: (() => void) | undefined;
}

/** One who is invited; at the door it is recorded whether they are there, and by whom where by proxy. */
export function PersonRow({ meetingId, person, records, countsHomes, onRemove }: RowProps) {
  const t = useMessages(attendanceMessages);
  const formats = useFormats();
  const fail = useFailureToast();
  const { key, name, units, homes, answer, presence, proxyHolder, arrivedAt, version, hasEmail } = person;
  const recording = meetings.useWrite(
    'PUT /api/v1/meetings/:meetingId/attendance/:attendeeId',
    meetingId,
    key,
  );
  const [isAsked, setAsked] = useState(false);
  const record = (next: Attendee['presence'], holder = proxyHolder) =>
    recording.mutateAsync({ presence: next, proxyHolder: holder, version });
  const isPresence = (value: string): value is Attendee['presence'] =>
    presences.some((each) => each === value);
  const about = [
    units.join(', '),
    countsHomes && homes !== units.length ? t(homes === 0 ? 'countsNone' : 'counts', { homes }) : '',
    proxyHolder === null ? '' : t('proxyOf', { name: proxyHolder }),
    hasEmail ? '' : t('noEmail'),
    arrivedAt === null ? '' : t('arrived', { time: formats.time(arrivedAt) }),
  ].filter((part) => part !== '');
  return (
    <PartRow
      lead={<Avatar name={name} size="sm" />}
      title={name}
      badge={answer === 'none' ? undefined : <Badge>{t(`answer.${answer}`)}</Badge>}
      menu={
        onRemove ? (
          <PartMenu
            name={name}
            items={[{ label: t('removeVerb'), icon: 'trash', tone: 'danger', onSelect: onRemove }]}
          />
        ) : undefined
      }
      aside={
        records ? (
          <NativeSelect
            aria-label={t('presenceOf', { name })}
            value={recording.isPending ? recording.variables.presence : presence}
            onChange={({ target: { value } }) => {
              if (!isPresence(value) || recording.isPending) return;
              if (value === 'proxy') setAsked(true);
              else record(value).catch(fail);
            }}
          >
            {choicesOf(t, 'presence', presences).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        ) : undefined
      }
    >
      {about.length > 0 ? about.join(' · ') : null}
      {isAsked ? (
        <HolderDialog
          person={person}
          onHolder={(holder) => record('proxy', holder)}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </PartRow>
  );
}
