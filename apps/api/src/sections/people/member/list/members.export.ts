import type { memberRoutes } from '@courtyard/contract/people/member/member';
import { memberColumns } from '@courtyard/contract/people/member/member.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { everyMember } from './members.sql';

/** The members as a file, each as they show themselves to the caller. */
export const membersExport = (query: z.output<(typeof memberRoutes.exportMembers)['query']>) =>
  defineExport({
    name: 'members',
    columns: memberColumns,
    rows: (context) => everyMember(context, query),
  });
