import type { SpecialAssessment } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { sql } from 'kysely';
import { unitsOn } from '../../unit-account/unit-ledger-on.sql';
import type { Tx } from '../../../../../platform/database/database';
import { unitName } from '../../owner-account/unit-name.sql';

/** The installments of a special assessment, each with what of it is still to be billed. */
export async function planOf(tx: Tx, assessmentId: string): Promise<SpecialAssessment['plan']> {
  const { rows } = await sql<SpecialAssessment['plan'][number]>`
    select installment.position, installment.issued_on as "issuedOn", installment.due_on as "dueOn", installment.amount_minor as "amountMinor",
      waiting.amount as "waitingMinor", waiting.units as "waitingUnits",
      case when waiting.units > 0 then installment.problem else (select run.problem from invoice_run run
        join special_assessment_part part on part.tenant_id = run.tenant_id and part.run_id = run.id
        where part.tenant_id = installment.tenant_id and part.assessment_id = installment.assessment_id
          and part.position = installment.position and run.status = 'failed' limit 1) end as problem
    from special_assessment_installment installment
    cross join lateral (select coalesce(sum(part.amount_minor), 0)::bigint as amount, count(*)::int as units
      from special_assessment_part part where part.tenant_id = installment.tenant_id
        and part.assessment_id = installment.assessment_id and part.position = installment.position and part.run_id is null) waiting
    where installment.assessment_id = ${assessmentId} order by installment.position`.execute(tx);
  return rows;
}

/** What each unit has of a special assessment, with who owns it on a day. */
export async function unitsOfLevy(
  tx: Tx,
  assessmentId: string,
  day: string,
): Promise<SpecialAssessment['rows']> {
  const { rows } = await sql<{
    propertyId: string;
    name: string;
    leviedMinor: number;
    restMinor: number;
    billedMinor: number;
    openMinor: number;
  }>`
    with part as (select property_id, sum(amount_minor)::bigint as levied,
        coalesce(sum(amount_minor) filter (where run_id is null), 0)::bigint as rest
      from special_assessment_part where assessment_id = ${assessmentId} group by property_id),
    billed as (select invoice.property_id, sum(invoice.total_minor)::bigint as total, sum(invoice.open_minor)::bigint as open
      from invoice where invoice.voided_on is null and invoice.run_id in (select run_id from special_assessment_part
        where assessment_id = ${assessmentId} and run_id is not null) group by invoice.property_id)
    select property.id as "propertyId", ${unitName} as name, part.levied as "leviedMinor", part.rest as "restMinor",
      coalesce(billed.total, 0)::bigint as "billedMinor", coalesce(billed.open, 0)::bigint as "openMinor"
    from part join property on property.id = part.property_id left join billed on billed.property_id = part.property_id
    order by property.building_sort, property.unit_sort, property.id`.execute(tx);
  const owned = await unitsOn(
    tx,
    rows.map(({ propertyId }) => propertyId),
    day,
  );
  return rows.map(({ propertyId, name, ...row }) => ({
    ...row,
    property: { id: propertyId, name },
    owners: owned.get(propertyId)?.owners ?? '',
    paidMinor: row.billedMinor - row.openMinor,
  }));
}

/** Installments of special assessments that are still to be billed to a unit, those that should have been on this day. */
export async function laterInstallments(
  tx: Tx,
  propertyId: string,
  today: string,
): Promise<UnitStatement['later']> {
  const { rows } = await sql<UnitStatement['later'][number]>`
    select levy.title, installment.issued_on as "issuedOn", installment.due_on as "dueOn", part.amount_minor as "amountMinor"
    from special_assessment_part part
    join special_assessment levy on levy.tenant_id = part.tenant_id and levy.id = part.assessment_id and levy.ended_on is null
    join special_assessment_installment installment on installment.tenant_id = part.tenant_id
      and installment.assessment_id = part.assessment_id and installment.position = part.position
    where part.property_id = ${propertyId} and part.run_id is null
    order by installment.issued_on, levy.title`.execute(tx);
  return rows.map((row) => ({ ...row, issuedOn: row.issuedOn < today ? today : row.issuedOn }));
}
