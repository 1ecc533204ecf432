import { readEnv } from './env';

test('says nothing, gets the defaults', () => {
  expect(readEnv({})).toMatchObject({
    COURTYARD_MODE: 'production',
    PORT: 8080,
    DATABASE_POOL: 10,
    DATABASE_PREPARED: true,
    COURTYARD_BASE_DOMAIN: 'localhost',
    COURTYARD_DEV_ORIGINS: [],
  });
});

test('an empty variable is none', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8080 });
});

test('the demo has an upgrade card, an installation only where it says so', () => {
  expect(readEnv({}).COURTYARD_UPGRADE_URL).toBeUndefined();
  expect(readEnv({}, 'demo').COURTYARD_UPGRADE_URL).toBe('https://www.courtyard.example/plans');
  const own = { COURTYARD_UPGRADE_URL: 'https://example.com/plans' };
  expect(readEnv(own, 'demo').COURTYARD_UPGRADE_URL).toBe('https://example.com/plans');
  expect(() => readEnv({ COURTYARD_UPGRADE_URL: 'javascript:alert(1)' })).toThrow(
    /it must be an address like/,
  );
});

test('communities are below the public origin unless it says otherwise', () => {
  const origin = { COURTYARD_ORIGIN: 'https://example.com' };
  expect(readEnv(origin).COURTYARD_BASE_DOMAIN).toBe('example.com');
  expect(readEnv({ ...origin, COURTYARD_BASE_DOMAIN: 'Homes.example.com' }).COURTYARD_BASE_DOMAIN).toBe(
    'homes.example.com',
  );
});

test.each([
  [{ PORT: '70000' }, "PORT isn't valid: it must be a whole number from 0 to 65535."],
  [{ COURTYARD_MODE: 'fast' }, "COURTYARD_MODE isn't valid: it must be demo, production or test."],
  [{ COURTYARD_SECRET: 'short' }, "COURTYARD_SECRET isn't valid: it must have at least 32 characters."],
  [
    { COURTYARD_METRICS: 'on' },
    "COURTYARD_METRICS isn't valid: it must be off, a port, or a token of at least 16 characters.",
  ],
  [
    { COURTYARD_METRICS: '80000' },
    "COURTYARD_METRICS isn't valid: it must be off, a port, or a token of at least 16 characters.",
  ],
  [{ SMTP_URL: 'mail' }, "SMTP_URL isn't valid: it must be an address like smtp://user:password@host:587."],
])('%j is refused in one sentence', (variables, sentence) => {
  expect(() => readEnv(variables)).toThrow(sentence);
});

test.each([
  [undefined, { by: 'nobody' }],
  ['9100', { by: 'port', port: 9100 }],
  ['only the watcher knows', { by: 'token', token: 'only the watcher knows' }],
])('measurements are read by %s', (value, setting) => {
  expect(readEnv({ COURTYARD_METRICS: value }).COURTYARD_METRICS).toEqual(setting);
});

test('several origins are separated by commas', () => {
  const { COURTYARD_DEV_ORIGINS: origins } = readEnv({
    COURTYARD_DEV_ORIGINS: 'http://localhost:3000, http://localhost:3001',
  });
  expect(origins).toEqual(['http://localhost:3000', 'http://localhost:3001']);
});
