import { mailingRoutes } from '@courtyard/contract/communications/mailing/mailing';
import { deliveryColumns } from '@courtyard/contract/communications/mailing/mailing.columns';
import { defineExport, exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { requireSeesNamesOf } from '../../../../platform/notifications/audience/audience-rights';
import { storedAudience } from '../../../../platform/notifications/audience/stored-audience.sql';
import { notFound } from '../../../../platform/http/problem';
import { listKey } from '../../../../platform/database/lists/text-search/list-key.rules';
import type { Tx } from '../../../../platform/database/database';
import type { ReadContext } from '../../../../platform/section/call-context';
import { previewOf, sentTo } from '../sending/mailing-email';
import { readersOf } from '../sending/mailing-readers';
import { deliveryTotals, deliveryValues, everyDelivery, pageOfDeliveries } from './deliveries.sql';
import { liftBlock, pageOfBlocks } from './mail-blocks';
import { printedLetters } from './printed-letters';

const maxReaders = 20;

async function written(tx: Tx, mailingId: string) {
  const row = await tx
    .selectFrom('mailing')
    .select(['subject', 'body', 'category', 'audienceId', 'dispatchId'])
    .where('id', '=', mailingId)
    .executeTakeFirst();
  if (!row) throw notFound('e-mail notification');
  return row;
}

/** The same, for who may see to whom it goes. */
async function named(context: Pick<ReadContext, 'tx' | 'caller'>, mailingId: string) {
  const row = await written(context.tx, mailingId);
  await requireSeesNamesOf(context, await storedAudience(context.tx, row.audienceId));
  return row;
}

/** The log of a mailing, the letter as each gets it, and letters to print. */
export const deliveryModule: Module = () => [
  implement(mailingRoutes.listDeliveries, async (call) => {
    await named(call, call.params.mailingId);
    return pageOfDeliveries(call, call.params.mailingId, call.query);
  }),
  implementStream(mailingRoutes.exportDeliveries, async (call) => {
    const { platform, tenant, params } = call;
    await platform.inTenant(tenant.id, (tx) => named({ ...call, tx }, params.mailingId), { readOnly: true });
    return exportList(
      call,
      defineExport({
        name: 'delivery-log',
        columns: deliveryColumns,
        rows: (context) => everyDelivery(context, params.mailingId, call.query),
      }),
    );
  }),
  implement(mailingRoutes.deliveryValues, async (call) => ({
    data: await deliveryValues(call, call.params.mailingId, call.query),
  })),
  implement(mailingRoutes.deliveryTotals, async (call) => ({
    data: await deliveryTotals(call, call.params.mailingId, call.query),
  })),
  implement(mailingRoutes.mailingReaders, async (call) => {
    const { audienceId, dispatchId } = await named(call, call.params.mailingId);
    if (dispatchId !== null)
      return { data: await sentTo(call, dispatchId, { search: call.query.search, most: maxReaders }) };
    const readers = await readersOf(call, await storedAudience(call.tx, audienceId));
    const wanted = listKey(call.query.search ?? '');
    const found = readers.filter(({ name, email }) => listKey(`${name} ${email ?? ''}`).includes(wanted));
    return { data: found.slice(0, maxReaders).map(({ key, name, email }) => ({ key, name, email })) };
  }),

  implement(mailingRoutes.listMailBlocks, (call) => pageOfBlocks(call, call.query)),
  implement(mailingRoutes.liftMailBlock, (call) => liftBlock(call, call.body)),

  implementStream(mailingRoutes.previewMailing, async (call) => {
    const { platform, tenant, params, query, reply } = call;
    const html = await platform.inTenant(
      tenant.id,
      async (tx) => previewOf({ ...call, tx }, await written(tx, params.mailingId), query.reader),
      { readOnly: true },
    );
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      // The letter brings its styles, and nothing that runs, loads or leads anywhere; our own pages alone may frame it, and may
      // measure it: of the same origin, but without scripts.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    });
    return html;
  }),

  implementStream(mailingRoutes.printMailing, async (call) => {
    const { platform, tenant, params, reply } = call;
    const draw = await platform.inTenant(
      tenant.id,
      async (tx) => printedLetters({ ...call, tx }, await named({ ...call, tx }, params.mailingId)),
      { readOnly: true },
    );
    void reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="letters.pdf"',
      'cache-control': 'private, no-store',
    });
    return draw();
  }),
];
