import { useMessages } from '@courtyard/common';
import type { AssigneeInput } from '@courtyard/contract/service-requests/request/request';
import { ComboboxField } from '@courtyard/ui/forms';
import { z } from 'zod';
import { requestMessages } from '../request.messages';
import { communityRequests } from '../request.queries';
import { actionMessages } from './action.messages';

/** A form with one assignee as "member:id" or "committee:id"; null for nobody. */
export const assigneeValue = z.object({ assignee: z.string().nullable().default(null) });

/** What the field's value means. */
export function assigneeOf(value: string | null): AssigneeInput {
  const [kind, id] = value?.split(':') ?? [];
  return id !== undefined && (kind === 'member' || kind === 'committee') ? { kind, id } : null;
}

interface AssigneeFieldProps {
  name: string;
  /** Who it is assigned to now. */
  current?: { kind: string; id: string; name: string } | null;
}

/** Members who handle requests, and committees, by name; empty for nobody. */
export function AssigneeField({ name, current = null }: AssigneeFieldProps) {
  const t = useMessages(actionMessages);
  const tRequest = useMessages(requestMessages);
  const choices = communityRequests.useRead('GET /api/v1/community-requests/assignees');
  const options = (choices.data ?? []).map(({ kind, id, name: label }) => ({
    value: `${kind}:${id}`,
    label,
  }));
  return (
    <ComboboxField
      name={name}
      label={tRequest('assignee')}
      options={options}
      placeholder={t('nobody')}
      {...(current && { initialOption: { value: `${current.kind}:${current.id}`, label: current.name } })}
    />
  );
}
