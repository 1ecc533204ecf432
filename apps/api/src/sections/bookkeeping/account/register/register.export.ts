import type { chartRoutes } from '@courtyard/contract/bookkeeping/account/account';
import { registerColumns, type RegisterRow } from '@courtyard/contract/bookkeeping/account/register.columns';
import type { z } from 'zod';
import { account, everyLine, funds, type RegisterScope } from '../../../../ledger';
import { defineExport, exportList } from '../../../../platform/files/export/export-list';
import type { StreamCall } from '../../../../platform/http/implement';
import type { ReadContext } from '../../../../platform/section/call-context';
import { requireScope } from './register.service';

async function* rowsOf({ tx }: ReadContext, scope: RegisterScope): AsyncIterable<RegisterRow> {
  const codes = new Map((await funds(tx)).map(({ id, code }) => [id, code]));
  for await (const line of everyLine(tx, scope)) yield { ...line, fundCode: codes.get(line.fundId) ?? '' };
}

type ExportCall = StreamCall<typeof chartRoutes.exportRegister>;

/** A register as a file, called by the code of its account. Throws a Problem before the file begins: 404, 422. */
export async function exportRegister(call: ExportCall) {
  const { platform, tenant, params, query } = call;
  const { format: _, ...days }: z.output<(typeof chartRoutes.exportRegister)['query']> = query;
  const scope = { ...params, ...days };
  const { code } = await platform.inTenant(
    tenant.id,
    async (tx) => {
      await requireScope({ tx }, scope);
      return account(tx, scope.accountId);
    },
    { readOnly: true },
  );
  const name = `register-${code.replaceAll(/[^\w.-]/g, '-')}`;
  return exportList(
    call,
    defineExport({ name, columns: registerColumns, rows: (context) => rowsOf(context, scope) }),
  );
}
