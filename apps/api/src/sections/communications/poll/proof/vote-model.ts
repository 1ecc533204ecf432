export const voterNames = ['owner', 'board', 'treasurer'] as const;
export type VoterName = (typeof voterNames)[number];

/** What has to come of an action, by a model that knows votes, proxies and owners alone. */
export class VoteModel {
  readonly votes = new Map<string, string>();
  readonly proxies = new Map<string, VoterName>();
  constructor(
    readonly own: ReadonlyMap<string, ReadonlySet<VoterName>>,
    readonly replaceable: boolean,
  ) {}

  owns = (who: VoterName, elector: string) => this.own.get(elector)?.has(who) ?? false;
  stays = (elector: string) => this.votes.has(elector) && !this.replaceable;

  put(elector: string, choices: string): number {
    if (this.stays(elector)) return 409;
    this.votes.set(elector, choices);
    return 200;
  }

  vote = (who: VoterName, elector: string, choices: string): number =>
    this.owns(who, elector) || this.proxies.get(elector) === who ? this.put(elector, choices) : 404;

  /** `by` null: recorded by who runs the poll. */
  give(by: VoterName | null, elector: string, to: VoterName): number {
    if (by !== null && !this.owns(by, elector)) return 404;
    if (this.votes.has(elector)) return 409;
    if (by === to || this.owns(to, elector)) return 422;
    this.proxies.set(elector, to);
    return 204;
  }

  revoke(by: VoterName | null, elector: string): number {
    if ((by !== null && !this.owns(by, elector)) || !this.proxies.has(elector)) return 404;
    if (this.stays(elector)) return 409;
    this.proxies.delete(elector);
    return 204;
  }
}
