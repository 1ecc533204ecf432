import { addDays, dayAt } from '@courtyard/contract/days';
import { messagesIn } from '@courtyard/contract/messages';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../platform/section/tasks/task-provider';
import { claimMessages, claimUrl } from './claim-notifications';

interface Waiting {
  id: string;
  number: number;
  purpose: string;
  claimantName: string;
  version: number;
  submittedAt: string;
  total: number;
}

const defaultDays = 7;

async function find(
  { tx, tenant, about, most }: TaskQuestion,
  where: RawBuilder<SqlBool>,
  words: { title: (claim: Waiting) => string; verb: string },
): Promise<FoundTasks> {
  if (about !== null && about.record !== 'expense-claim') return { tasks: [], total: 0 };
  const { rows } =
    await sql<Waiting>`select claim.id, claim.number, claim.purpose, claim.claimant_name, claim.version,
      claim.submitted_at, count(*) over ()::int as total
    from expense_claim claim where ${where} ${about === null ? sql`` : sql`and claim.id = ${about.recordId}`}
    order by claim.submitted_at, claim.number limit ${most}`.execute(tx);
  return {
    total: rows[0]?.total ?? 0,
    tasks: rows.map((claim) => ({
      id: `${claim.id}:${claim.version}`,
      title: words.title(claim),
      verb: words.verb,
      link: claimUrl(claim.id),
      dueOn: addDays(dayAt(claim.submittedAt, tenant.timeZone), defaultDays),
    })),
  };
}

/** Claims of others whose accounts are to be set, also where an approval ended without a decision. */
const toReview: TaskProvider = {
  kind: 'claim-review',
  permission: 'Tracked Expense Create',
  async find(question) {
    const { caller, language } = question;
    if (!caller.permissions.has('Expense Tracker Transactions View')) return { tasks: [], total: 0 };
    const t = messagesIn(claimMessages, language);
    return find(
      question,
      sql`claim.member_id <> ${caller.memberId} and (claim.state = 'submitted' or claim.state = 'pending' and not exists (
        select from approval where approval.record = 'expense-claim' and approval.record_id = claim.id and approval.state = 'waiting'))`,
      {
        verb: t('review.verb'),
        title: ({ number, claimantName: claimant, purpose }) =>
          t('review.title', { number, claimant, purpose }),
      },
    );
  },
};

/** Claims of the caller that were returned. */
const returned: TaskProvider = {
  kind: 'claim-returned',
  permission: null,
  async find(question) {
    const t = messagesIn(claimMessages, question.language);
    return find(question, sql`claim.state = 'returned' and claim.member_id = ${question.caller.memberId}`, {
      verb: t('correct.verb'),
      title: ({ number, purpose }) => t('correct.title', { number, purpose }),
    });
  },
};

export const claimTasks: readonly TaskProvider[] = [toReview, returned];
