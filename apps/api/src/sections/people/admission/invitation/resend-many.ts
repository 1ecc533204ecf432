import { maxInJob } from '@courtyard/contract/fields/chosen-rows';
import type { Invitation } from '@courtyard/contract/people/admission/invitation/invitation';
import type {
  bulkInvitationRoutes,
  ResendPreview,
} from '@courtyard/contract/people/admission/invitation/bulk-invitations';
import { labelsFrom } from '@courtyard/contract/fields/labels';
import type { RawBuilder, SqlBool } from 'kysely';
import { z } from 'zod';
import { requireCanGive } from '../../../../platform/auth/permissions/granting.service';
import { conflict, Problem } from '../../../../platform/http/problem';
import {
  type BulkChange,
  type ListRow,
  type BulkContext,
  maxNamed,
  whereChosen,
} from '../../../../platform/section/bulk/bulk-change';
import { eachByItself, maxInCall, reasonOf } from '../../../../platform/section/bulk/each-by-itself';
import { resendInvitation } from './invitation.service';
import { conditionsOf, invitationQuery } from './invitation.sql';
import en from '../../people.en.json';
import es from '../../people.es.json';

const labels = labelsFrom(en, es);

type Chosen = z.output<(typeof bulkInvitationRoutes.previewResend)['body']>['chosen'];
type Filters = Extract<Chosen, { matching: unknown }>['matching'];

/** `name` is the address. */
type InvitationRow = ListRow & Pick<Invitation, 'status' | 'roles'>;

/** The invitations of a condition, the oldest first. */
async function readRows(
  context: BulkContext,
  where: RawBuilder<SqlBool>,
  limit: number,
): Promise<InvitationRow[]> {
  const rows = await invitationQuery(context)
    .where(where)
    .orderBy('invitation.sentAt')
    .orderBy('invitation.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, version, email, status, roles }) => ({ id, version, name: email, status, roles }));
}

/** Throws for one that was answered: a reason that is understood where many are named. */
function requireUnanswered({ status }: Pick<InvitationRow, 'status'>): void {
  if (status === 'accepted') throw conflict('invitation-answered', 'They’re already a member.');
  if (status === 'revoked')
    throw conflict('invitation-answered', 'The invitation was revoked. Invite them again.');
}

/** Sends many invitations again, each as one is. */
export const bulkResend: BulkChange<Filters, InvitationRow, object> = {
  list: 'invitation',
  records: labels['many.invitations'],
  idColumn: 'invitation.id',
  most: maxInCall,
  matching: conditionsOf,
  read: readRows,
  job: {
    name: 'invitations.resend',
    permission: 'Member Invite',
    label: labels['job.resend'],
    page: '/people/invitations',
    input: z.object({}),
  },
  change: eachByItself((context, row) => {
    requireUnanswered(row);
    return resendInvitation(context, row);
  }),
};

/** Why an invitation is not sent again by the caller; null where it is. What may be given is asked once for the same roles. */
function reasonsAgainst(context: BulkContext): (row: InvitationRow) => Promise<string | null> {
  const refusal = async (check: () => void | Promise<void>) => {
    try {
      await check();
      return null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return context.translate(reasonOf(error));
    }
  };
  const ofRoles = new Map<string, Promise<string | null>>();
  return async (row) => {
    const answered = await refusal(() => requireUnanswered(row));
    if (answered !== null) return answered;
    const roleIds = row.roles.map(({ id }) => id);
    const key = roleIds.toSorted().join();
    const asked = ofRoles.get(key) ?? refusal(() => requireCanGive(context, roleIds));
    ofRoles.set(key, asked);
    return asked;
  };
}

/** Who would get their invitation again, and who not. One that is not there any more is in neither. */
export async function previewResend(context: BulkContext, chosen: Chosen): Promise<ResendPreview> {
  const where = whereChosen(context, bulkResend, chosen);
  const rows = await readRows(context, where, maxInJob);
  const reasonAgainst = reasonsAgainst(context);
  const emails: string[] = [];
  const left: ResendPreview['left'] = [];
  for (const row of rows) {
    const said = await reasonAgainst(row);
    if (said === null) emails.push(row.name);
    else left.push({ email: row.name, said });
  }
  return {
    count: emails.length,
    emails: emails.slice(0, maxNamed),
    leftCount: left.length,
    left: left.slice(0, maxNamed),
  };
}
