import type { Minutes } from '@courtyard/contract/communications/meeting/minutes/minutes';
import type { ColumnType, Generated } from 'kysely';

type Later = ColumnType<string | null, string | undefined, string | Date | null>;

export interface MinutesTables {
  meetingMinutes: {
    tenantId: string;
    meetingId: string;
    body: string;
    executiveBody: string | null;
    status: Minutes['status'];
    authorId: string | null;
    approvedBy: ColumnType<string | null, string | undefined, string | null>;
    approvedAt: Later;
    publishedAt: Later;
    fileId: ColumnType<string | null, string | undefined, string | null>;
    version: Generated<number>;
  };
}
