/** Who calls, in the community of the request. */
export interface Caller {
  tenantId: string;
  identityId: string;
  memberId: string;
  sessionId: string;
  displayName: string;
  permissions: ReadonlySet<string>;
  /** Network address of the client. */
  address: string;
}
