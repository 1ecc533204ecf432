import type { ViewAs } from '@courtyard/contract';
import { beginViewAs } from '../../../../platform/auth/view-as/begin-view-as.service';
import type { CallContext } from '../../../../platform/section/call-context';
import { requireVisibleMember } from '../member.sql';
import { viewedAs } from './view-as-notification';

/** Lets the caller look on as a member, who is told of it. Throws notFound, and a conflict where the member may do more. */
export async function viewAsMember(context: CallContext, memberId: string): Promise<ViewAs> {
  const { tx, tenant, platform, caller } = context;
  await requireVisibleMember(context, memberId);
  const view = await beginViewAs(context, memberId);
  await platform.notify(tx, viewedAs, {
    tenant,
    parameters: { by: caller.displayName },
    to: { memberIds: [memberId] },
  });
  return view;
}
