import type { Buffer } from 'node:buffer';
import { picture } from '../../../platform/section/demo/picture';
import type { TestApp, TestPerson } from '../../../testing';
import { demoDay } from '../../../testing/calls/demo-day';

interface Claim {
  id: string;
  version: number;
  amountMinor: number;
}

/** Somebody of the scene; throws before the scene is open. */
function of(person: TestPerson | undefined): TestPerson {
  if (!person) throw new Error('nobody is signed in');
  return person;
}

/** Members of the demo who claim, review and approve. */
export class ClaimScene {
  private people: Partial<Record<'owner' | 'treasurer' | 'board' | 'admin', TestPerson>> = {};
  private shade = 0;
  account = '';
  fund = '';

  constructor(private readonly app: TestApp) {}

  get owner() {
    return of(this.people.owner);
  }

  get treasurer() {
    return of(this.people.treasurer);
  }

  get board() {
    return of(this.people.board);
  }

  get admin() {
    return of(this.people.admin);
  }

  today = () => demoDay(0, this.app.platform.clock());

  async open(): Promise<void> {
    for (const role of ['owner', 'treasurer', 'board', 'admin'] as const)
      this.people[role] = await this.app.client.as(role, 'demo');
    const { data } = await this.treasurer.ok('GET /api/v1/expense-claims/choices');
    this.account = data.accounts[0]?.id ?? '';
    this.fund = data.funds[0]?.id ?? '';
  }

  /** A stored picture: of other content each time where none is given. */
  receipt = (content: Buffer = picture([(this.shade += 1), 120, 90], [20, 30, this.shade])) =>
    this.app.platform.inTenant(this.app.tenants.demo, async (tx) => {
      const file = { tenantId: this.app.tenants.demo, name: 'Receipt.png', content, uploadedBy: null };
      return (await this.app.platform.files.store(tx, file)).id;
    });

  bodyOf = async (more: object = {}) => ({
    fileIds: [await this.receipt()],
    amountMinor: 12_345,
    spentOn: this.today(),
    purpose: 'Light bulbs for the lobby',
    ...more,
  });

  submit = async (person: TestPerson, more: object = {}) => {
    const body = await this.bodyOf(more);
    return (await person.ok('POST /api/v1/my-expense-claims', { body })).data;
  };

  linesOf = ({ amountMinor }: Claim) => [
    { accountId: this.account, fundId: this.fund, description: null, amountMinor },
  ];

  review = (person: TestPerson, claim: Claim, lines = this.linesOf(claim)) =>
    person.call('POST /api/v1/expense-claims/:claimId/review', {
      params: { claimId: claim.id },
      body: { version: claim.version, lines },
    });

  read = async (claim: Claim) =>
    (await this.board.ok('GET /api/v1/expense-claims/:claimId', { params: { claimId: claim.id } })).data;

  approvalOf = async (claim: Claim): Promise<string> => {
    const query = { record: 'expense-claim', recordId: claim.id, state: 'waiting' as const };
    const { data } = await this.board.ok('GET /api/v1/approvals', { query });
    return data[0]?.id ?? '';
  };

  approve = (person: TestPerson, approvalId: string) =>
    person.call('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });
}
