import type { ApprovalRuleInput } from '@courtyard/contract';
import { defineMessages } from '@courtyard/contract/messages';
import { z } from 'zod';
import { withApp } from '../../../../testing';
import { contextOfMember } from '../../../section/bulk/bulk-job-context';
import { defineApproval } from '../approval-kind';
import { requestApproval } from '../request-approval';

export const rulesPath = 'GET /api/v1/approval-rules';
export const updatePath = 'PUT /api/v1/approval-rules/:approvalKind';
export const give = 'POST /api/v1/approvals/:approvalId/approve';
export const one = 'GET /api/v1/approvals/:approvalId';
export const ofRoles = 'people.role-update';

export const code = (status: number, value: string) => ({ status, body: { code: value } });
export const step = (fromMinor: number, deciders: number) => ({ fromMinor, deciders });

/** An app whose section of people has payments too: a kind with amounts, as a section of money would declare it. */
export function withPayments() {
  const app = withApp();
  const paid: number[] = [];

  /** A payment, as a section of money would declare it. */
  const payment = defineApproval({
    name: 'people.payment',
    label: { en: 'Payment', es: 'Pago' },
    asking: 'Member Update',
    deciding: 'Member Update',
    whenNobody: 'refuse',
    ruled: 'amounts',
    limits: [{ fromMinor: 50_000, deciders: 1 }],
    parameters: z.object({ amountMinor: z.int() }),
    messages: defineMessages({ en: {}, es: {} }),
    content: (_t, { amountMinor }, language) => ({
      title: language === 'es' ? `Pago de ${amountMinor}` : `Payment of ${amountMinor}`,
      changes: [],
    }),
    fingerprint: async () => 'open',
    carryOut: async (_context, { amountMinor }) => {
      paid.push(amountMinor);
    },
  });

  const inDemo: typeof app.platform.inTenant = (_id, work) => app.platform.inTenant(app.tenants.demo, work);
  const person = (who: 'admin' | 'board' | 'treasurer' | 'owner') => app.client.as(who, 'demo');

  async function memberOf(who: string): Promise<string> {
    const { id } = await inDemo('', (tx) =>
      tx
        .selectFrom('member')
        .innerJoin('identity', 'identity.id', 'member.identityId')
        .select('member.id')
        .where('identity.email', '=', `${who}@demo.example`)
        .executeTakeFirstOrThrow(),
    );
    return id;
  }

  const roleOf = async (name: string): Promise<string> => {
    const { data } = await (await person('admin')).ok('GET /api/v1/roles', { query: { search: name } });
    return data.find((role) => role.name === name)?.id ?? '';
  };

  /** Makes somebody an administrator, or no longer, past all rules. */
  async function administrate(who: string, holds: boolean) {
    const [memberId, roleId] = [await memberOf(who), await roleOf('Project Admin')];
    await inDemo('', async (tx) => {
      await tx
        .deleteFrom('memberRole')
        .where('memberId', '=', memberId)
        .where('roleId', '=', roleId)
        .execute();
      if (holds)
        await tx.insertInto('memberRole').values({ tenantId: app.tenants.demo, memberId, roleId }).execute();
    });
    app.platform.sessions.forget(app.tenants.demo);
  }

  const read = async () => (await (await person('admin')).ok(rulesPath)).data;
  async function ruleOf(kind: string) {
    const rule = (await read()).rules.find((each) => each.kind === kind);
    if (!rule) throw new Error(`there is no rule of ${kind}`);
    return rule;
  }

  async function set(kind: string, change: Partial<ApprovalRuleInput>, who: 'admin' | 'board' = 'admin') {
    const { limits, version } = await ruleOf(kind);
    const body = { limits, version, ...change };
    return (await person(who)).call(updatePath, { params: { approvalKind: kind }, body });
  }

  /** As `set`, and another administrator approves it where it waits. */
  async function settle(kind: string, change: Partial<ApprovalRuleInput>) {
    const answer = await set(kind, change);
    expect(answer).toMatchObject({ status: 200 });
    const { approvalId } = await ruleOf(kind);
    if (approvalId !== null) await (await person('board')).ok(give, { params: { approvalId } });
  }

  /** Has a payment wait in the name of the admin; null where it does not. */
  async function pay(amountMinor: number) {
    const memberId = await memberOf('admin');
    const { demo } = app.tenants;
    return app.platform.inTenant(demo, async (tx) => {
      const tenant = await app.platform.tenants.bySlug('demo');
      if (!tenant) throw new Error('the demo is gone');
      const asking = await contextOfMember({
        tx,
        platform: app.platform,
        tenant,
        section: 'people',
        memberId,
      });
      if (!asking) throw new Error('the admin is gone');
      return requestApproval(asking, payment, {
        parameters: { amountMinor },
        about: { record: 'payment', recordId: crypto.randomUUID(), link: '/people/members' },
        amount: { minor: amountMinor, currency: 'USD' },
      });
    });
  }

  /** A committee with these members in its seats. */
  async function committee(name: string, seated: readonly string[]): Promise<string> {
    const admin = await person('admin');
    const { data } = await admin.ok('POST /api/v1/committees', { body: { name, seats: 5 } });
    for (const [index, who] of seated.entries()) {
      const body = { memberId: await memberOf(who), seat: index + 1, startsOn: '2020-01-01' };
      await admin.ok('POST /api/v1/committees/:committeeId/terms', {
        params: { committeeId: data.id },
        body,
      });
    }
    return data.id;
  }

  beforeEach(() => {
    const people = app.platform.sections.find(({ id }) => id === 'people');
    if (people) jest.replaceProperty(people, 'approvals', [...people.approvals, payment]);
  });
  afterEach(() => jest.restoreAllMocks());

  return {
    app,
    paid,
    person,
    inDemo,
    memberOf,
    roleOf,
    administrate,
    read,
    ruleOf,
    set,
    settle,
    pay,
    committee,
  };
}
