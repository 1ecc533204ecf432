import type { FastifyReply } from 'fastify';
import type { Platform } from '../../platform/core/platform';
import type { ReadContext } from '../../platform/section/call-context';
import { dateFormatOf } from '../../platform/tenancy/preferences/preferences.sql';
import type { Tenant } from '../../platform/tenancy/tenant';

interface PdfCall extends Omit<ReadContext, 'tx'> {
  tenant: Tenant;
  platform: Platform;
  reply: FastifyReply;
}

/** Makes what is printed as of one moment, lets the connection go, and draws it. */
export async function sendPdf<T>(
  call: PdfCall,
  name: string,
  make: (context: ReadContext) => Promise<T>,
  draw: (paper: Tenant & { dateFormat: string }, made: T) => Promise<Buffer>,
): Promise<Buffer> {
  const { platform, tenant, caller, reply } = call;
  const { made, dateFormat } = await platform.inTenant(
    tenant.id,
    async (tx) => ({
      made: await make({ ...call, tx }),
      dateFormat: await dateFormatOf(tx, caller.memberId),
    }),
    { readOnly: true, snapshot: true },
  );
  void reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}.pdf"`,
    'cache-control': 'private, no-store',
  });
  return draw({ ...tenant, dateFormat }, made);
}
