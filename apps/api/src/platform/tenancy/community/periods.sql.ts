import type { Tx } from '../../database/database';

/** For how many days things wait, as the community of the transaction set it. */
export const periodsOf = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('tenant')
    .select(['invitationDays', 'answerDays'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
