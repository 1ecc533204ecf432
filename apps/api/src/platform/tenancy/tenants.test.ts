import { withApp } from '../../testing';
import { createTenant } from './create-tenant';
import { inEachTenant } from './each-tenant';
import { slugOf, TenantService } from './tenants.service';

const scene = withApp({ env: { COURTYARD_ORIGIN: 'https://example.com' } });

test.each([
  ['demo.localhost:8080', 'localhost', 'demo'],
  ['DEMO.localhost', 'localhost', 'demo'],
  ['demo.example.com', 'example.com', 'demo'],
  ['demo.example.com.', 'example.com', 'demo'],
  ['localhost:8080', 'localhost', null],
  ['127.0.0.1:8080', 'localhost', null],
  ['[::1]:8080', 'localhost', null],
  ['a.demo.localhost', 'localhost', null],
  ['demo.example.org', 'example.com', null],
  ['evilexample.com', 'example.com', null],
  ['.localhost', 'localhost', null],
])('the community of %s below %s is %s', (host, base, slug) => {
  expect(slugOf(host, base)).toBe(slug);
});

test('a community is addressed below the public origin', () => {
  expect(scene.platform.tenants.addressOf({ slug: 'demo' })).toBe('https://demo.example.com');
});

test('what was read of a community before it was changed is not remembered after', async () => {
  const { platform } = scene;
  const tenants = new TenantService(platform.db, platform.env);
  const reading = tenants.bySlug('lakeside');
  tenants.forgetAll();
  const before = await reading;
  await platform.db.updateTable('tenant').set({ name: 'Changed' }).where('slug', '=', 'lakeside').execute();
  expect(await tenants.bySlug('lakeside')).toEqual({ ...before, name: 'Changed' });
});

test('a new community has its roles and an administrator who can sign in', async () => {
  const input = {
    slug: 'oakwood',
    name: 'Oakwood Village',
    timeZone: 'America/Denver',
    currency: 'USD',
    admin: { email: 'Ann@oakwood.example', displayName: 'Ann Lee', password: 'twelve is enough' },
  };
  const tenant = await createTenant(scene.platform, input);
  const roles = await scene.platform.inTenant(tenant.id, (tx) =>
    tx.selectFrom('role').select('name').orderBy('name').execute(),
  );
  expect(roles.map((role) => role.name)).toEqual([
    'Auditor',
    'Board Member',
    'Manager',
    'Member',
    'Project Admin',
    'Tenant',
    'Treasurer',
    'Vendor',
  ]);
  const answer = await scene.app.inject({
    method: 'POST',
    url: '/api/v1/member-auth/login',
    headers: { host: 'oakwood.example.com', 'content-type': 'application/json' },
    payload: JSON.stringify({ email: 'ann@oakwood.example', password: 'twelve is enough' }),
  });
  expect(answer.statusCode).toBe(200);
  // As a browser wants it of cookies that no other sub-domain can set.
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: '__Host-courtyard_session', secure: true, path: '/' }),
    expect.objectContaining({ name: '__Host-courtyard_device', secure: true, path: '/' }),
  ]);
  await expect(createTenant(scene.platform, input)).rejects.toThrow(
    'A community named oakwood already exists.',
  );
});

test('a community is made whole or not at all, and once', async () => {
  const input = {
    slug: 'elmwood',
    name: 'Elmwood',
    timeZone: 'America/Denver',
    currency: 'USD',
    admin: { email: 'eve@elmwood.example', displayName: 'Eve', password: 'twelve is enough' },
  };
  const nameless = { ...input, admin: { ...input.admin, displayName: '' } };
  await expect(createTenant(scene.platform, nameless)).rejects.toThrow('member_display_name_check');
  expect(await scene.platform.tenants.bySlug('elmwood')).toBeNull();
  const made = await Promise.allSettled([
    createTenant(scene.platform, input),
    createTenant(scene.platform, input),
  ]);
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('one community for which a job fails does not keep it from the others', async () => {
  const done: string[] = [];
  const work = inEachTenant(scene.platform, async ({ slug }) => {
    if (slug === 'demo') throw new Error('not here');
    done.push(slug);
  });
  await expect(work).rejects.toThrow(/^it failed for 1 of \d communities$/);
  expect(done).toContain('lakeside');
});
