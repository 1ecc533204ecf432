/** Who looks on as another member, read-only. */
export interface Viewer {
  memberId: string;
  displayName: string;
  permissions: ReadonlySet<string>;
}

/** Who calls, in the community of the request. */
export interface Caller {
  tenantId: string;
  identityId: string;
  memberId: string;
  sessionId: string;
  displayName: string;
  permissions: ReadonlySet<string>;
  /** A role of theirs demands a second factor by now, and they have none: they may set one up, and nothing else. */
  owesFactor: boolean;
  /** When the next of their roles, or the delay until a second factor is owed, ends by itself; null where nothing does. */
  changesAt: Date | null;
  /** Network address of the client. */
  address: string;
  /** Who looks on as this member, and whose session it is: such a call reads and changes nothing. Not there where the member calls themselves. */
  viewer?: Viewer;
}
