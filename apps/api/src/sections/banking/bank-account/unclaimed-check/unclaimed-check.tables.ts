import type { Day, Generated, Moment } from '../../../../platform/database/columns';

export interface UnclaimedCheckTables {
  bankSetting: {
    tenantId: string;
    staleAfterDays: Generated<number>;
    unclaimedAccountId: string | null;
    version: Generated<number>;
  };
  unclaimedCheck: {
    tenantId: string;
    id: string;
    paymentId: string;
    turn: number;
    bankAccountId: string;
    accountId: string;
    number: number;
    payee: string;
    writtenOn: Day;
    amountMinor: number;
    movedOn: Day;
    checkEntryId: string;
    entryId: string;
    createdBy: string;
    approvedBy: string | null;
    createdAt: Moment;
  };
}
