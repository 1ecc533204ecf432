import { z } from 'zod';
import { day, id } from '../../wire/primitives';
import { notInOrder } from '../../wire/fields/period';
import { homeRelations } from '../member/member.values';
import { roleEnds } from '../role/role';

/** What somebody becomes a member with; its days are to be checked by `homeDaysInOrder`. */
export const admissionFields = z.object({
  roleIds: z.array(id).min(1).max(20),
  ends: roleEnds,
  /** A property that becomes theirs. */
  propertyId: id.nullable().default(null),
  /** As what it becomes theirs. */
  relation: z.enum(homeRelations).default('resident'),
  /** From when on it is theirs; null: from that day on. */
  startsOn: day.nullable().default(null),
  /** The last day on which it is; null: for as long as nobody ends it. What a tenant may do ends with it. */
  endsOn: day.nullable().default(null),
});

interface HomeDays {
  startsOn: string | null;
  endsOn: string | null;
}

/** The last day is not before the first. */
export const homeDaysInOrder = [
  ({ startsOn, endsOn }: HomeDays): boolean => startsOn === null || endsOn === null || endsOn >= startsOn,
  notInOrder,
] as const;

export const admission = admissionFields.refine(...homeDaysInOrder);

export type Admission = z.infer<typeof admission>;
