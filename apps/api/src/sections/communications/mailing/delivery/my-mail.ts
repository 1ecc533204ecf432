import { type MyMail, myMailRoutes } from '@courtyard/contract/communications/mailing/my-mail';
import {
  chosenCategories,
  digestCategories,
  type MailWay,
} from '@courtyard/contract/communications/mailing/mailing.values';
import { implement, type Module } from '../../../../platform/http/implement';
import { invalid } from '../../../../platform/http/problem';
import { subscribeAgain, unsubscribe } from '../../../../platform/mail/dispatch/unsubscribe/blocks.sql';
import type { CallContext, ReadContext } from '../../../../platform/section/call-context';
import { addressOf } from '../sending/dispatch-mailing';
import { categoryOf } from '../sending/mailing-email';

type Category = (typeof chosenCategories)[number];

const isDigested = (category: string): category is (typeof digestCategories)[number] =>
  digestCategories.some((each) => each === category);

async function myMail(context: ReadContext): Promise<MyMail> {
  const { tx, caller } = context;
  const address = (await addressOf(context, caller.memberId)).toLowerCase();
  const blocks = await tx
    .selectFrom('mailBlock')
    .select('category')
    .where('address', '=', address)
    .where('because', '=', 'unsubscribed')
    .execute();
  const digests = await tx
    .selectFrom('mailDigest')
    .select('category')
    .where('memberId', '=', caller.memberId)
    .execute();
  const wayOf = (category: Category): MailWay => {
    if (blocks.some((block) => block.category === categoryOf({ category }))) return 'off';
    return digests.some((digest) => digest.category === category) ? 'digest' : 'letter';
  };
  return chosenCategories.map((category) => ({
    category,
    way: wayOf(category),
    canDigest: isDigested(category),
  }));
}

/** The same as unsubscribing by a letter's link, and back; nobody else's business, so no history. */
async function choose(context: CallContext, category: Category, way: MailWay): Promise<MyMail> {
  const { tx, tenant, caller, platform } = context;
  if (way === 'digest' && !isDigested(category))
    throw invalid({ way: 'Only news and events can be sent in the daily or weekly digest.' });
  const address = (await addressOf(context, caller.memberId)).toLowerCase();
  const subscription = { address, category: categoryOf({ category }) ?? '' };
  if (way === 'off') await unsubscribe(tx, tenant.id, subscription, platform.clock());
  else await subscribeAgain(tx, subscription);
  if (!isDigested(category)) return myMail(context);
  await tx
    .deleteFrom('mailDigest')
    .where('memberId', '=', caller.memberId)
    .where('category', '=', category)
    .execute();
  if (way === 'digest')
    await tx
      .insertInto('mailDigest')
      .values({ tenantId: tenant.id, memberId: caller.memberId, category })
      .execute();
  return myMail(context);
}

/** What a member wants of the mail that the community sends. */
export const myMailModule: Module = () => [
  implement(myMailRoutes.getMyMail, async (call) => ({ data: await myMail(call) })),
  implement(myMailRoutes.chooseMyMail, async (call) => ({
    data: await choose(call, call.params.category, call.body.way),
  })),
];
