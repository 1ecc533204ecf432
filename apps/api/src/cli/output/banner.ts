import type { Running } from '../../server/start';
import { demoCommunities, demoPassword } from '../../demo/communities';
import type { DemoPerson } from '../../platform/section/demo/demo-community';

const people: readonly DemoPerson[] = ['admin', 'board', 'treasurer', 'owner', 'vendor'];

/** What a person sees once the demo runs: where to go and whom to be. */
export function demoBanner(addressOf: (slug: string) => string): string {
  const addresses = demoCommunities.map(({ slug, name }) => [addressOf(slug), name] as const);
  const width = Math.max(...addresses.map(([address]) => address.length));
  const roles = demoCommunities[0]?.people;
  return [
    '',
    '  Courtyard is running',
    '',
    ...addresses.map(([address, name]) => `  ${address.padEnd(width)}   ${name}`),
    '',
    '  Sign in as',
    ...people.map((person) => `    ${`${person}@demo.example`.padEnd(width)} ${roles?.[person].role ?? ''}`),
    `  password ${demoPassword}; the same names @lakeside.example at Lakeside`,
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}

export function serveBanner(
  running: Running,
  communities: readonly { slug: string; name: string }[],
): string {
  const { tenants } = running.platform;
  if (communities.length === 0) {
    return '\n  Courtyard is running, with no community yet. Make the first:\n\n    courtyard tenant create oakwood --name "Oakwood Village" --admin you@example.com\n';
  }
  const addresses = communities.map(({ slug, name }) => [tenants.addressOf({ slug }), name] as const);
  const width = Math.max(...addresses.map(([address]) => address.length));
  return [
    '',
    '  Courtyard is running',
    '',
    ...addresses.map(([a, name]) => `  ${a.padEnd(width)}   ${name}`),
    '',
  ].join('\n');
}
