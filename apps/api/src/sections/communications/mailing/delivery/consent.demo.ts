import { sql } from 'kysely';
import type { DemoSeed } from '../../../../platform/section/demo/demo-community';

/** SQL: how many in a hundred, by the digits of an id: the same ones every time. */
const draw = (id: string) => sql`(abs(hashtext(${sql.ref(id)}::text)) % 100)`;

/**
 * That required notices may come by e-mail: those who sign in agreed in their accounts, nine in ten of the other members there or
 * on paper, and two thirds of those who have an address and no account on paper. One has withdrawn it.
 */
export const seedConsents: DemoSeed = async (tx, { id: tenantId, people }) => {
  const signedIn = Object.values(people).map(({ memberId }) => memberId);
  await sql`insert into mail_consent (tenant_id, id, member_id, given_on, given_how, given_recorded)
    select member.tenant_id, gen_random_uuid(), member.id, (now() - interval '40 days')::date,
      case when ${draw('member.id')} < 60 or member.id = any(${signedIn}::uuid[]) then 'account' else 'paper' end,
      case when ${draw('member.id')} < 60 or member.id = any(${signedIn}::uuid[]) then member.display_name else 'Secretary' end
    from member where member.tenant_id = ${tenantId} and status = 'active'
      and (member.id = any(${signedIn}::uuid[]) or ${draw('member.id')} < 90)`.execute(tx);
  await sql`insert into mail_consent (tenant_id, id, person_id, given_on, given_how, given_recorded)
    select tenant_id, gen_random_uuid(), id, (now() - interval '40 days')::date, 'paper', 'Secretary' from person
    where tenant_id = ${tenantId} and member_id is null and email is not null and ${draw('id')} < 66`.execute(
    tx,
  );
  await sql`update mail_consent set withdrawn_on = given_on + 20, withdrawn_how = 'paper', withdrawn_recorded = 'Secretary'
    where id = (select id from mail_consent where given_how = 'paper' order by member_id, person_id limit 1)`.execute(
    tx,
  );
};
