import type { FastifyReply } from 'fastify';
import type { Platform } from '../../../../platform/core/platform';
import type { ReadContext } from '../../../../platform/section/call-context';
import type { Tenant } from '../../../../platform/tenancy/tenant';

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
  draw: (tenant: Tenant, made: T) => Promise<Buffer>,
): Promise<Buffer> {
  const { platform, tenant, reply } = call;
  const made = await platform.inTenant(tenant.id, (tx) => make({ ...call, tx }), {
    readOnly: true,
    snapshot: true,
  });
  void reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}.pdf"`,
    'cache-control': 'private, no-store',
  });
  return draw(tenant, made);
}
