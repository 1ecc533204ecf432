import type { mailBlockRoutes, MailBlock } from '@courtyard/contract/communications/mailing/mail-block';
import { mailingCategories } from '@courtyard/contract/communications/mailing/mailing.values';
import type { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { removeBlock } from '../../../../platform/mail/dispatch/unsubscribe/blocks.sql';
import { notFound } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';

type Query = z.output<(typeof mailBlockRoutes.listMailBlocks)['query']>;

/** Of mailings alone: what other letters can be unsubscribed from is not theirs to lift. */
const stored = (category: MailBlock['category']): string => (category === null ? '*' : `mailing.${category}`);
const ofMailings = ['*', ...mailingCategories.map(stored)];

const orders = { address: { column: 'block.address' }, at: { column: 'block.at' } };

/** Addresses that get no letters. */
export async function pageOfBlocks({ tx }: ReadContext, { search, because, sort, cursor, limit }: Query) {
  const { rows, page } = await keysetPage({
    query: tx
      .selectFrom((from) =>
        from
          .selectFrom('mailBlock')
          .leftJoin('identity', 'identity.email', 'mailBlock.address')
          .leftJoin('member', (join) =>
            join
              .onRef('member.tenantId', '=', 'mailBlock.tenantId')
              .onRef('member.identityId', '=', 'identity.id'),
          )
          .select([
            'mailBlock.address',
            'mailBlock.because',
            'mailBlock.at',
            'mailBlock.category as stored',
            'member.displayName as name',
          ])
          .where('mailBlock.category', 'in', ofMailings)
          .as('block'),
      )
      .select(['address', 'because', 'at', 'stored', 'name'])
      .where(allOf(everyWord(search, ['block.address', 'block.name'])))
      .$if(because !== undefined, (query) => query.where('because', 'in', [...(because ?? [])])),
    sortColumns: orderBy(orders, sort, { column: 'block.stored' }),
    cursor,
    limit,
  });
  const data = rows.map(({ stored: key, ...row }): MailBlock => ({
    ...row,
    category: mailingCategories.find((category) => stored(category) === key) ?? null,
  }));
  return { data, page };
}

/** Letters go to the address again. Throws notFound. */
export async function liftBlock(
  context: CallContext,
  { address, category }: Pick<MailBlock, 'address' | 'category'>,
): Promise<void> {
  const row = await removeBlock(context.tx, { address, category: stored(category) });
  if (!row) throw notFound('blocked address');
  await recordChange(
    context,
    changeOf('mail-block.lift', { 'mail-block': address }, { address, because: row.because }, {}),
  );
}
