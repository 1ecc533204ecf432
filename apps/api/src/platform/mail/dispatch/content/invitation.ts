import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

/** An event for the calendars of those who get a letter (RFC 5546). */
export interface CalendarInvitation {
  /** `REQUEST` invites, and replaces what a calendar has under the same `uid` and a lower `sequence`; `CANCEL` takes it out. */
  method: 'REQUEST' | 'CANCEL';
  uid: string;
  sequence: number;
  /** When it was written, ISO 8601, as all times here. */
  stamp: string;
  startsAt: string;
  endsAt: string;
  summary: string;
  description: string;
  location: string | null;
  /** Its page. */
  url: string;
}

interface Party {
  name: string;
  email: string;
}

/** Quotes and line ends cannot stand in a parameter (RFC 5545, 3.2). */
const asParameter = ({ name, email }: Party): Party => ({
  name: name.replaceAll(/["\p{Cc}]+/gu, ' ').trim() || email,
  email,
});

/**
 * The event as the file for one of those who are invited: nobody learns from it who else is. No reply is asked for, for none
 * is read; who comes is said on the page. Its times are moments in UTC, so that no calendar needs to know a zone.
 */
export function invitationFile(
  invitation: CalendarInvitation,
  { organizer, attendee }: { organizer: Party; attendee: Party },
): string {
  const isCancelled = invitation.method === 'CANCEL';
  const calendar = ical({
    prodId: { company: 'Courtyard', product: 'Invitations', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: invitation.uid,
    sequence: invitation.sequence,
    stamp: new Date(invitation.stamp),
    start: new Date(invitation.startsAt),
    end: new Date(invitation.endsAt),
    summary: invitation.summary,
    description: invitation.description,
    location: invitation.location,
    url: invitation.url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: asParameter(organizer),
    attendees: [
      {
        ...asParameter(attendee),
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: false,
      },
    ],
  });
  return calendar.toString();
}
