import type { ColumnType, Generated } from 'kysely';

/** `timestamptz`. Read as ISO 8601 text with all its microseconds, written as text or Date. */
export type Moment = ColumnType<string, string | Date, string | Date>;
export type DefaultMoment = ColumnType<string, string | Date | undefined, string | Date>;

/** `date`, read and written as `YYYY-MM-DD`. */
export type Day = string;

/** `jsonb`. Read as a value, written as JSON text (the driver would turn arrays into PostgreSQL arrays). */
export type Json<T> = ColumnType<T, string, string>;
export type DefaultJson<T> = ColumnType<T, string | undefined, string>;

export type { Generated };
