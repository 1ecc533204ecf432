-- Of the random ids of the ballots: with it a count has a hash that tells nothing to who does not have the ballots.
alter table poll_count add column ballots_mark text;
update poll_count set ballots_mark = coalesce(
  (select encode(sha256(convert_to(string_agg(ballot.id::text, ',' order by ballot.id::text collate "C"), 'UTF8')), 'hex')
   from poll_ballot ballot where ballot.tenant_id = poll_count.tenant_id and ballot.poll_id = poll_count.poll_id),
  encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'));
alter table poll_count alter column ballots_mark set not null;

-- Whether its exact totals could tell who chose what: they are for the inspectors only. Kept, because electors and ballots go.
alter table poll_count add column telling boolean not null default false;
update poll_count set telling = poll.secrecy = 'secret' and coalesce(weights.telling, poll.basis = 'share')
from poll left join lateral (
  select count(distinct weight) > 1 and min(holders) < 5 as telling from (
    select weight, count(*) as holders from poll_elector elector
    where elector.tenant_id = poll.tenant_id and elector.poll_id = poll.id and elector.suspended is null group by weight
    union all
    select weight, count(*) from poll_ballot ballot
    where ballot.tenant_id = poll.tenant_id and ballot.poll_id = poll.id group by weight) classes) weights on true
where poll.tenant_id = poll_count.tenant_id and poll.id = poll_count.poll_id;
