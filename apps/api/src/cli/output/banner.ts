import type { Running } from '../../server/start';
import { demoCommunities, demoPassword } from '../../demo/communities';
import { demoPersons } from '../../platform/section/demo/demo-community';

type Community = readonly [address: string, name: string];

function banner(communities: readonly Community[], more: (width: number) => readonly string[]): string {
  const width = Math.max(...communities.map(([address]) => address.length));
  return [
    '',
    '  Courtyard is running',
    '',
    ...communities.map(([address, name]) => `  ${address.padEnd(width)}   ${name}`),
    '',
    ...more(width),
  ].join('\n');
}

/** What a person sees once the demo runs: where to go and whom to be. */
export function demoBanner(addressOf: (slug: string) => string): string {
  const communities = demoCommunities.map(({ slug, name }): Community => [addressOf(slug), name]);
  const roles = demoCommunities[0]?.people;
  return banner(communities, (width) => [
    '  Sign in as',
    ...demoPersons.map(
      (person) => `    ${`${person}@demo.example`.padEnd(width)} ${roles?.[person].role ?? ''}`,
    ),
    `  Password: ${demoPassword}. For Lakeside, use the same names @lakeside.example.`,
    '',
    '  Press Ctrl-C to stop.',
    '',
  ]);
}

export function serveBanner(
  running: Running,
  communities: readonly { slug: string; name: string }[],
): string {
  const { tenants } = running.platform;
  if (communities.length === 0) {
    return '\n  Courtyard is running. There are no communities yet. Create the first one:\n\n    courtyard tenant create oakwood --name "Oakwood Village" --admin you@example.com\n';
  }
  return banner(
    communities.map(({ slug, name }) => [tenants.addressOf({ slug }), name]),
    () => [],
  );
}
