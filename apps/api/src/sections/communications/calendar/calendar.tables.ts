import type { CalendarEvent } from '@courtyard/contract/communications/calendar/calendar-event';
import type { RawBuilder } from 'kysely';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated, Moment } from '../../../platform/database/columns';

type Written = 'title' | 'description' | 'location' | 'category' | 'color' | 'textColor' | 'status';

/** An event or a series. `startsLocal` and all dates are of its own clock, `2026-12-01T18:30:00`. */
export interface CalendarSeriesTable extends Pick<
  CalendarEvent,
  Written | 'allDay' | 'timeZone' | 'asksAnswers'
> {
  tenantId: string;
  id: string;
  uid: string;
  sequence: Generated<number>;
  startsLocal: string;
  lengthSeconds: number;
  rules: string[];
  ruleEnds: string[];
  extraDates: string[];
  exceptDates: string[];
  span: ColumnType<string, RawBuilder<unknown>, RawBuilder<unknown>>;
  audienceId: string | null;
  createdBy: string | null;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export interface CalendarOverrideTable extends Pick<CalendarEvent, Written> {
  tenantId: string;
  seriesId: string;
  occurrence: string;
  startsLocal: string;
  lengthSeconds: number;
}

export interface CalendarAnswerTable {
  tenantId: string;
  seriesId: string;
  occurrence: string;
  memberId: string;
  answer: 'yes' | 'maybe' | 'no';
  answeredAt: DefaultMoment;
}

export interface CalendarFeedTable {
  tenantId: string;
  memberId: string;
  tokenHash: Buffer;
  madeAt: Moment;
  usedAt: ColumnType<string | null, string | Date | null, string | Date | null>;
}
