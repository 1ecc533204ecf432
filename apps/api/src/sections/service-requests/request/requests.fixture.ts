import type { RequestDetails, RequestInput } from '@courtyard/contract/service-requests/request/request';
import { sql } from 'kysely';
import type { TestApp } from '../../../testing';

type Who = Parameters<TestApp['client']['as']>[0];

/** People and requests of the demo community, for tests. */
export function requestsOf(app: TestApp) {
  const as = (who: Who) => app.client.as(who, 'demo');
  const inDemo = <T>(work: Parameters<typeof app.platform.inTenant<T>>[1]) =>
    app.platform.inTenant(app.tenants.demo, work);

  /** Stores a file as an upload does, not yet of anything. Gives its id. */
  async function storedFile(name: string): Promise<string> {
    const file = { tenantId: app.tenants.demo, name, content: Buffer.from(name), uploadedBy: null };
    return (await inDemo((tx) => app.platform.files.store(tx, file))).id;
  }

  async function memberIdOf(who: Who): Promise<string> {
    const { rows } = await inDemo((tx) =>
      sql<{ id: string }>`select member.id from member join identity on identity.id = member.identity_id
        where identity.email like ${`${who}@%`}`.execute(tx),
    );
    return rows[0]?.id ?? '';
  }

  /** A unit that somebody owns now. */
  async function homeOf(who: Who): Promise<string> {
    const { rows } = await inDemo(async (tx) =>
      sql<{
        id: string;
      }>`select property_id as id from ownership join person on person.id = ownership.person_id
        where person.member_id = ${await memberIdOf(who)} and ends_on is null order by property_id`.execute(
        tx,
      ),
    );
    return rows[0]?.id ?? '';
  }

  const report = async (
    who: Who,
    more: Partial<RequestInput> & { title: string },
  ): Promise<RequestDetails> => {
    const body = { kind: 'maintenance' as const, category: 'plumbing', ...more };
    return (await (await as(who)).ok('POST /api/v1/my-requests', { body })).data;
  };

  /** As those who handle requests see it now. */
  const handled = async (id: string): Promise<RequestDetails> =>
    (await (await as('admin')).ok('GET /api/v1/community-requests/:requestId', { params: { requestId: id } }))
      .data;

  const action = async (
    who: Who,
    id: string,
    body: {
      action: 'triage' | 'start' | 'wait' | 'resolve' | 'close' | 'reopen' | 'withdraw';
      note?: string;
      waitingFor?: 'reporter' | 'vendor';
    },
  ) => {
    const { version } = await handled(id);
    return (await as(who)).call('POST /api/v1/requests/:requestId/state', {
      params: { requestId: id },
      body: { ...body, version },
    });
  };

  const comment = async (
    who: Who,
    id: string,
    text: string,
    more: { isInternal?: boolean; mentions?: string[]; fileIds?: string[] } = {},
  ) =>
    (await as(who)).call('POST /api/v1/requests/:requestId/comments', {
      params: { requestId: id },
      body: { text, ...more },
    });

  const notices = async (who: Who): Promise<string[]> =>
    (await (await as(who)).ok('GET /api/v1/shell/notifications')).data.map(({ title }) => title);

  return {
    storedFile,
    as,
    inDemo,
    memberIdOf,
    homeOf,
    report,
    handled,
    action,
    comment,
    notices,
  };
}
