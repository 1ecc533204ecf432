import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { buildApp } from './app';
import { demoPassword } from './demo/communities';
import type { DemoPerson } from './platform/section/demo/demo-community';
import { demoEmail } from './demo/demo';
import { jobs } from './modules';
import { sections } from './sections/sections';
import { hashToken } from './platform/auth/sessions/token';
import { type BuiltPlatform, createPlatform } from './platform/core/create-platform';
import { createLog } from './platform/core/log';
import type { Platform } from './platform/core/platform';
import { unnamedIn } from './testing/named-history';
import { asServer, createTestDatabase, testServer } from './testing/test-database';
import { testEnv } from './testing/test-env';
import { testPerson, type TestPerson } from './testing/calls/test-client';

/** Every section, for who makes a platform of their own. */
export { sections };
export type { CallInput, TestAnswer, TestPerson } from './testing/calls/test-client';

type Community = 'demo' | 'lakeside';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  /** Ids of the two communities. */
  readonly tenants: Record<Community, string>;
  /** `client.as('admin', 'demo')`: signed in, once per file; `anonymous('demo')`: not. */
  readonly client: {
    as(person: DemoPerson, community: Community): Promise<TestPerson>;
    anonymous(community: Community): TestPerson;
    /** As whoever holds a token. */
    holding(token: string, community: Community): TestPerson;
  };
  /** Moves the platform's clock. */
  setClock(now: Date): void;
  /** Starts the background jobs, which stand still otherwise. */
  startJobs(): Promise<void>;
  /** Runs a job of the clock once, now, by its name. */
  runJob(name: string, payload?: object): Promise<void>;
}

export interface WithAppOptions {
  /** Settings by the names of the environment. */
  env?: Record<string, string>;
  /** Where the log goes, and at which level: for tests of the log. */
  log?: { level: string; destination: DestinationStream };
  /** Serves pages too. */
  pages?: (platform: Platform) => (app: FastifyInstance) => Promise<void>;
}

interface Open {
  app: FastifyInstance;
  built: BuiltPlatform;
  tenants: Record<Community, string>;
  close(): Promise<void>;
}

/** Somebody of the demo, from when they signed in on. */
interface SignedIn {
  person: TestPerson;
  token: string;
  usedAt: number;
}

async function idOf({ tenants }: Platform, slug: Community): Promise<string> {
  const tenant = await tenants.bySlug(slug);
  if (!tenant) throw new Error(`there is no community ${slug}`);
  return tenant.id;
}

async function open(options: WithAppOptions, clock: () => Date): Promise<Open> {
  const database = await createTestDatabase();
  const env = testEnv({ ...options.env, ...(options.log && { LOG_LEVEL: options.log.level }) });
  const log = createLog(env, options.log?.destination);
  const built = await createPlatform({ env, log, databaseUrl: database.url, clock, sections });
  const { platform } = built;
  await cp(testServer().files, join(platform.dataFolder, 'files'), { recursive: true });
  const app = await buildApp({ platform, ...(options.pages && { pages: options.pages(platform) }) });
  await app.ready();
  return {
    app,
    built,
    tenants: { demo: await idOf(platform, 'demo'), lakeside: await idOf(platform, 'lakeside') },
    async close() {
      const unnamed = await asServer({ platform }, unnamedIn);
      built.drain();
      await app.close();
      await built.stop();
      await database.drop();
      await rm(platform.dataFolder, { recursive: true, force: true });
      // Its page would show the field's name in the code, in every language.
      if (unnamed.length > 0) throw new Error(`histories tell without a word of ${unnamed.join(', ')}`);
    },
  };
}

/** An app on a fresh database with the two demo communities, for the tests of one file. Call it at the file's top. */
export function withApp(options: WithAppOptions = {}): TestApp {
  let opened: Open | undefined;
  let now: Date | null = null;
  const people = new Map<string, Promise<SignedIn>>();
  const current = (): Open => {
    if (!opened) throw new Error('the app is there inside of tests only');
    return opened;
  };
  const person = (community: Community, token: string | null) =>
    testPerson(() => current().app, community, token);

  beforeAll(async () => {
    opened = await open(options, () => now ?? new Date());
  }, 180_000);
  afterAll(async () => {
    await opened?.close();
  });

  const time = () => (now ?? new Date()).getTime();

  async function signIn(who: DemoPerson, community: Community): Promise<SignedIn> {
    const body = { email: demoEmail(who, community), password: demoPassword };
    const { data } = await person(community, null).ok('POST /api/v1/member-auth/login', { body });
    return { person: person(community, data.token), token: data.token, usedAt: time() };
  }

  /**
   * A session ends thirty days after its last use, and ninety after its start: where the clock was moved on, it is one that began now.
   */
  async function use(signedIn: SignedIn, community: Community): Promise<void> {
    if (time() - signedIn.usedAt < 20 * 86_400_000) return;
    signedIn.usedAt = time();
    const { platform } = current().built;
    await platform.inTenant(current().tenants[community], (tx) =>
      tx
        .updateTable('session')
        .set({ lastSeenAt: new Date(signedIn.usedAt), startedAt: new Date(signedIn.usedAt) })
        .where('tokenHash', '=', hashToken(signedIn.token))
        .execute(),
    );
  }

  return {
    get app() {
      return current().app;
    },
    get platform() {
      return current().built.platform;
    },
    get tenants() {
      return current().tenants;
    },
    client: {
      async as(who, community) {
        const key = `${who}@${community}`;
        const known = people.get(key) ?? signIn(who, community);
        people.set(key, known);
        const signedIn = await known;
        await use(signedIn, community);
        return signedIn.person;
      },
      anonymous: (community) => person(community, null),
      holding: (token, community) => person(community, token),
    },
    setClock(moment) {
      now = moment;
    },
    startJobs: () => current().built.start(jobs),
    async runJob(name, payload = {}) {
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      await job.run(payload, current().built.platform);
    },
  };
}
