import { payoffRoutes } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import { historyOf } from '../../../../../platform/audit/history.sql';
import { implement, implementStream, type Module } from '../../../../../platform/http/implement';
import { pdfHeaders, readerOf, sheetFor } from '../../statement/paper/sheet-head';
import { payoffPaper } from './payoff-paper';
import { createPayoff, getPayoff, payoffFigures } from './payoff.service';

export const payoffModule: Module = () => [
  implement(payoffRoutes.previewPayoff, async (call) => ({ data: await payoffFigures(call, call.body) })),
  implement(payoffRoutes.createPayoff, async (call) => ({ data: await createPayoff(call, call.body) })),
  implement(payoffRoutes.getPayoff, async (call) => ({
    data: await getPayoff(call, call.params.payoffStatementId),
  })),
  implementStream(payoffRoutes.payoffPaper, async (call) => {
    const { platform, tenant, params, reply } = call;
    const { payoff, sheet } = await platform.inTenant(
      tenant.id,
      async (tx) => {
        const context = { ...call, tx };
        const found = await getPayoff(context, params.payoffStatementId);
        return { payoff: found, sheet: await sheetFor(context, await readerOf(context)) };
      },
      { readOnly: true },
    );
    void reply.headers(pdfHeaders(`payoff-${payoff.number}`));
    return payoffPaper(sheet, payoff);
  }),
  implement(
    payoffRoutes.payoffHistory,
    historyOf('payoff-statement', (call) => getPayoff(call, call.params.payoffStatementId)),
  ),
];
