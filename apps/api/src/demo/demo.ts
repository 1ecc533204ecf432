import { noProgress } from '@courtyard/build/progress/progress.mjs';
import { hashPassword } from '../platform/auth/password/password';
import type { Db, Tx } from '../platform/database/database';
import { newId } from '../platform/core/ids';
import { createBuiltInRoles } from '../platform/auth/permissions/roles.service';
import type { Platform } from '../platform/core/platform';
import { useOnly } from '../platform/registry/choice/section-settings.service';
import { seedTickets } from './demo-tickets';
import { keepBranding } from '../platform/tenancy/community/branding/community-branding.sql';
import { addMember, ensureIdentity } from '../platform/tenancy/members.service';
import {
  type DemoCommunity,
  type DemoPerson,
  demoPersons,
  type DemoSeed,
} from '../platform/section/demo/demo-community';
import { sections } from '../sections/sections';
import { StartError } from '../server/start-error';
import { demoCommunities, type DemoCommunityPlan, demoPassword } from './communities';

/** The small community shows what switched-off sections look like. */
const chooseSections: DemoSeed = async (tx, tenant) => {
  if (tenant.slug === 'lakeside') await useOnly(tx, tenant.id, ['properties']);
};

/** The small community shows a wordmark in colours of its own. */
const chooseColors: DemoSeed = async (tx, tenant) => {
  if (tenant.slug === 'demo') return;
  const colors = { wordmarkLight: '#0f766e', wordmarkDark: '#5eead4' };
  await keepBranding(tx, tenant.id, { logo: null, logoPlate: true, ...colors, version: 1 });
};

/** Seeds in their order, under the name that progress shows. */
const seedGroups: readonly { name: string; seeds: readonly DemoSeed[] }[] = [
  { name: 'community', seeds: [chooseSections, chooseColors, seedTickets] },
  ...sections.map(({ id, demo }) => ({ name: id, seeds: demo })),
];

const domains = { demo: 'demo.example', lakeside: 'lakeside.example' } as const;

export const demoEmail = (person: DemoPerson, slug: keyof typeof domains) => `${person}@${domains[slug]}`;

async function ensureTenant(db: Db, plan: DemoCommunityPlan): Promise<string> {
  const { slug, name, timeZone, currency, jurisdiction } = plan;
  await db
    .insertInto('tenant')
    .values({ id: newId(), slug, name, timeZone, currency, jurisdiction, openRegistration: true })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('tenant')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

async function seedCommunity(
  platform: Platform,
  tx: Tx,
  plan: DemoCommunityPlan,
  id: string,
  identities: Map<DemoPerson, string>,
  note: (text: string) => void,
) {
  const { permissions, db } = platform;
  const roles = await createBuiltInRoles(tx, permissions, id);
  const people: Partial<DemoCommunity['people']> = {};
  for (const person of demoPersons) {
    const { displayName, role } = plan.people[person];
    const roleIds = [roles.get(role)].filter((roleId) => roleId !== undefined);
    const identityId = identities.get(person) ?? '';
    const memberId = await addMember(tx, { tenantId: id, identityId, displayName, roleIds });
    people[person] = { memberId, displayName, email: demoEmail(person, plan.slug) };
  }
  const { slug, name, timeZone, currency, units } = plan;
  const { admin, board, treasurer, manager, owner, tenant: lessee, vendor } = people;
  if (!admin || !board || !treasurer || !manager || !owner || !lessee || !vendor)
    throw new Error('a demo person is missing');
  const tenant: DemoCommunity = {
    id,
    slug,
    name,
    timeZone,
    currency,
    language: 'en',
    openRegistration: true,
    firstWeekday: 7,
    units,
    platform,
    people: { admin, board, treasurer, manager, owner, tenant: lessee, vendor },
    identify: (neighbours) =>
      Promise.all(neighbours.map((person) => ensureIdentity(db, { ...person, passwordHash: null }))),
  };
  for (const { name: group, seeds } of seedGroups) {
    for (const seed of seeds) await seed(tx, tenant);
    note(group);
  }
}

/**
 * Makes the demo communities where they are not there. Each is filled in one transaction, so a start that was cut
 * short leaves none half full.
 */
export async function seedDemo(platform: Platform, progress = noProgress): Promise<void> {
  let passwordHash: string | null = null;
  for (const plan of demoCommunities) {
    const id = await ensureTenant(platform.db, plan);
    const filled = await platform.inTenant(id, (tx) =>
      tx.selectFrom('member').select('id').limit(1).execute(),
    );
    if (filled.length > 0) continue;
    const hash = (passwordHash ??= await hashPassword(demoPassword));
    await progress.step(`Creating the demo community ${plan.name}`, async (note) => {
      const identities = new Map<DemoPerson, string>();
      for (const person of demoPersons) {
        const { displayName } = plan.people[person];
        const email = demoEmail(person, plan.slug);
        identities.set(person, await ensureIdentity(platform.db, { email, displayName, passwordHash: hash }));
      }
      await platform.inTenant(id, (tx) => seedCommunity(platform, tx, plan, id, identities, note), {
        statementTimeoutMs: 120_000,
      });
    });
  }
}

/** Throws StartError where the demo's accounts are in the data: everybody knows their password. */
export async function refuseDemoAccounts({ db, env, dataFolder }: Platform): Promise<void> {
  const emails = demoCommunities.flatMap(({ slug }) => demoPersons.map((person) => demoEmail(person, slug)));
  const found = await db.selectFrom('identity').select('id').where('email', 'in', emails).limit(1).execute();
  if (found.length === 0) return;
  const place = env.DATABASE_URL ? 'the database of DATABASE_URL' : dataFolder;
  const setting = env.DATABASE_URL ? 'DATABASE_URL' : 'COURTYARD_DATA_DIR';
  throw new StartError(
    `The data in ${place} is demo data, with publicly known passwords. Set ${setting} to other data for production.`,
  );
}
