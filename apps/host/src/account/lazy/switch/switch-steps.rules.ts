/** A step from one community to the other, as the fragment of `/switch` says it. */
export type SwitchStep =
  /** At the community to go to: from which they come. */
  | { kind: 'from'; community: string }
  /** Back at the one where they are signed in: where to, and for which secret. */
  | { kind: 'to'; community: string; challenge: string }
  /** Again at the one to go to. */
  | { kind: 'ticket'; ticket: string };

const slug = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Reads a step; null for what is none. `token` is in each, as in every link that opens an account screen. */
export function switchStep(hash: string): SwitchStep | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const token = given.get('token') ?? '';
  const community = given.get('community') ?? '';
  switch (given.get('kind')) {
    case 'from':
      return slug.test(token) ? { kind: 'from', community: token } : null;
    case 'to':
      return slug.test(community) ? { kind: 'to', community, challenge: token } : null;
    case 'ticket':
      return { kind: 'ticket', ticket: token };
    default:
      return null;
  }
}

/** The address of a community beside this one: the sub-domain is all that a link may choose. */
export function addressBeside(
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
  community: string,
): string {
  return `${protocol}//${community}${host.slice(host.indexOf('.'))}`;
}
