import type {
  StatementRun,
  StatementRunSummary,
  StatementRunUnit,
} from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { notFound } from '../../../../../platform/http/problem';
import { letterState } from '../../letter/owner-letter.sql';
import { unitName } from '../../owner-account/unit-name.sql';

/** Runs that a page lists. */
export const maxRuns = 100;

/** Runs that fit, the newest first, each with where its letters stand. */
export async function runsWhere(tx: Tx, where: RawBuilder<SqlBool>): Promise<StatementRunSummary[]> {
  const { rows } = await sql<StatementRunSummary>`
    select run.id, run.audience, run.includes_held as "includesHeld", run.from_on as "fromOn", run.at_on as at,
      run.asked_at as "askedAt", run.sent_by as "sentBy", unit.*, letter.*
    from statement_run run
    cross join lateral (select
      (count(*) filter (where outcome = 'mailed'))::int as units,
      (count(*) filter (where outcome = 'no-address'))::int as unreachable,
      (count(*) filter (where outcome = 'on-hold'))::int as held
      from statement_run_unit of_run where of_run.tenant_id = run.tenant_id and of_run.run_id = run.id) unit
    cross join lateral (select count(*)::int as letters,
      (count(*) filter (where state = 'queued'))::int as waiting,
      (count(*) filter (where state in ('sent', 'kept', 'forgotten')))::int as sent,
      (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state = 'withheld'))::int as withheld
      from (select ${letterState} as state from owner_letter letter
        left join mail on mail.tenant_id = letter.tenant_id and mail.id = letter.mail_id
        where letter.tenant_id = run.tenant_id and letter.statement_run_id = run.id) stands) letter
    where ${where} order by run.asked_at desc, run.id desc limit ${maxRuns}`.execute(tx);
  return rows;
}

/** Throws a Problem, 404. */
export async function runSummary(tx: Tx, runId: string): Promise<StatementRunSummary> {
  const [run] = await runsWhere(tx, sql<SqlBool>`run.id = ${runId}`);
  if (!run) throw notFound('run of statements');
  return run;
}

/** A run with what became of each of its units, by name. Throws a Problem, 404. */
export async function statementRun(tx: Tx, runId: string): Promise<StatementRun> {
  const run = await runSummary(tx, runId);
  const { rows } = await sql<StatementRunUnit>`
    select jsonb_build_object('id', property.id, 'name', ${unitName}) as property, unit.owners,
      unit.balance_minor as "balanceMinor", unit.outcome,
      coalesce((select jsonb_agg(jsonb_build_object('id', letter.id, 'recipient', letter.recipient,
          'state', ${letterState}, 'withheld', letter.withheld) order by letter.recipient)
        from owner_letter letter left join mail on mail.tenant_id = letter.tenant_id and mail.id = letter.mail_id
        where letter.tenant_id = unit.tenant_id and letter.statement_run_id = unit.run_id
          and letter.property_id = unit.property_id), '[]'::jsonb) as letters
    from statement_run_unit unit
    join property on property.tenant_id = unit.tenant_id and property.id = unit.property_id
    where unit.run_id = ${runId}
    order by property.building_sort, property.unit_sort, property.id`.execute(tx);
  return { ...run, rows };
}
